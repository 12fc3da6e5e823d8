/*
 * A proof that a position cannot be won, where fans hold three cards at most: clauses that every win makes true.
 */

import { faceIn, type PackedPosition, type SearchContext } from '../packed.ts';
import { createClauseSolver } from './clause-solver.ts';
import { cardOfEvent, EVENTS, goesHome, NO_EVENT } from './event-order.ts';

const TAKERS = 8;
const PAIRS = (EVENTS * (EVENTS - 1)) / 2;
const DIRECT = PAIRS + 52 * TAKERS * EVENTS;
const VARIABLES = DIRECT + 52;

export function isLostByClauses(context: SearchContext, packed: PackedPosition, limit: number): boolean {
  const { lists, count } = context;
  const { add, isRefuted } = createClauseSolver(VARIABLES);
  const above = new Int8Array(52).fill(NO_EVENT);
  const depths = new Int8Array(52).fill(-1);
  for (let list = 0; list < lists; list++) {
    for (let depth = 0; depth < packed.lengths[list]!; depth++) {
      const card = faceIn(packed.cards[list * count + depth]!);
      depths[card] = depth;
      if (depth > 0) above[faceIn(packed.cards[list * count + depth - 1]!)] = card;
    }
  }
  const cards = [...depths.keys()].filter((card) => depths[card]! >= 0);
  const movers = cards.filter((card) => depths[card]! > 0);
  const takers = context.takers.map((of) => of.filter((taker) => depths[taker]! >= 0));
  const leaves = (card: number): number => (depths[card] === 0 ? goesHome(card) : card);
  const events = [...movers, ...cards.map(goesHome)];

  /** That an event is before another. */
  const before = (event: number, other: number): number => {
    const [low, high] = event < other ? [event, other] : [other, event];
    return 2 * ((high * (high - 1)) / 2 + low) + (event < other ? 0 : 1);
  };
  const not = (literal: number): number => literal ^ 1;
  const direct = (card: number): number => 2 * (DIRECT + card);
  const lies = (card: number, taker: number, event: number): number =>
    2 * (PAIRS + (card * TAKERS + takers[card]!.indexOf(taker)) * EVENTS + event);

  for (const [at, a] of events.entries()) {
    for (const [next, b] of events.slice(0, at).entries()) {
      for (const c of events.slice(0, next)) {
        add(not(before(a, b)), not(before(b, c)), before(a, c));
        add(before(a, b), before(b, c), not(before(a, c)));
      }
    }
  }
  for (const card of cards) {
    if (card % 13 > 0 && depths[card - 1]! >= 0) add(before(goesHome(card - 1), goesHome(card)));
    if (above[card] !== NO_EVENT) add(before(above[card]!, leaves(card)));
  }
  for (const card of movers) {
    add(before(card, goesHome(card)));
    for (const event of events) {
      if (cardOfEvent(event) !== card)
        add(not(direct(card)), before(event, card), before(goesHome(card), event));
    }
  }
  const mayLie = (card: number, taker: number, event: number): boolean =>
    depths[card]! > 0 && event !== goesHome(card) && cardOfEvent(event) !== taker;
  const atMostOne = (literals: number[]): void => {
    for (const [at, one] of literals.entries())
      for (const other of literals.slice(0, at)) add(not(one), not(other));
  };
  for (const event of events) {
    for (const card of movers) {
      if (event === goesHome(card)) continue;
      const on = takers[card]!.filter((taker) => mayLie(card, taker, event));
      const all = on.map((taker) => lies(card, taker, event));
      if (event === card) add(direct(card), ...all);
      else add(before(event, card), before(goesHome(card), event), ...all);
      atMostOne(all);
      for (const taker of on) {
        const no = not(lies(card, taker, event));
        if (event === card) add(no, not(direct(card)));
        else {
          add(no, before(card, event));
          add(no, before(event, goesHome(card)));
        }
        add(no, before(event, goesHome(taker)));
        if (above[taker] !== NO_EVENT) {
          if (above[taker] === event) add(no);
          else add(no, before(above[taker]!, event));
        }
        if (depths[taker] === 0) continue;
        const bases = takers[taker]!
          .filter((base) => depths[base] === 0 && mayLie(taker, base, event))
          .map((base) => lies(taker, base, event));
        if (depths[taker] === 1) add(no, before(event, taker), ...bases);
        else {
          add(no, before(taker, event));
          add(no, ...bases);
        }
      }
    }
    for (const taker of cards) {
      atMostOne(
        context.fitting[taker]!.filter((card) => depths[card]! >= 0 && mayLie(card, taker, event)).map(
          (card) => lies(card, taker, event),
        ),
      );
    }
  }
  return isRefuted(limit);
}
