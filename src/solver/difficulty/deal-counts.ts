/*
 * How many cards can come home in a first deal, counted in three ways, and how hard that is to see.
 *
 * An example: in a deal the kings alone would let 40 cards come home, the generous count comes to 36, and the search proves
 * that 29 can. The generous count is seven too many, so the deal is of grade 4.
 */

import type { Position } from '../../core/position.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import { lockedCards } from '../../explain/locked.ts';
import { searchDeal } from '../deal-search.ts';
import { kingsCeiling } from './kings-ceiling.ts';

/** The counts of a deal, by plays alone: each is at most the one before. */
export interface DealCounts {
  /** The cards that could come home if only the kings stood in the way. */
  readonly kings: number;
  /** The generous count: the cards that could come home if builds buried nothing. */
  readonly generous: number;
  /** The most cards that can come home. */
  readonly home: number;
}

/** The counts of a deal with what the search found. */
export interface SearchedCounts extends DealCounts {
  /** Cards on each foundation where most cards are home, 0–13 in the order of the suits; of several ways one. */
  readonly heights: readonly number[];
  /** By suit: the most cards that can come to lie on it, whatever the others get. */
  readonly highest: readonly number[];
  /** Positions searched. */
  readonly nodes: number;
}

/** Counts a first deal of a same-suit game whose emptied fans stay closed; null where the search did not end. */
export function dealCounts(rules: Rules, start: Position): SearchedCounts | null {
  const { outcomes, best, proved, nodes } = searchDeal(rules, start);
  if (!proved) return null;
  const { ceilings } = lockedCards(rules, start);
  return {
    kings: kingsCeiling(rules, start) ?? cardCount(rules),
    generous: ceilings.reduce((sum, height) => sum + height, 0),
    home: best.home,
    heights: best.foundations,
    highest: best.foundations.map((_, suit) =>
      Math.max(...outcomes.map(({ foundations }) => foundations[suit]!)),
    ),
    nodes,
  };
}

/** By how many cards the generous count is too large in grades 3, 4 and 5, at least. */
const TOO_MANY = [1, 5, 15];

/**
 * How hard it is to see how many cards can come home, 1 to 5: in grade 1 the kings alone tell it, in grade 2 the generous
 * count does, and above that it is too large by 1 to 4 cards, by 5 to 14, by 15 or more.
 */
export function countGrade({ kings, generous, home }: DealCounts): number {
  if (generous === home) return kings === home ? 1 : 2;
  return 2 + TOO_MANY.filter((least) => generous - home >= least).length;
}
