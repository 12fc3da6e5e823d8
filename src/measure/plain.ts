/*
 * What a deal can give, by search without any theorem: the check of those that the fast search relies on.
 *
 * There are two. `tableOutcomes` is for the same-suit games, where a card has one place in the tableau: every move of
 * the plain rules is a build of a dealt card on its place (a king to any of the emptied fans, all alike) or a
 * foundation play, so the built cards and the heights are the whole position. Foundation plays are made at once there
 * unless stops are asked for: the only card that could be built on the card played is home already, and a card fewer
 * in a fan, or an emptied fan more, takes no other move away. `plainOutcomes` is for all other rules: nothing but the
 * legal moves of core/moves.ts, mercis among them.
 */

import { legalMercis, legalPlays, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { makeKey } from '../core/position-notation.ts';
import type { Rules } from '../core/rules.ts';
import { covers } from '../solver/deal-search.ts';
import {
  build,
  buildable,
  type DealTable,
  halfKey,
  RANK_COUNT,
  SUIT_COUNT,
  sendHome,
  takeBack,
} from '../solver/deal-table.ts';
import { createKeySet } from '../solver/key-set.ts';

/** Foundation heights that can be reached, as text: `3-0-5-1`. */
export type ReachableHeights = ReadonlySet<string>;

/** What is searched for: the maximal outcomes, or every way to stop, cards held back included. */
export type Wanted = 'maximal' | 'stops';

/**
 * The outcomes of a deal on a table, which is left as it was; null when more than `limit` positions can be reached.
 *
 * With `all`, outcomes that are known to be all there can be, the search ends as soon as it has found them.
 */
export function tableOutcomes(
  table: DealTable,
  wanted: Wanted,
  limit: number,
  all?: ReachableHeights,
): ReachableHeights | null {
  const seen = createKeySet();
  const found = new Set<string>();
  let positions = 0;
  let ended = false;

  const visit = (): void => {
    const from = table.moveCount;
    if (wanted === 'maximal') playHome(table);
    if (seen.add(keyOf(table, 0), keyOf(table, 2))) {
      positions++;
      const outcome = table.home.join('-');
      if (all === undefined || all.has(outcome)) found.add(outcome);
      ended = positions > limit || found.size === all?.size;
      const mark = table.moveCount;
      for (let fan = 0; fan < table.fanCount && !ended; fan++) {
        const card = buildable(table, fan, 0);
        if (card < 0) continue;
        build(table, card);
        visit();
        takeBack(table, mark);
      }
      for (let suit = 0; suit < SUIT_COUNT && !ended; suit++) {
        if (sendHome(table, suit)) visit();
        takeBack(table, mark);
      }
    }
    takeBack(table, from);
  };
  visit();
  if (positions > limit) return null;
  return wanted === 'maximal' ? maximal(found) : found;
}

function playHome(table: DealTable): void {
  for (let suit = 0, waiting = 0; waiting < SUIT_COUNT; suit = (suit + 1) % SUIT_COUNT) {
    waiting = sendHome(table, suit) ? 0 : waiting + 1;
  }
}

/** The built cards and heights of two suits; a built ace, whose foundation is empty, counts as a height of 14. */
function keyOf(table: DealTable, suit: number): number {
  const aces =
    ((14 * table.built[suit * RANK_COUNT]!) << 28) | ((14 * table.built[(suit + 1) * RANK_COUNT]!) << 12);
  return halfKey(table, suit) | aces;
}

/** The maximal outcomes of a deal by the plain rules; null when more than `limit` positions can be reached. */
export function plainOutcomes(rules: Rules, position: Position, limit: number): ReachableHeights | null {
  const seen = new Set([makeKey(rules, position)]);
  const waiting = [position];
  const found = new Set<string>();
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    found.add(from.foundations.map((pile) => pile.length).join('-'));
    for (const move of [...legalPlays(rules, from), ...legalMercis(rules, from)]) {
      const next = play(rules, from, move);
      const key = makeKey(rules, next);
      if (seen.has(key)) continue;
      if (seen.size >= limit) return null;
      seen.add(key);
      waiting.push(next);
    }
  }
  return maximal(found);
}

/** Those outcomes that no other one equals or exceeds on every foundation. */
function maximal(outcomes: ReachableHeights): ReachableHeights {
  const heights = [...outcomes].map((text) => ({ text, heights: text.split('-').map(Number) }));
  const below = heights.filter((one) =>
    heights.some((other) => other !== one && covers(other.heights, one.heights)),
  );
  return new Set(heights.filter((one) => !below.includes(one)).map(({ text }) => text));
}

/** Whether two deals can give the same. */
export function sameOutcomes(a: ReachableHeights, b: ReachableHeights): boolean {
  return a.size === b.size && [...a].every((outcome) => b.has(outcome));
}
