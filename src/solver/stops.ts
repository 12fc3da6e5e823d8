/*
 * The points at which a player can stop a deal to take a redeal, cards held back included.
 *
 * A foundation play costs nothing within a deal, but before a redeal it can: a king kept in play is a place to build
 * on, and the number of cards left decides whether there is a short fan. Every stopping point lies at or below some
 * maximal outcome, since from where a player stops the deal could be played on to one. Whether given heights below
 * it can be reached exactly is again a search of the deal (an `Aim` of deal-search.ts): cutting its line short would
 * miss those that take another order.
 *
 * An example, the second deal of La Belle Lucie, one redeal left: clubs and diamonds are home to the queen, hearts to
 * the king, spades to the jack.
 *
 *   KD QS KS | KC
 *
 * KC can go home and nothing else, so the one maximal outcome is 13-12-13-11, with three cards left. Dealt again as a
 * single fan they come out in half of their orders: the measured table gives 0.50. At 12-12-13-11, where KC is held
 * back, four cards are dealt as a fan of three and a single card, and the table gives 0.75. So the best stop is here,
 * before any move.
 */

import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import {
  covers,
  type MaximalOutcome,
  type Outcome,
  searchDeal,
  searchTable,
  type TableAnswer,
} from './deal-search.ts';
import { type DealTable, lay, SUIT_COUNT } from './deal-table.ts';
import { heightsOf, VECTORS, vectorOf } from './odds.ts';

/** A point at which a player can stop a deal, and the chance to win that the redeal then gives. */
export interface StoppingPoint {
  /** Cards on each foundation, in the order of the suits, 0–13 each. */
  readonly foundations: readonly number[];
  /** The chance to win the game, 0–1, when the cards left are dealt again. */
  readonly chance: number;
  /** The moves that lead there, as the undo stack of the search had them; `movesOf` makes moves of them. */
  readonly moveBytes: Uint8Array;
}

/**
 * Chances to win after redealing at a set of foundation heights, keyed by the number that odds.ts gives the heights in
 * any order: `chances[vectorOf([4, 6, 9, 10])]`.
 */
export interface StopValues {
  /** The chance at these heights, 0–1. */
  readonly chances: ArrayLike<number>;
  /** The highest chance at these heights or any below them, 0–1: no stopping point down from here has a better one. */
  readonly bestBelow: ArrayLike<number>;
}

/** The values prepared so far, by the chances given, since every position of a game asks for the same levels. */
const prepared = new WeakMap<ArrayLike<number>, StopValues>();

/** Prepares the chances of one level of a table, {@link VECTORS} of them, for a search; done once a level. */
export function stopValuesOf(chances: ArrayLike<number>): StopValues {
  const known = prepared.get(chances);
  if (known !== undefined) return known;
  const bestBelow = Float64Array.from({ length: VECTORS }, (_, vector) => chances[vector]!);
  // Taking a card off a sorted vector gives a smaller number, so what lies below is known when it is asked for.
  for (let vector = 0; vector < VECTORS; vector++) {
    const heights = heightsOf(vector);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      if (heights[suit] === 0) continue;
      heights[suit]!--;
      bestBelow[vector] = Math.max(bestBelow[vector]!, bestBelow[vectorOf(heights)]!);
      heights[suit]!++;
    }
  }
  const values = { chances, bestBelow };
  prepared.set(chances, values);
  return values;
}

/**
 * Searches a table for ends of play at or below which the best stopping point lies. It leaves out ends that cannot
 * matter, so not all maximal outcomes are found, and not all ends that are found are maximal.
 */
export function searchEnds(table: DealTable, { chances, bestBelow }: StopValues): TableAnswer {
  return searchTable(table, 'all', undefined, (bound, ends) => {
    const most = bestBelow[vectorOf(bound)]!;
    return ends.some(({ foundations }) => chances[vectorOf(foundations)]! >= most);
  });
}

