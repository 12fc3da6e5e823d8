import { type Card, KING } from '../core/card.ts';
import { CARD_COUNT, type DealTable, RANK_COUNT } from './deal-table.ts';

/** The suit of each card: looked up, since the search asks for it more often than for anything else. */
export const SUIT_OF = Uint8Array.from({ length: CARD_COUNT }, (_, card) => Math.floor(card / RANK_COUNT));

/** No card, where one could be drawn. */
export const NONE: Card = -1;

/**
 * Plays on as if builds buried nothing and one emptied fan were enough for all kings, which can only be too hopeful:
 * `bound` is then at least as high as any outcome, and a card not `shown` can never be uncovered. A card leaves its
 * fan when it can go home, or when its place has been shown and no card that has really been built on it is left
 * there: such a card goes home before it, and may do so where it is itself to be held back. A card to be `drawn` is
 * taken to be shown, and in no other card's way, from the beginning.
 */
export function relax(table: DealTable, drawn: Card = NONE): void {
  const {
    cards,
    fanOf,
    depthOf,
    built,
    homeLimit: most,
    bound,
    uncoverable: shown,
    relaxedHeight: left,
    queue,
  } = table;
  shown.set(built);
  left.set(table.height);
  bound.set(table.home);
  let space = table.kingsFill && table.spaces > 0;
  let queued = 0;
  for (let fan = 0; fan < table.fanCount; fan++) queue[queued++] = fan;
  if (drawn !== NONE) {
    shown[drawn] = 1;
    const suit = Math.floor(drawn / RANK_COUNT);
    while (bound[suit]! < most[suit]! && shown[suit * RANK_COUNT + bound[suit]!] === 1) bound[suit]!++;
  }
  while (queued > 0) {
    const fan = queue[--queued]!;
    while (left[fan]! > 0) {
      const card = cards[fan * CARD_COUNT + left[fan]! - 1]!;
      const suit = SUIT_OF[card]!;
      const rank = card - suit * RANK_COUNT;
      if (shown[card] === 0) {
        shown[card] = 1;
        // The next lower card may be waiting on another fan for this one to be shown.
        if (rank > 0 && depthOf[card - 1] === left[fanOf[card - 1]!]! - 1) queue[queued++] = fanOf[card - 1]!;
      }
      if (bound[suit] === rank) {
        let next = card;
        for (; bound[suit]! < most[suit]! && shown[next] === 1; next++) {
          bound[suit]!++;
          // A shown card that still lies on its fan waited for this.
          if (next !== card && depthOf[next] === left[fanOf[next]!]! - 1) queue[queued++] = fanOf[next]!;
        }
        // So may the first card that is held back have done, under a card that was built on it.
        const heldBack = bound[suit] === most[suit] && next !== card && bound[suit]! < RANK_COUNT;
        if (heldBack && depthOf[next] === left[fanOf[next]!]! - 1) queue[queued++] = fanOf[next]!;
      }
      if (bound[suit]! <= rank && card !== drawn) {
        if (rank > 0 && built[card - 1] === 1 && bound[suit]! < rank) break;
        if (rank === KING ? !space || left[fan] === 1 : shown[card + 1] === 0) break;
      }
      left[fan]!--;
    }
    if (table.kingsFill && !space && left[fan] === 0) {
      space = true;
      for (let king = KING; king < CARD_COUNT; king += RANK_COUNT) {
        if (depthOf[king] === left[fanOf[king]!]! - 1) queue[queued++] = fanOf[king]!;
      }
    }
  }
}
