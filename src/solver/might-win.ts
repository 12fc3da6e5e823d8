import { KING, PACK } from '../core/card.ts';
import { type Desk, faceIn, type Terms } from './packed.ts';

/**
 * Makes the question whether a position of a deal might still be won: false is a proof that it cannot.
 *
 * It plays on as if plays took nothing away: a card leaves its list once its foundation could have come to it, or
 * once some card that would take it has been uncovered. What even then stays where it is cannot go home: a king over
 * a lower card of its suit where nothing can free it, or cards that wait for each other in a ring.
 */
export function createOutlook(terms: Terms): (desk: Desk) => boolean {
  const { rules, wastes, lists, count, piles, takers, ranks, suits } = terms;
  const kings = rules.emptyFan === 'kings';
  const shown = new Uint8Array(PACK);
  const left = new Uint8Array(lists);
  const heights = new Uint8Array(piles);

  const comesHome = (face: number): boolean => {
    const suit = Math.floor(face / 13);
    for (let pile = 0; pile < piles; pile++) {
      if (suits[pile]! !== 4 && suits[pile] !== suit) continue;
      if (Math.abs((face % 13) - ranks[pile * 14]!) <= heights[pile]!) return true;
    }
    return false;
  };
  const isTaken = (face: number): boolean => {
    for (const taker of takers[face]!) if (shown[taker] === 1) return true;
    return false;
  };
  const nextIsShown = (pile: number): boolean => {
    const rank = ranks[pile * 14 + heights[pile]!]!;
    if (rank > KING) return false;
    const suit = suits[pile]!;
    if (suit < 4) return shown[suit * 13 + rank] === 1;
    return [0, 1, 2, 3].some((any) => shown[any * 13 + rank] === 1);
  };

  return (desk) => {
    // A free cell or a card still in the stock takes part in everything; then this says nothing.
    if (terms.cells > 0 || desk.stock > 0 || rules.emptyFan === 'any-card') return true;
    shown.fill(0);
    left.set(desk.lengths);
    heights.set(desk.heights);
    let space = kings && desk.lengths.includes(0, wastes);
    for (let again = true; again; ) {
      again = false;
      for (let list = 0; list < lists; list++) {
        if (left[list] === 0) continue;
        while (left[list]! > 0) {
          const face = faceIn(desk.cards[list * count + left[list]! - 1]!);
          if (shown[face] === 0) again = true;
          shown[face] = 1;
          const moves = space && face % 13 === KING && left[list]! > 1;
          if (!moves && !isTaken(face) && !comesHome(face)) break;
          left[list]!--;
          again = true;
        }
        if (left[list] === 0 && kings && list >= wastes) space = true;
      }
      for (let pile = 0; pile < piles; pile++) {
        while (nextIsShown(pile)) {
          heights[pile]!++;
          again = true;
        }
      }
    }
    return left.every((cards) => cards === 0);
  };
}
