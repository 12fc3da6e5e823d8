/*
 * The difficulty of a deal, 1 to 5: which fifth of the deals of its game it is in, from the easiest on. The fifths come
 * from a sample of deals that was measured by the same functions (measure/difficulty.ts).
 *
 * An example: of 400 tries the careless player reached the aim in 20, the plain one in 80 and the careful one in 300, and
 * on the average they brought half, two thirds and nine tenths of the cards home; two moves are only moves. The score is
 * (0.95 + 0.5) / 2 + (0.8 + 0.33) / 2 + (0.25 + 0.1) / 2 + 0.2 = 1.67. With the limits 0.2, 0.9, 1.5 and 2 that is grade 4.
 */

import { firstAlike, firstDealAim } from '../../core/alike.ts';
import type { Rules } from '../../core/rules.ts';
import { type DealEffort, PLAYERS } from './deal-effort.ts';

/** The grades, from very easy to very hard. */
export const DEAL_GRADES = [1, 2, 3, 4, 5] as const;
/** See {@link DEAL_GRADES}. */
export type DealGrade = (typeof DEAL_GRADES)[number];

/** What was measured of the deals of a game: a file content/measurements/difficulty-*.json, as far as grades need it. */
export interface DifficultyScale {
  /** How many deals were measured. */
  readonly deals: number;
  /** The scores up to which grades 1 to 4 go: a fifth of the deals is in each grade. */
  readonly limits: readonly number[];
  /** The most cards home of the middle one of these deals. */
  readonly middle: number;
}

/** What an only move adds to the score, and how many of them count. */
const ONLY_MOVE = 0.1;
const MOST_ONLY_MOVES = 10;

/**
 * The difficulty as a number, 0–4: for each player the mean of the share of tries that failed and of the share of cards
 * that did not come home, and a tenth for each only move, ten at most.
 */
export function effortScore({ players, tries, onlyMoves }: DealEffort): number {
  const failures = PLAYERS.map((player) => {
    const { reached, share } = players[player];
    return (1 - reached / tries + 1 - share) / 2;
  });
  const only = Math.min(onlyMoves ?? 0, MOST_ONLY_MOVES);
  return failures.reduce((total, one) => total + one, 0) + ONLY_MOVE * only;
}

/** The grade of a score by a scale. */
export function gradeByScale({ limits }: DifficultyScale, score: number): DealGrade {
  return DEAL_GRADES[limits.filter((limit) => score > limit).length] ?? 5;
}

/** The name of the measurement that has the scale for some rules: `difficulty-the-fan`; null for rules that no named game begins with. */
export function scaleName(rules: Rules): string | null {
  const preset = firstAlike(firstDealAim, rules);
  return preset === undefined ? null : `difficulty-${preset.id}`;
}
