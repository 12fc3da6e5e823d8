/*
 * What is told of a deal: the plan for the most cards, the places at which one move alone keeps them, and what the books'
 * advice comes to. solver/tell/tell-deal.ts finds it, told-study.ts writes it as a study.
 */

import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Episode } from './plan.ts';

/** A move, and how many fewer cards can come home in this deal after it than before: 0 where it costs none. */
export interface CountedMove {
  readonly move: Move;
  readonly fewer: number;
}

/** A place in a plan at which its move, a build, is the only one that costs no card. */
export interface OnlyMove {
  /** The index of the move in the plan, all its episodes one after another. */
  readonly index: number;
  /** All other moves that are open there. */
  readonly others: readonly CountedMove[];
}

/**
 * Advice that anybody can follow without a search. `home-first`: a card goes home if one can, else a build is made that lets
 * the next card go home at once. `free-first`: a card goes home if one can, else a free build is made. Where that leaves
 * several moves or none, it is the build that buries the fewest cards, and of equals the first in the order of the fans.
 */
export const ADVICE_RULES = ['home-first', 'free-first'] as const;
/** See {@link ADVICE_RULES}. */
export type AdviceRule = (typeof ADVICE_RULES)[number];

/** A deal played by a piece of advice. */
export interface AdvisedPlay {
  readonly advice: AdviceRule;
  /** The moves up to the last one that costs cards; none where none does. */
  readonly line: readonly CountedMove[];
}

/** A deal and all that is told of it. */
export interface ToldDeal {
  readonly start: Position;
  /** The way to the most cards home that was found. */
  readonly plan: readonly Episode[];
  /** Cards home at its end. */
  readonly home: number;
  /** Whether it is proved that no more can come home in this deal. */
  readonly proved: boolean;
  /** The only moves that were found, in the order of the plan. */
  readonly onlyMoves: readonly OnlyMove[];
  /** Whether those are all: at every build of the plan it was found out whether another move costs no card. */
  readonly allFound: boolean;
  /** What advice comes to, where that can be told. */
  readonly advised: readonly AdvisedPlay[];
}
