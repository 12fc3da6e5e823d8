/*
 * A proof that a position cannot be won, for any game of the family: the relaxation in which plays take nothing away.
 *
 * It plays on by rules that only add to what can be done. A card leaves its fan or waste pile once its foundation
 * could have come to it, or once some card that it could be built on has been uncovered; places are never used up,
 * and no play buries anything. What even then stays where it is cannot go home. Two things are found like that: a
 * king over a lower card of its suit, where nothing can take the king away, and cards that wait for each other in a
 * ring.
 *
 * Where fans have a limit, a card takes another only where few enough cards could lie under it: as many as lie there now,
 * or one more than under a card that takes it. So the third card of a fan of at most three takes none before it has moved
 * to the lowest card of another fan: in KH JH | 9H TH QH, where only these hearts are left, JH cannot go on QH.
 *
 * An example, in Super Flower Garden: all suits are home but hearts, which are home to the jack, and the one fan left
 * is QH KH. KH can be built on nothing, and its foundation comes to it only after QH. So it never leaves, and the
 * position is lost. `mightWin` of such a position is false, which is a proof; true proves nothing. `farthest` is 11 for hearts.
 */

import { PACK } from '../core/card.ts';
import { fillsFan } from '../core/rules.ts';
import { faceIn, type PackedPosition, type SearchContext } from './packed.ts';

/** What the relaxation proves of the positions of one deal. */
export interface WinRelaxation {
  /** Whether a position might still be won: false is a proof that it cannot. */
  readonly mightWin: (packed: PackedPosition) => boolean;
  /**
   * By foundation pile, a height that no play of this deal brings it past; null where that is not known. The next call
   * writes into the same list.
   */
  readonly farthest: (packed: PackedPosition) => Uint8Array | null;
}

/** Makes the relaxation for the positions of a deal. */
export function createWinRelaxation(context: SearchContext): WinRelaxation {
  const { rules, wastes, lists, count, piles, fitting, next, homes } = context;
  const isCapped = rules.cap !== null;
  const cap = rules.cap ?? count;
  // A free cell takes part in everything; then this says nothing.
  if (context.cells > 0 || rules.emptyFan === 'any-card')
    return { mightWin: () => true, farthest: () => null };
  const isClosed = rules.emptyFan === 'closed';
  /** By face: 1 for a card that has been uncovered. */
  const uncovered = new Uint8Array(PACK);
  /** By face: 1 for a card that may leave its list, since an uncovered card would take it. */
  const mayLeave = new Uint8Array(PACK);
  /** By list: the cards that are still in it. */
  const lengths = new Uint8Array(lists);
  /** How many cards that is. */
  let left = 0;
  const heights = new Uint8Array(piles);

  /** By face: the fewest cards that could lie under it in a fan, where fans have a limit. */
  const under = new Uint8Array(PACK);

  /** Lets the cards leave that an uncovered one takes, if few enough could lie under it, and with them those that they take. */
  const offer = (face: number): void => {
    const above = under[face]! + 1;
    if (isCapped && above >= cap) return;
    for (const card of fitting[face]!) {
      mayLeave[card] = 1;
      if (!isCapped || under[card]! <= above) continue;
      under[card] = above;
      if (uncovered[card] === 1) offer(card);
    }
  };
  /** Whether there is a space for kings, or for aces and kings, to fill. */
  let space = false;
  /** Lets an uncovered card that fills a space lie lowest in one, wherever it lies by then. */
  const layLowest = (face: number): void => {
    if (under[face] === 0 || !fillsFan(rules, face)) return;
    under[face] = 0;
    offer(face);
  };
  const uncover = (face: number): void => {
    uncovered[face] = 1;
    offer(face);
    if (space) layLowest(face);
  };
  const openSpace = (): void => {
    space = true;
    for (let face = 0; face < PACK; face++) if (uncovered[face] === 1) layLowest(face);
  };
  /** Counts the cards that lie under each now. */
  const beginUnder = (packed: PackedPosition): void => {
    if (!isCapped) return;
    under.fill(cap);
    for (let list = 0; list < lists; list++) {
      for (let depth = 0; depth < packed.lengths[list]!; depth++) {
        const face = faceIn(packed.cards[list * count + depth]!);
        under[face] = Math.min(under[face]!, depth);
      }
    }
  };
  /** Whether a foundation has come to a card, or past its turn. */
  const goesHome = (face: number): boolean => {
    for (const place of homes[face]!) if (heights[place >> 4]! >= (place & 15)) return true;
    return false;
  };
  /** Whether a card that a pile takes next is uncovered. */
  const hasNext = (pile: number): boolean => {
    for (const face of next[pile * 14 + heights[pile]!]!) if (uncovered[face] === 1) return true;
    return false;
  };
  /** Raises every foundation for whose next card an uncovered one is there; gives whether any was. */
  const raiseFoundations = (): boolean => {
    let anyRaised = false;
    for (let pile = 0; pile < piles; pile++) {
      for (; hasNext(pile); heights[pile]!++) anyRaised = true;
    }
    return anyRaised;
  };
  /** Takes cards off a list while they may leave; gives whether anything changed. */
  const takeOff = (packed: PackedPosition, list: number): boolean => {
    let changed = false;
    while (lengths[list]! > 0) {
      const face = faceIn(packed.cards[list * count + lengths[list]! - 1]!);
      if (uncovered[face] === 0) {
        uncover(face);
        changed = true;
      }
      const fillsSpace = space && lengths[list]! > 1 && fillsFan(rules, face);
      if (mayLeave[face] === 0 && !fillsSpace && !goesHome(face)) break;
      lengths[list]!--;
      left--;
      changed = true;
    }
    return changed;
  };

  /**
   * Plays on from a position until nothing changes, or no card is left in any list; gives whether it could: not while cards
   * wait in the stock or for a draw.
   */
  const playOn = (packed: PackedPosition): boolean => {
    if (packed.stock > 0 || packed.mercis > 0) return false;
    uncovered.fill(0);
    mayLeave.fill(0);
    left = 0;
    for (let list = 0; list < lists; list++) left += lengths[list] = packed.lengths[list]!;
    for (let pile = 0; pile < piles; pile++) heights[pile] = packed.heights[pile]!;
    beginUnder(packed);
    space = false;
    if (!isClosed && packed.lengths.includes(0, wastes)) openSpace();
    for (let changed = true; changed && left > 0; ) {
      changed = raiseFoundations();
      for (let list = 0; list < lists; list++) {
        if (takeOff(packed, list)) changed = true;
        if (!isClosed && lengths[list] === 0 && list >= wastes && !space) {
          openSpace();
          changed = true;
        }
      }
    }
    return true;
  };

  return {
    mightWin: (packed) => !playOn(packed) || left === 0,
    farthest(packed) {
      if (!playOn(packed)) return null;
      raiseFoundations();
      return heights;
    },
  };
}
