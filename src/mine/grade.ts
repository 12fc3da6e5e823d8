import type { Measured } from '../core/puzzle.ts';

/*
 * The grade of a puzzle, 1 to 5, from what was measured of it. A worked example: four decisions on its line, two tempting
 * wrong first moves, 19 of 100 random players succeed, 12,000 positions searched. Its score is
 * 4 + 2 + 4 × 0.81 + log₁₀ 12,000 = 13.3, which is above 11: grade 5.
 */

/**
 * The difficulty of a puzzle as a number: a point for each decision on its line, six at most; a point for each tempting
 * wrong first move, three at most; four times the share of random players that fail; and the decimal logarithm of the
 * positions searched.
 */
export function difficultyScore({ nodes, decisions, random, tempting }: Measured): number {
  const fails = (4 * (100 - random)) / 100;
  return Math.min(decisions, 6) + Math.min(tempting, 3) + fails + Math.log10(Math.max(nodes, 1));
}

/** The least scores of grades 2 to 5. */
const THRESHOLDS = [7, 8.5, 9.75, 11];

/** The grade of a score, from 1 to 5. */
export function gradeOf(score: number): number {
  return 1 + THRESHOLDS.filter((least) => score >= least).length;
}
