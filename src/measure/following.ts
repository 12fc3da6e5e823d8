/*
 * Perfect play under advice: the most cards that come home in a deal when every build that some advice recommends is made
 * as soon as it is open, and everything else is chosen as well as can be.
 *
 * A worked example, the advice on kings: "a card whose next higher one lies under a king cannot move, so build on it". With
 * 6C on top of a fan, 7C on top of another and 8C under a king, 7C cannot move before that king; so 6C on 7C is advised,
 * and the search makes it and looks at no other build. A table has cards as numbers of the pack: 6C is 5, the card that it
 * is built on (its target) 6, and the one that could take the target 7: `card + 2`.
 */

import { KING } from '../core/card.ts';
import { ALL_HOME } from '../solver/deal-search.ts';
import {
  build,
  buildable,
  CARD_COUNT,
  type DealTable,
  halfKey,
  RANK_COUNT,
  takeBack,
} from '../solver/deal-table.ts';
import { makeFreeMoves } from '../solver/free-moves.ts';
import { createKeySet } from '../solver/key-set.ts';

/** Whether advice recommends to build a card, at once, on the next higher one of its suit. */
export type BuildAdvice = (table: DealTable, card: number) => boolean;

/** The most cards that come home when every advised build is made as soon as it is open, and all else is perfect. */
export function mostFollowing(table: DealTable, isAdvised: BuildAdvice): number {
  const seen = createKeySet();
  let most = 0;
  const visit = (): void => {
    makeFreeMoves(table);
    most = Math.max(most, sum(table.home));
    if (sum(table.bound) <= most || !seen.add(halfKey(table, 0), halfKey(table, 2))) return;
    const mark = table.moveCount;
    const open: number[] = [];
    for (let fan = 0; fan < table.fanCount; fan++) {
      const card = buildable(table, fan, 1);
      if (card >= 0) open.push(card);
    }
    const advised = open.find((card) => isAdvised(table, card));
    for (const card of advised === undefined ? open : [advised]) {
      build(table, card);
      visit();
      takeBack(table, mark);
    }
  };
  table.homeLimit.set(ALL_HOME);
  visit();
  takeBack(table, 0);
  return most;
}

function sum(heights: Uint8Array): number {
  return heights[0]! + heights[1]! + heights[2]! + heights[3]!;
}

/** Whether the card that could take a build's target lies under a king: then the target cannot move before the king does. */
export function isBelowKing(table: DealTable, card: number): boolean {
  const taker = card + 2;
  if (card % RANK_COUNT >= KING - 1 || !liesAsDealt(table, taker)) return false;
  const from = table.fanOf[taker]! * CARD_COUNT;
  const above = table.cards.subarray(
    from + table.depthOf[taker]! + 1,
    from + table.height[table.fanOf[taker]!]!,
  );
  return above.some((over) => over % RANK_COUNT === KING);
}

/** Whether the card that could take a build's target lies under a card that has been built upon. */
export function isBelowBuild(table: DealTable, card: number): boolean {
  const taker = card + 2;
  if (card % RANK_COUNT >= KING - 1 || !liesAsDealt(table, taker)) return false;
  const fan = table.fanOf[taker]!;
  const top = table.cards[fan * CARD_COUNT + table.height[fan]! - 1]!;
  return top !== taker && top % RANK_COUNT > 0 && table.built[top - 1] === 1;
}

/** Whether a card is still in the fan that it was dealt to. */
function liesAsDealt(table: DealTable, card: number): boolean {
  return table.depthOf[card]! < table.height[table.fanOf[card]!]!;
}
