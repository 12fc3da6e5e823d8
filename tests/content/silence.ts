import type { Variation } from '../../src/core/study.ts';

/** The most moves in a row that a study may play without a word, a mark or a branch. */
export const MOST_SILENT = 8;

/** The most moves in a row, on any line of a study, that have no comment, no mark and no branch. */
export function longestSilence<M>({ nodes }: Variation<M>): number {
  let [now, longest] = [0, 0];
  for (const { comment, glyph, variations } of nodes) {
    now = comment === '' && glyph === '' && variations.length === 0 ? now + 1 : 0;
    longest = Math.max(longest, now, ...variations.map(longestSilence));
  }
  return longest;
}
