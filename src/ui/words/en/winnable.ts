import type { Rules } from '../../../core/rules.ts';
import type { Tried } from '../../../solver/winnable.ts';

/** The button that has a deal looked for which can be won; by plays alone, where there is a redeal or a merci. */
export function winnableButton({ redeals, merci }: Rules): string {
  const without = [...(redeals > 0 ? ['a redeal'] : []), ...(merci > 0 ? ['the merci'] : [])];
  return `A deal that can be won${without.length > 0 ? ` without ${without.join(' or ')}` : ''}`;
}

/** What stands beside the button, and what is said on the way. */
export const WINNABLE = {
  note: 'The solver tries shuffles at random until one is proved.',
  stop: 'Stop looking',
  looking: 'Looking for a deal that can be won.',
  stopped: (tried: number) =>
    tried === 0 ? 'Stopped.' : `Stopped after ${tried === 1 ? 'one deal' : `${tried} deals`}.`,
} as const;

/** How far the look has come. */
export function triedText({ tried, unknown }: Pick<Tried, 'tried' | 'unknown'>): string {
  if (tried === 0) return WINNABLE.looking;
  const deals = tried === 1 ? 'One deal tried, not winnable' : `${tried} deals tried, none winnable`;
  if (unknown === 0) return `${deals}.`;
  if (unknown === tried)
    return tried === 1
      ? 'One deal tried: too hard to tell.'
      : `${tried} deals tried, all of them too hard to tell.`;
  return `${tried} deals tried, none proved winnable; ${unknown} of them were too hard to tell.`;
}

/** What is said of the deal that was found. */
export function foundText({ redeals, merci }: Rules, hinted: boolean): string {
  const deal =
    redeals > 0
      ? 'This first deal can be won as it lies'
      : `This deal can be won${merci > 0 ? ' without the merci' : ''}`;
  return `${deal}: proved. ${hinted ? 'Hints know how.' : 'It is so hard that a hint may not find the way.'}`;
}
