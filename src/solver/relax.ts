/*
 * An upper bound for one deal of a same-suit game: the relaxation in which builds bury nothing.
 *
 * The real rules are loosened until the question is easy. A card that has been uncovered once stays a place to build on
 * for ever, however much is built on it, and one emptied fan is enough for all kings. Whatever can be done by the real
 * rules can be done by these, so foundations that these do not reach are out of reach, and a card that these do not
 * uncover stays covered.
 *
 * An example: clubs are home to the ace, hearts to the seven, diamonds and spades to the king.
 *
 *   2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH
 *
 * 9H can leave its fan for TH, or home after 8H; both lie under 3C. 3C can leave for 4C, or home after 2C; both lie
 * under 9H. They wait for each other in a ring. So `bound` is 1, 13, 7, 13: no more than 34 cards can be home.
 * `uncoverable` is 1 for 9H, 3C, 5C and JH, which are uncovered already, and 0 for all others.
 */

import { type Card, KING } from '../core/card.ts';
import { CARD_COUNT, type DealTable, RANK_COUNT } from './deal-table.ts';

/** The suit of each card; a table, since the search asks for it more often than for anything else. */
export const SUIT_OF = Uint8Array.from({ length: CARD_COUNT }, (_, card) => Math.floor(card / RANK_COUNT));

/** Stands for “no card” where a search may have a card to be drawn. */
export const NONE: Card = -1;

/**
 * Works out `bound` and `uncoverable` of a table, and changes nothing else of it.
 *
 * A card leaves its fan when it can go home, or when the card that it can be built on has been uncovered and no card
 * that has really been built on it is left there: such a card goes home before it, and may do so where it is itself to
 * be held back. `drawn`, a card that a merci may draw, counts as uncovered and in no other card's way from the start.
 */
export function relax(table: DealTable, drawn: Card = NONE): void {
  const { cards, fanOf, depthOf, built, homeLimit, bound, uncoverable, relaxedHeight, queue } = table;
  uncoverable.set(built);
  relaxedHeight.set(table.height);
  bound.set(table.home);
  let space = table.kingsFill && table.spaces > 0;
  let queued = 0;
  for (let fan = 0; fan < table.fanCount; fan++) queue[queued++] = fan;
  if (drawn !== NONE) {
    uncoverable[drawn] = 1;
    const suit = Math.floor(drawn / RANK_COUNT);
    while (bound[suit]! < homeLimit[suit]! && uncoverable[suit * RANK_COUNT + bound[suit]!] === 1)
      bound[suit]!++;
  }
  while (queued > 0) {
    const fan = queue[--queued]!;
    while (relaxedHeight[fan]! > 0) {
      const card = cards[fan * CARD_COUNT + relaxedHeight[fan]! - 1]!;
      const suit = SUIT_OF[card]!;
      const rank = card - suit * RANK_COUNT;
      if (uncoverable[card] === 0) {
        uncoverable[card] = 1;
        // The next lower card may be waiting on another fan for this one to be uncovered.
        if (rank > 0 && depthOf[card - 1] === relaxedHeight[fanOf[card - 1]!]! - 1)
          queue[queued++] = fanOf[card - 1]!;
      }
      if (bound[suit] === rank) {
        let next = card;
        for (; bound[suit]! < homeLimit[suit]! && uncoverable[next] === 1; next++) {
          bound[suit]!++;
          // An uncovered card that still lies on its fan waited for this.
          if (next !== card && depthOf[next] === relaxedHeight[fanOf[next]!]! - 1)
            queue[queued++] = fanOf[next]!;
        }
        // So may the first card that is held back have done, under a card that was built on it.
        const heldBack = bound[suit] === homeLimit[suit] && next !== card && bound[suit]! < RANK_COUNT;
        if (heldBack && depthOf[next] === relaxedHeight[fanOf[next]!]! - 1) queue[queued++] = fanOf[next]!;
      }
      if (bound[suit]! <= rank && card !== drawn) {
        if (rank > 0 && built[card - 1] === 1 && bound[suit]! < rank) break;
        if (rank === KING ? !space || relaxedHeight[fan] === 1 : uncoverable[card + 1] === 0) break;
      }
      relaxedHeight[fan]!--;
    }
    if (table.kingsFill && !space && relaxedHeight[fan] === 0) {
      space = true;
      for (let king = KING; king < CARD_COUNT; king += RANK_COUNT) {
        if (depthOf[king] === relaxedHeight[fanOf[king]!]! - 1) queue[queued++] = fanOf[king]!;
      }
    }
  }
}
