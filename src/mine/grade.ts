import type { Measured } from '../core/puzzle.ts';

/**
 * How hard a puzzle is, as a number: a point for each decision on its way, up to six; a point for each tempting wrong
 * first move, up to three; four times the share of random players that fail; and a point for each power of ten of
 * positions that the search looked at.
 */
export function difficultyScore({ nodes, decisions, random, tempting }: Measured): number {
  const fails = (4 * (100 - random)) / 100;
  return Math.min(decisions, 6) + Math.min(tempting, 3) + fails + Math.log10(Math.max(nodes, 1));
}

/** The least scores of grades 2 to 5. */
const STEPS = [7, 8.5, 9.75, 11];

/** The grade of a score, from 1 to 5. */
export function gradeOf(score: number): number {
  return 1 + STEPS.filter((least) => score >= least).length;
}
