/*
 * Mines the deals of the exercise “How many can come home?”: first deals from a seed, one after the other, eight of each
 * grade, spread over the answers from no card to 52. The numbers of two deals tell nothing of their answers: within a grade
 * the deals stand in the order in which they were dealt.
 */

import { newGame } from '../core/deal/new-game.ts';
import type { Rules } from '../core/rules.ts';
import { countGrade, type DealCounts, dealCounts } from '../solver/difficulty/deal-counts.ts';

/** A deal of the exercise. */
export interface CountedDeal extends DealCounts {
  readonly seed: string;
  readonly grade: number;
}

type Ranges = readonly (readonly [from: number, to: number])[];

const SPREAD: Ranges = [
  [0, 2],
  [3, 6],
  [7, 11],
  [12, 17],
  [18, 24],
  [25, 33],
  [34, 42],
  [43, 50],
];

/**
 * The answers that are wanted of each grade, one deal for each pair, from and to. Three deals can be won. The larger the
 * generous count is against the truth, the smaller the truth.
 */
const WANTED: readonly Ranges[] = [
  [
    [0, 3],
    [4, 11],
    [12, 20],
    [21, 32],
    [33, 50],
    [52, 52],
    [52, 52],
    [52, 52],
  ],
  SPREAD,
  SPREAD,
  [
    [0, 2],
    [3, 6],
    [7, 11],
    [12, 17],
    [18, 24],
    [25, 31],
    [32, 38],
    [39, 47],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 4],
    [5, 8],
    [9, 13],
    [14, 20],
    [21, 28],
    [29, 37],
  ],
];

/** How many deals the exercise wants. */
export const WANTED_COUNTS = WANTED.flat().length;

/** Deals from `seed` and the numbers from 1 on, at most `samples`, until there is one for each answer that is wanted. */
export function mineCounts(rules: Rules, seed: string, samples: number): CountedDeal[] {
  const open = WANTED.map((ranges) => [...ranges]);
  const found: CountedDeal[] = [];
  for (let number = 1; number <= samples && open.some((ranges) => ranges.length > 0); number++) {
    const counted = countedDeal(rules, `${seed}-${number}`);
    if (counted === null) continue;
    const ranges = open[counted.grade - 1]!;
    const at = ranges.findIndex(([from, to]) => from <= counted.home && counted.home <= to);
    if (at < 0) continue;
    ranges.splice(at, 1);
    found.push(counted);
  }
  return found.sort((a, b) => a.grade - b.grade);
}

/** Counts the first deal from a seed; null where the search did not end. */
function countedDeal(rules: Rules, seed: string): CountedDeal | null {
  const counts = dealCounts(rules, newGame(rules, seed).start);
  if (counts === null) return null;
  const { kings, generous, home } = counts;
  return { seed, grade: countGrade(counts), kings, generous, home };
}
