import { KING, PACK } from '../core/card.ts';
import { type Desk, faceIn, rankIn, type Terms } from './packed.ts';

/**
 * Whether a position might still be won: false is a proof that it cannot.
 *
 * It plays on as if plays took nothing away: a card leaves its list once its foundation could have come to it, or
 * once some card that would take it has been uncovered. What even then stays where it is cannot go home: a king over
 * a lower card of its suit where nothing can free it, or cards that wait for each other in a ring.
 */
export function mightWin(terms: Terms, desk: Desk): boolean {
  const { rules } = terms;
  // A free cell or a card still in the stock takes part in everything; then this says nothing.
  if (desk.cells.length > 0 || desk.stock > 0 || rules.emptyFan === 'any-card') return true;
  const shown = new Uint8Array(PACK);
  const lists = [...desk.fans, ...desk.wastes];
  const left = lists.map((list) => list.length);
  const heights = Uint8Array.from(desk.heights);
  let space = rules.emptyFan === 'kings' && desk.fans.length < terms.fans;

  const comesHome = (face: number): boolean =>
    heights.some((height, pile) => {
      const [suit, first] = [terms.suits[pile]!, terms.ranks[pile * 14]!];
      const place = Math.abs(rankIn(face) - first);
      return (suit === 4 || suit === Math.floor(face / 13)) && place <= height;
    });
  const leaves = (face: number, alone: boolean): boolean =>
    comesHome(face) ||
    terms.takers[face]!.some((taker) => shown[taker] === 1) ||
    (space && rankIn(face) === KING && !alone);

  for (let again = true; again; ) {
    again = false;
    for (const [at, list] of lists.entries()) {
      while (left[at]! > 0) {
        const face = faceIn(list[left[at]! - 1]!);
        if (shown[face] === 0) again = true;
        shown[face] = 1;
        if (!leaves(face, left[at] === 1)) break;
        left[at]!--;
        again = true;
      }
      if (left[at] === 0 && rules.emptyFan === 'kings') space = true;
    }
    for (let pile = 0; pile < terms.piles; pile++) {
      while (nextIsShown(terms, shown, pile, heights[pile]!)) {
        heights[pile]!++;
        again = true;
      }
    }
  }
  return left.every((cards) => cards === 0);
}

function nextIsShown(terms: Terms, shown: Uint8Array, pile: number, height: number): boolean {
  const rank = terms.ranks[pile * 14 + height]!;
  if (rank > KING) return false;
  const suit = terms.suits[pile]!;
  return suit < 4 ? shown[suit * 13 + rank] === 1 : [0, 1, 2, 3].some((any) => shown[any * 13 + rank] === 1);
}
