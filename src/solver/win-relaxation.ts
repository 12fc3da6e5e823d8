import { KING, PACK } from '../core/card.ts';
import { faceIn, type PackedPosition, type SearchContext } from './packed.ts';

/**
 * Makes the question whether a position of a deal might still be won: false is a proof that it cannot.
 *
 * It plays on as if plays took nothing away: a card leaves its list once its foundation could have come to it, or
 * once some card that would take it has been uncovered. What even then stays where it is cannot go home: a king over
 * a lower card of its suit where nothing can free it, or cards that wait for each other in a ring.
 */
export function createWinRelaxation(context: SearchContext): (packed: PackedPosition) => boolean {
  const { rules, wastes, lists, count, piles, fitting: lower, ranks, suits } = context;
  // A free cell or a card still in the stock takes part in everything; then this says nothing.
  if (context.cells > 0 || rules.emptyFan === 'any-card') return () => true;
  const kings = rules.emptyFan === 'kings';
  const shown = new Uint8Array(PACK);
  /** Faces that may leave their list: a foundation or a shown card would take them. */
  const free = new Uint8Array(PACK);
  const left = new Uint8Array(lists);
  const heights = new Uint8Array(piles);

  const show = (face: number): void => {
    shown[face] = 1;
    for (const card of lower[face]!) free[card] = 1;
  };
  /** Frees what a pile takes at a height; gives whether such a card is shown. */
  const call = (pile: number, height: number): boolean => {
    const rank = ranks[pile * 14 + height]!;
    if (rank > KING) return false;
    const suit = suits[pile]!;
    let answered = false;
    for (let any = suit < 4 ? suit : 0; any <= (suit < 4 ? suit : 3); any++) {
      free[any * 13 + rank] = 1;
      if (shown[any * 13 + rank] === 1) answered = true;
    }
    return answered;
  };

  return (packed) => {
    if (packed.stock > 0 || packed.mercis > 0) return true;
    shown.fill(0);
    free.fill(0);
    left.set(packed.lengths);
    heights.set(packed.heights);
    for (let pile = 0; pile < piles; pile++) {
      for (let height = 0; height < heights[pile]!; height++) call(pile, height);
    }
    let space = kings && packed.lengths.includes(0, wastes);
    for (let again = true; again; ) {
      again = false;
      for (let pile = 0; pile < piles; pile++) {
        while (call(pile, heights[pile]!)) {
          heights[pile]!++;
          again = true;
        }
      }
      for (let list = 0; list < lists; list++) {
        while (left[list]! > 0) {
          const face = faceIn(packed.cards[list * count + left[list]! - 1]!);
          if (shown[face] === 0) {
            show(face);
            again = true;
          }
          const moves = space && face % 13 === KING && left[list]! > 1;
          if (!moves && free[face] === 0) break;
          left[list]!--;
          again = true;
        }
        if (kings && left[list] === 0 && list >= wastes && !space) {
          space = true;
          again = true;
        }
      }
    }
    for (let list = 0; list < lists; list++) if (left[list] !== 0) return false;
    return true;
  };
}
