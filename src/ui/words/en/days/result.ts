import { dateOfDay } from '../../../../play/days/day.ts';
import type { DealResult } from '../../../../play/days/deal-result.ts';
import type { PuzzleResult } from '../../../../play/days/puzzle-result.ts';
import { count } from '../phrases.ts';
import { COPY_RESULT } from './copy.ts';

/** The words beside a result that can be copied. */
export const RESULT = {
  copy: COPY_RESULT,
  copied: 'Copied',
  said: 'The result is copied.',
  byHand: 'This browser does not let the page copy. The result stands selected: copy it from there.',
  days: 'Earlier days',
} as const;

const dateText = (day: number): string =>
  dateOfDay(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** How the deal of a day went, without a card of it: `La Belle Lucie, deal of 25 November 2026: 13 · 29 · 52 home, won.` */
export function dealResultText({ day, title, house, homes, won, earlier }: DealResult): string {
  const game = house ? `${title} with house rules` : title;
  const before = earlier === null ? '' : ` In an earlier game: ${earlier} home.`;
  return `${game}, deal of ${dateText(day)}: ${homes.join(' · ')} home${won ? ', won' : ''}.${before}`;
}

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place in a row: `first`, `2nd`. */
function place(number: number): string {
  return number === 1 ? 'first' : `${number}${ENDINGS[ORDINAL.select(number)] ?? 'th'}`;
}

/** How the puzzle of a day went: `La Belle Lucie, puzzle of 25 November 2026: solved at the 2nd try, no hints.` */
export function puzzleResultText(day: number, { how, tries }: PuzzleResult): string {
  const end =
    how === 'failed'
      ? `not solved yet, ${count(tries, 'try', 'tries')}`
      : `solved at the ${place(tries)} try, ${how === 'helped' ? 'with a hint' : 'no hints'}`;
  return `La Belle Lucie, puzzle of ${dateText(day)}: ${end}.`;
}
