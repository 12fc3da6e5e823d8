import type { Rules } from '../../../../core/rules.ts';
import { count } from '../phrases.ts';

/** The buttons that have a deal looked for, and what is said when a look begins and ends. */
export const SOUGHT = {
  names: { easy: 'An easy deal', hard: 'A hard deal', winnable: 'A winnable deal' },
  looking: (name: string) => `Looking for ${name.toLowerCase()}.`,
  stop: 'Stop looking',
  stopped: (tried: number) => (tried === 0 ? 'Stopped.' : `Stopped after ${count(tried, 'deal')}.`),
} as const;

/** What these deals are; `graded` where easy and hard ones are offered. */
export function soughtNote({ redeals, merci }: Rules, graded: boolean): string {
  const hard = graded ? `Easy or hard ${redeals > 0 ? 'as a first deal' : 'to win'}. ` : '';
  const without = [redeals > 0 && 'a redeal', merci > 0 && 'the draw'].filter(Boolean).join(' or ');
  return `${hard}${without === '' ? '' : `Winnable without ${without}. `}The search takes a moment.`;
}
