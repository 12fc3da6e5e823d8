/*
 * Plans for a win: orders of events that make the clauses of order-clauses.ts true. If there is none, the position is lost.
 *
 * A plan need not lead to a win, since clauses say nothing of how cards come from one taker to another. But a search that goes
 * nearly by it looks at few positions, and often finds a win where a long one that goes by scores does not.
 *
 * An example, in Dick's Shamrocks: all suits are home to the queen but diamonds, which are home to the jack.
 *
 *   KD QD | KC | KH | KS
 *
 * Each plan says that QD leaves its place, that it goes home then or later, and KD after it, the other kings at any time. After
 * KC goes home, a plan in which KC comes last is kept with a slack of 6 but not of 5: of its 6 events KC is the last.
 */

import { faceIn, type PackedPosition, type SearchContext } from '../packed.ts';
import { fillsNone } from '../packed-moves.ts';
import { createClauseSolver } from './clause-solver.ts';
import { EVENTS, goesHome, NO_EVENT } from './event-order.ts';
import { addOrderClauses } from './order-clauses.ts';
import { comesBefore, ORDER_VARIABLES } from './order-literals.ts';

/** The plans for a position. */
export interface EventPlans {
  /**
   * Looks for a plan, another one each time, until so many clauses have come out false in all: whether one is found, or the position
   * is proved to be lost, or neither.
   */
  readonly next: (limit: number) => 'found' | 'lost' | 'open';
  /** Whether a later position keeps to the plan: from the first event that is left to the last that is done are fewer than `slack`. */
  readonly isKept: (packed: PackedPosition, slack: number) => boolean;
  /** How many events are left in a later position. */
  readonly left: (packed: PackedPosition) => number;
}

/**
 * Makes the plans for a position, in a game in which the proof by order holds, with cards built up or down in fans of at most
 * three. Where emptied fans are still of use there are none, and `next` leaves it open. `random` gives a whole number below the
 * one that it is given.
 */
export function createEventPlans(
  context: SearchContext,
  start: PackedPosition,
  random: (most: number) => number,
): EventPlans {
  const { lists, count } = context;
  const { add, solve, isTrue, prefer } = createClauseSolver(ORDER_VARIABLES);
  const holds = fillsNone(context, start);
  if (holds) addOrderClauses(context, start, add);
  /** By card: the card that it lies on at the start, or NO_EVENT. */
  const under = new Int8Array(52).fill(NO_EVENT);
  /** By event: 1 for one that is left. */
  const isLeft = new Uint8Array(EVENTS);
  let plan: number[] = [];

  /** Finds the events that are left. A card that came back to its place has not left it. */
  const findLeft = ({ cards, lengths }: PackedPosition): void => {
    isLeft.fill(0);
    for (let list = 0; list < lists; list++) {
      let inPlace = true;
      let below = NO_EVENT;
      for (let index = list * count; index < list * count + lengths[list]!; index++) {
        const card = faceIn(cards[index]!);
        inPlace &&= under[card] === below;
        isLeft[card] = inPlace && below !== NO_EVENT ? 1 : 0;
        isLeft[goesHome(card)] = 1;
        below = card;
      }
    }
  };

  for (let list = 0; list < lists; list++) {
    for (let depth = 1; depth < start.lengths[list]!; depth++) {
      under[faceIn(start.cards[list * count + depth]!)] = faceIn(start.cards[list * count + depth - 1]!);
    }
  }
  findLeft(start);
  const events = [...isLeft.keys()].filter((event) => isLeft[event] === 1);

  return {
    next(limit) {
      if (!holds) return 'open';
      for (const [at, event] of plan.entries()) {
        for (const other of plan.slice(0, at)) prefer(comesBefore(event, other) ^ random(2));
      }
      const answer = solve(limit);
      if (answer !== 'true') return answer === 'refuted' ? 'lost' : 'open';
      plan = events.toSorted((event, other) => (isTrue(comesBefore(event, other)) ? -1 : 1));
      return 'found';
    },
    isKept(packed, slack) {
      findLeft(packed);
      const first = plan.findIndex((event) => isLeft[event] === 1);
      return first < 0 || plan.findLastIndex((event) => isLeft[event] === 0) - first < slack;
    },
    left(packed) {
      findLeft(packed);
      return isLeft.reduce((sum, one) => sum + one, 0);
    },
  };
}
