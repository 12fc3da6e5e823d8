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
import { type End, type Outcome, searchDeal, searchTable } from './deal-search.ts';
import { lay, SUITS, type Table } from './deal-table.ts';

/** A place to stop at: foundation heights by suit, what they are worth, and the trail that leads there. */
export interface Stop {
  readonly foundations: readonly number[];
  readonly worth: number;
  readonly trail: Uint8Array;
}

/** What foundation heights are worth to stop at: a chance to win, 0–1. */
type WorthOf = (foundations: ArrayLike<number>) => number;

/** The maximal outcome that is worth most. */
export function bestEnd(ends: readonly End[], worthOf: WorthOf): Stop {
  let best: Stop | null = null;
  for (const { foundations, trail } of ends) {
    const worth = worthOf(foundations);
    if (best === null || worth > best.worth) best = { foundations, worth, trail };
  }
  if (best === null) throw new Error('a search always finds the position it starts from');
  return best;
}

/** The stop that is worth most, cards held back where that pays; `ends` are the maximal outcomes of the table. */
export function bestStop(table: Table, ends: readonly End[], worthOf: WorthOf): Stop {
  const best = bestEnd(ends, worthOf);
  if (best.worth >= 1) return best;
  const better: { readonly foundations: readonly number[]; readonly worth: number }[] = [];
  for (const foundations of vectorsBelow([...table.home], ends)) {
    const worth = worthOf(foundations);
    if (worth > best.worth) better.push({ foundations: [...foundations], worth });
  }
  better.sort((a, b) => b.worth - a.worth);
  for (const { foundations, worth } of better) {
    const trail = stopAt(table, foundations);
    if (trail !== null) return { foundations, worth, trail };
  }
  return best;
}

/** A trail that stops at exactly these heights, or null when none does. */
export function stopAt(table: Table, foundations: readonly number[]): Uint8Array | null {
  const { ends } = searchTable(table, foundations);
  return (
    ends.find((end) => end.foundations.every((height, suit) => height === foundations[suit]))?.trail ?? null
  );
}

/** Every stop of a deal of a same-suit game, each with a line that reaches it. */
export function allStops(rules: Rules, position: Position): Outcome[] {
  const start = [...lay(rules, position).home];
  const ends = searchDeal(rules, position).outcomes;
  const stops = new Map<string, Outcome>();
  for (const foundations of vectorsBelow(start, ends)) {
    const key = foundations.join();
    if (stops.has(key)) continue;
    const { best } = searchDeal(rules, position, [...foundations]);
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
    for (let suit = 0; suit < SUITS; ) {
      yield at;
      for (suit = 0; suit < SUITS; suit++) {
        if (at[suit]! < foundations[suit]!) {
          at[suit]!++;
          break;
        }
        at[suit] = start[suit]!;
      }
    }
  }
}
