import { cardCount, type Rules } from '../../../core/rules.ts';
import { compareScores, type Score } from '../../../play/score.ts';
import type { Tried } from '../../../solver/winnable.ts';
import { count } from './board.ts';

/** What the play page says of games that are kept on this device. */
export const SAVED = {
  resumed: 'Your game lies on the table as you left it.',
  taken: 'The game of your other tab lies on the table.',
  other: 'A game from another tab is kept.',
  take: 'Take it up',
  denied:
    'This browser keeps nothing here, so the game lasts as long as the page. The address still holds it.',
  unread: (reason: string) =>
    `A game that was kept on this device cannot be read, so it is set aside and a new one is dealt. ${reason} It can be downloaded under “Your record”.`,
} as const;

/** The button that opens the review of a game, and why it waits. */
export const DOOR = {
  open: 'Review this game',
  waits: 'There is nothing to review before the first move.',
} as const;

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

/** What the desk says of the score that is to be beaten. */
export function rivalText(rules: Rules, { home, deal, moves }: Score): string {
  if (home < cardCount(rules))
    return `Someone brought ${count(home, 'card')} home on this shuffle. Can you do better?`;
  const when = rules.redeals === 0 ? '' : ` in deal ${deal}`;
  return `Someone won on this shuffle${when}, with ${count(moves, 'move')}. Can you do as well?`;
}

/** What the desk adds once the other score is passed. */
export const AHEAD = 'You are ahead.';

/** How a game has come out against the score of another. */
export function comparison(rules: Rules, own: Score, rival: Score): string {
  const bothWon = rival.home === cardCount(rules) && own.home === rival.home;
  const told = ({ home, deal, moves }: Score): string => {
    if (!bothWon) return `${home}`;
    return `${rules.redeals === 0 ? 'won' : `won in deal ${deal}`} with ${count(moves, 'move')}`;
  };
  return `You: ${told(own)}. The other: ${told(rival)}. ${VERDICTS[compareScores(rules, own, rival)]}`;
}

const VERDICTS = {
  better: 'You have done better.',
  even: 'The two of you are even.',
  worse: 'The other has done better.',
} as const;

/** What the page says of a score in a link that cannot be read. */
export function badRival(reason: string): string {
  return `The result to beat in this link is left out. ${reason}`;
}

/** What the play page says of the record that is kept on this device. */
export const RECORD_LINE = {
  name: 'Your record',
  none: 'no game finished yet.',
  sum: (ended: number, won: number) =>
    ended === 1
      ? `one game${won === 1 ? ', won.' : ', not won.'}`
      : `${ended} games, ${won === 0 ? 'none' : won} won.`,
  denied:
    'This game could not be written into your record: the browser keeps nothing here, or has no room left.',
  newer:
    'The record on this device was made by a newer version of this site. It is left as it is, and nothing is added to it.',
  stuck: 'The record on this device cannot be read. It is left as it is, and nothing is added to it.',
  unread: (reason: string) =>
    `The record on this device cannot be read, so it is set aside and a new one begins. ${reason} It can be downloaded under “Your record”.`,
} as const;
