import { count } from '../phrases.ts';

/* Nothing here needs the words of a board: the page with all puzzles has none. */

/** What the page with all puzzles says of the player's own. */
export const OWN_DOOR = {
  title: 'Your own puzzles',
  sum: (all: number, untried: number) => `: ${all}${untried === 0 ? '' : `, ${untried} not tried yet`}.`,
  /** What a file has brought: what is said of its tries, or nothing, and so many puzzles. */
  taken: (tries: string, puzzles: number) =>
    puzzles === 0 ? tries : `${tries} ${count(puzzles, 'puzzle')} of your own added.`.trim(),
  clearAsk: (tries: string, puzzles: number) =>
    puzzles === 0 ? tries : `${tries} So will ${count(puzzles, 'puzzle')} of your own.`,
} as const;
