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

/** Whether some advice says to make a build at once: of a card on the next higher one of its suit. */
export type Advised = (table: DealTable, card: number) => boolean;

/** The most cards that come home when every advised build is made as soon as it is open, and all else is perfect. */
export function mostFollowing(table: DealTable, advised: Advised): number {
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
    const told = open.find((card) => advised(table, card));
    for (const card of told === undefined ? open : [told]) {
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

/** Whether the card that could take a build's target lies under a king: then the target cannot move before he does. */
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

function liesAsDealt(table: DealTable, card: number): boolean {
  return table.depthOf[card]! < table.height[table.fanOf[card]!]!;
}
