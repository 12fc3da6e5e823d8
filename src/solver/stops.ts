/*
 * Where play in a deal can be stopped, cards held back included.
 *
 * A foundation play costs nothing within a deal, but before a redeal it can: a king kept in play is a place to build
 * on, and the number of cards left decides whether there is a short fan. Every way to stop lies at or below some
 * maximal outcome, since from where a player stops the deal could be played on to one. Whether given heights below
 * it can be reached exactly is again a search of the deal (an `Aim` of deal-search.ts): cutting its line short would
 * miss those that take another order.
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

/** A place to stop at: foundation heights by suit, what they are worth, and the trail that leads there. */
export interface StoppingPoint {
  readonly foundations: readonly number[];
  readonly chance: number;
  readonly moveBytes: Uint8Array;
}

/** What stops are worth: by vector (see odds.ts) a chance to win, 0–1, and the best at or below each vector. */
export interface StopValues {
  readonly chances: ArrayLike<number>;
  readonly bestBelow: ArrayLike<number>;
}

/** What has been prepared, since every position of a game asks for the same levels. */
const prepared = new WeakMap<ArrayLike<number>, StopValues>();

/** Prepares the chances of one level of a table for a search, once. */
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
  const worths = { chances, bestBelow };
  prepared.set(chances, worths);
  return worths;
}

/** Searches a table for ends at or below which the best stop lies; they are not all, and not all are maximal. */
export function searchEnds(table: DealTable, { chances, bestBelow }: StopValues): TableAnswer {
  return searchTable(table, 'all', undefined, (bound, ends) => {
    const most = bestBelow[vectorOf(bound)]!;
    return ends.some(({ foundations }) => chances[vectorOf(foundations)]! >= most);
  });
}

/** The end that is worth most. */
export function bestEnd(ends: readonly MaximalOutcome[], { chances }: StopValues): StoppingPoint {
  let best: StoppingPoint | null = null;
  for (const { foundations, moveBytes: trail } of ends) {
    const worth = chances[vectorOf(foundations)]!;
    if (best === null || worth > best.chance) best = { foundations, chance: worth, moveBytes: trail };
  }
  if (best === null) throw new Error('a search always finds the position it starts from');
  return best;
}

/** The stop that is worth most, cards held back where that pays; `ends` are those of {@link searchEnds}, or all. */
export function bestStop(
  table: DealTable,
  ends: readonly MaximalOutcome[],
  worths: StopValues,
): StoppingPoint {
  const best = bestEnd(ends, worths);
  let better = stopsWorthMore(table, ends, worths, best.chance);
  for (;;) {
    // The first is nearly always reached, so looking for the next one costs less than sorting them all.
    let next = better[0];
    for (const stop of better) if (stop.worth > next!.worth) next = stop;
    if (next === undefined) return best;
    const { foundations, worth } = next;
    const { ends: reached, bound } = searchTable(table, foundations);
    const end = reached.find((one) => isSame(one.foundations, foundations));
    if (end !== undefined) return { foundations, chance: worth, moveBytes: end.moveBytes };
    // Whatever holds back at least as much comes no further than these could have.
    better = better.filter(
      (stop) => stop !== next && (covers(bound, stop.foundations) || !covers(foundations, stop.foundations)),
    );
  }
}

/** The heights below some of the ends that are worth more than `least`; not all of them can be reached. */
function stopsWorthMore(
  { home }: DealTable,
  ends: readonly MaximalOutcome[],
  { chances, bestBelow }: StopValues,
  least: number,
): { readonly foundations: readonly number[]; readonly worth: number }[] {
  const found: { foundations: number[]; worth: number }[] = [];
  // From the top down, one card at a time off the suit last thinned out or a later one: each vector once an end.
  const thin = (heights: number[], from: number): void => {
    const vector = vectorOf(heights);
    if (bestBelow[vector]! <= least) return;
    const worth = chances[vector]!;
    if (worth > least) found.push({ foundations: heights.slice(), worth });
    for (let suit = from; suit < SUIT_COUNT; suit++) {
      if (heights[suit] === home[suit]) continue;
      heights[suit]!--;
      thin(heights, suit);
      heights[suit]!++;
    }
  };
  for (const { foundations } of ends) thin(foundations.slice(), 0);
  return found;
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.every((height, suit) => height === b[suit]);
}

/** Every stop of a deal of a same-suit game, each with a line that reaches it; null when a search did not end. */
export function allStops(rules: Rules, position: Position, limit = 5_000_000): Outcome[] | null {
  const start = [...lay(rules, position).home];
  const { outcomes: ends, proved, nodes } = searchDeal(rules, position, 'all', limit);
  let left = limit - nodes;
  if (!proved) return null;
  const stops = new Map<string, Outcome>();
  for (const foundations of vectorsBelow(start, ends)) {
    const key = foundations.join();
    if (stops.has(key)) continue;
    const { best, proved: settled, nodes: looked } = searchDeal(rules, position, [...foundations], left);
    left -= looked;
    if (!settled) return null;
    if (best.foundations.join() === key) stops.set(key, best);
  }
  return [...stops.values()];
}

/** The heights from `start` up to some of the ends, on every foundation; those below several ends come several times. */
function* vectorsBelow(
  start: readonly number[],
  ends: readonly { readonly foundations: readonly number[] }[],
): Generator<number[]> {
  for (const { foundations } of ends) {
    const at = [...start];
    for (let suit = 0; suit < SUIT_COUNT; ) {
      yield at;
      for (suit = 0; suit < SUIT_COUNT; suit++) {
        if (at[suit]! < foundations[suit]!) {
          at[suit]!++;
          break;
        }
        at[suit] = start[suit]!;
      }
    }
  }
}
