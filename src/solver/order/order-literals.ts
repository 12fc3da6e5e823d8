/*
 * What the literals of order-clauses.ts say: each is a number, twice that of its variable if it says that something is so,
 * and 1 more if it says that it is not (clause-solver.ts). Events are those of event-order.ts.
 *
 * An example: `comesBefore(3, 9)` says that card 3 leaves its place before card 9 does, and `notSo` of it says the same as
 * `comesBefore(9, 3)`.
 */

import { EVENTS } from './event-order.ts';

/** The cards that may take one: two ranks of four suits. */
const TAKERS = 8;
/** The variables of two events are first; here begin those of a card on a taker at an event, and of cards that leave for home. */
const FIRST_LIES = (EVENTS * (EVENTS - 1)) / 2;
const FIRST_LEAVES = FIRST_LIES + 52 * TAKERS * EVENTS;
/** How many variables there are. */
export const ORDER_VARIABLES = FIRST_LEAVES + 52;

/** That what a literal says is not so. */
export function notSo(literal: number): number {
  return literal ^ 1;
}

/** That an event comes before another; the two events of a card that leaves for home count as its leaving, then its going home. */
export function comesBefore(event: number, other: number): number {
  const [low, high] = event < other ? [event, other] : [other, event];
  return 2 * ((high * (high - 1)) / 2 + low) + (event < other ? 0 : 1);
}

/** That a card lies on a taker, of the next rank up or down, at the moment of an event, or comes to it then. */
export function liesOn(card: number, taker: number, event: number): number {
  const place = Math.floor(taker / 13) + (taker % 13 > card % 13 ? 4 : 0);
  return 2 * (FIRST_LIES + (card * TAKERS + place) * EVENTS + event);
}

/** That a card leaves its place for home. */
export function leavesForHome(card: number): number {
  return 2 * (FIRST_LEAVES + card);
}
