/*
 * What was measured of all games as one text, so that the page of the variants carries it in few bytes. A row is a game:
 *
 *   la-belle-lucie;4502000 4462000 4543000;;1848000 1766000 1933000;22924000 22665000 23186000;;55 30 74;3 2
 *
 * Its id; the shares of deals that can be won, of deals not known, and of games won at random, by the best play and by any
 * play, each with its interval; moves; and of the difficulty the steps and which of GRADE_WORDS. What was not measured is
 * empty. Where better play than the best that is known may win more, its share has a `+` behind it.
 *
 * Shares are in hundred-millionths. In millionths 0.10499997 would be 0.105, and be shown as 11 % instead of 10 %.
 */

import type { Proportion } from '../../core/proportion.ts';
import { GRADE_WORDS } from '../words/en/compare.ts';
import type { GameFigures } from './compare.ts';

/** What a share of one is written as. */
const WHOLE_SHARE = 1e8;

/** Writes figures as rows; read back by {@link readFigureRows}. */
export function makeFigureRows(figures: readonly GameFigures[]): string {
  return figures.map(makeRow).join('\n');
}

function makeRow({ id, winnable, unknown, random, best, most, length, difficulty }: GameFigures): string {
  const share = (of: Proportion | null): string =>
    of === null ? '' : [of.chance, of.low, of.high].map((one) => Math.round(one * WHOLE_SHARE)).join(' ');
  return [
    id,
    share(winnable),
    share(unknown),
    share(random),
    share(best) + (best?.atLeast ? '+' : ''),
    share(most),
    length === null ? '' : [length.median, length.low, length.high].join(' '),
    difficulty === null
      ? ''
      : [difficulty.steps, (GRADE_WORDS as readonly string[]).indexOf(difficulty.word)].join(' '),
  ].join(';');
}

/** Reads the rows of {@link makeFigureRows}; shares come back to a hundred-millionth. */
export function readFigureRows(rows: string): GameFigures[] {
  return rows.split('\n').map(readRow);
}

function readRow(row: string): GameFigures {
  const [id = '', winnable = '', unknown = '', random = '', best = '', most = '', length = '', hard = ''] =
    row.split(';');
  const numbers = (text: string): number[] | null => (text === '' ? null : text.split(' ').map(Number));
  const share = (text: string): Proportion | null => {
    const [chance, low, high] = numbers(text)?.map((one) => one / WHOLE_SHARE) ?? [];
    return chance === undefined ? null : { chance, low: low!, high: high! };
  };
  const [median, low, high] = numbers(length) ?? [];
  const [steps, grade] = numbers(hard) ?? [];
  const known = share(best.replace('+', ''));
  return {
    id,
    winnable: share(winnable),
    unknown: share(unknown),
    random: share(random),
    best: known && { ...known, atLeast: best.endsWith('+') },
    most: share(most),
    length: median === undefined ? null : { median, low: low!, high: high! },
    difficulty: steps === undefined ? null : { word: GRADE_WORDS[grade!] ?? '', steps },
  };
}