/** The end with the highest chance, where no card is held back. Throws when there is no end at all. */
export function bestEnd(ends: readonly MaximalOutcome[], { chances }: StopValues): StoppingPoint {
  let best: StoppingPoint | null = null;
  for (const { foundations, moveBytes } of ends) {
    const chance = chances[vectorOf(foundations)]!;
    if (best === null || chance > best.chance) best = { foundations, chance, moveBytes };
  }
  if (best === null) throw new Error('a search always finds the position it starts from');
  return best;
}

/**
 * The stopping point with the highest chance, cards held back where that pays; `ends` are those of
 * {@link searchEnds}, or all.
 */
export function bestStop(
  table: DealTable,
  ends: readonly MaximalOutcome[],
  values: StopValues,
): StoppingPoint {
  const best = bestEnd(ends, values);
  let better = stopsAbove(table, ends, values, best.chance);
  for (;;) {
    // The best of them is nearly always reached, so looking for the next one costs less than sorting them all.
    let next = better[0];
    for (const stop of better) if (stop.chance > next!.chance) next = stop;
    if (next === undefined) return best;
    const { foundations, chance } = next;
    const { ends: reached, bound } = searchTable(table, foundations);
    const exact = reached.find((end) => isSame(end.foundations, foundations));
    if (exact !== undefined) return { foundations, chance, moveBytes: exact.moveBytes };
    // Whatever holds back at least as much comes no further than these could have.
    better = better.filter(
      (stop) => stop !== next && (covers(bound, stop.foundations) || !covers(foundations, stop.foundations)),
    );
  }
}

/** The heights below some of the ends whose chance is above `least`; not all of them can be reached. */
function stopsAbove(
  { home }: DealTable,
  ends: readonly MaximalOutcome[],
  { chances, bestBelow }: StopValues,
  least: number,
): Omit<StoppingPoint, 'moveBytes'>[] {
  const found: Omit<StoppingPoint, 'moveBytes'>[] = [];
  // From the top down, one card at a time off the suit last taken from or a later one: each vector once an end.
  const takeOff = (heights: number[], firstSuit: number): void => {
    const vector = vectorOf(heights);
    if (bestBelow[vector]! <= least) return;
    const chance = chances[vector]!;
    if (chance > least) found.push({ foundations: heights.slice(), chance });
    for (let suit = firstSuit; suit < SUIT_COUNT; suit++) {
      if (heights[suit] === home[suit]) continue;
      heights[suit]!--;
      takeOff(heights, suit);
      heights[suit]!++;
    }
  };
  for (const { foundations } of ends) takeOff(foundations.slice(), 0);
  return found;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.every((height, suit) => height === b[suit]);
}

/**
 * Every point at which a deal of a same-suit game can be stopped, each with a line that reaches it, in no order; null
 * when the searches did not end within `limit` positions together. Throws for any other game.
 */
export function allStops(rules: Rules, position: Position, limit = 5_000_000): Outcome[] | null {
  const start = [...lay(rules, position).home];
  const { outcomes: ends, proved, nodes } = searchDeal(rules, position, 'all', limit);
  let nodesLeft = limit - nodes;
  if (!proved) return null;
  const stops = new Map<string, Outcome>();
  for (const foundations of vectorsBelow(start, ends)) {
    const key = foundations.join();
    if (stops.has(key)) continue;
    const {
      best,
      proved: settled,
      nodes: searched,
    } = searchDeal(rules, position, [...foundations], nodesLeft);
    nodesLeft -= searched;
    if (!settled) return null;
    if (best.foundations.join() === key) stops.set(key, best);
  }
  return [...stops.values()];
}

/**
 * All heights from `start` up to some end on every foundation, counted up like the digits of a number; those below
 * several ends come several times. One array is yielded again and again, changed in between.
 */
function* vectorsBelow(
  start: readonly number[],
  ends: readonly { readonly foundations: readonly number[] }[],
): Generator<number[]> {
  for (const { foundations } of ends) {
    const heights = [...start];
    for (let suit = 0; suit < SUIT_COUNT; ) {
      yield heights;
      for (suit = 0; suit < SUIT_COUNT; suit++) {
        if (heights[suit]! < foundations[suit]!) {
          heights[suit]!++;
          break;
        }
        heights[suit] = start[suit]!;
      }
    }
  }
}
