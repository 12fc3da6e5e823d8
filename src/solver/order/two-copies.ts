/*
 * A relaxation for games of two packs built in suit, for the proofs by what goes home last: last-king.ts, last-ends.ts.
 *
 * It plays on as win-relaxation.ts does, so that no play takes anything away, but it tells the two foundations of a suit
 * apart, and the two copies of a card. Those proofs tell it of each foundation from which height on it takes second copies
 * only: then it waits for the other foundation of its suit to take the first, and for both copies to be uncovered. And they
 * may tell it a card that stays where it lies until this foundation takes it, the last one that it takes.
 *
 * Where all foundations go up, those of a suit are sorted: the first four stand for the higher ones.
 *
 * An example, in House in the Woods: clubs and spades are home, one foundation of diamonds and one of hearts are complete,
 * the others have come to the jack and to the ten.
 *
 *   JH KD | QD KH | QH
 *
 * KH may leave for QH, and then all the others may leave, even where these foundations are known to take second copies
 * only. But let KH stay until its foundation takes it: then QD stays under KH, KD waits for QD, and JH under it is not
 * uncovered, so that the foundation of hearts comes no farther.
 */

import { PACK } from '../../core/card.ts';
import { faceIn, type PackedPosition, type SearchContext } from '../packed.ts';

/** What is known of the foundations, by pile. */
export interface PileEnds {
  /** The height from which on a foundation takes second copies only. */
  readonly secondFrom: Uint8Array;
  /** The card that stays until a foundation takes it as its last, by its index in the packed cards, or ANY. */
  readonly stays: Int16Array;
}

/** No card is known to stay. */
export const ANY = -1;

/** Makes what is known of the foundations where nothing is. */
export function createPileEnds(): PileEnds {
  return { secondFrom: new Uint8Array(8).fill(13), stays: new Int16Array(8).fill(ANY) };
}

/** Whether a deal is one of two packs built in suit, in which a card leaves a fan only for another one or for home. */
export function isInTwoPacksBySuit({ rules, cells, wastes, stock, mercis }: SearchContext): boolean {
  const { packs, build, direction, foundationSuit, emptyFan } = rules;
  const bySuit = build === 'same-suit' && foundationSuit === 'same-suit' && direction !== 'same-rank';
  const others = cells + wastes + stock.length + mercis;
  return packs === 2 && bySuit && emptyFan === 'closed' && others === 0;
}

/** Makes the function that asks whether a position might be won, given what is known: false proves that it cannot. */
export function createTwoCopies(context: SearchContext): (packed: PackedPosition, ends: PileEnds) => boolean {
  const { rules, lists, count, piles, next, takers, homes } = context;
  const allUp = rules.foundations === 'up';
  /** By list: the cards still in it, and those of them that have never been uncovered. */
  const lengths = new Uint8Array(lists);
  const covered = new Uint8Array(lists);
  /** By pile: how many cards are on it, and how many were from the first. */
  const heights = new Uint8Array(piles);
  const from = new Uint8Array(piles);
  /** By face: 1 for a card that has been uncovered; and how many copies are home, or free to be. */
  const uncovered = new Uint8Array(PACK);
  const copies = new Uint8Array(PACK);

  const begin = (packed: PackedPosition): void => {
    lengths.set(packed.lengths);
    covered.set(packed.lengths);
    uncovered.fill(0);
    copies.fill(0);
    for (let pile = 0; pile < piles; pile++) {
      const height = packed.heights[pile]!;
      for (let at = 0; at < height; at++) copies[next[pile * 14 + at]![0]!]!++;
      const other = packed.heights[pile ^ 4]!;
      from[pile] = !allUp ? height : pile < 4 ? Math.max(height, other) : Math.min(height, other);
    }
    heights.set(from);
  };
  /** Whether a foundation that takes a card at a height takes it: as the first of its kind, or after the first. */
  const isTurn = ({ secondFrom }: PileEnds, pile: number, height: number): boolean =>
    height < secondFrom[pile]! || heights[pile ^ 4]! > (allUp ? height : 12 - height);
  /** Whether a foundation has come to a card that it takes at a height and does not hold from the first. */
  const hasCome = (ends: PileEnds, pile: number, height: number): boolean =>
    height >= from[pile]! &&
    (heights[pile]! > height || (heights[pile] === height && isTurn(ends, pile, height)));
  const mayLeave = (ends: PileEnds, face: number): boolean => {
    for (const taker of takers[face]!) if (uncovered[taker] === 1) return true;
    for (const place of homes[face]!) if (hasCome(ends, place >> 4, place & 15)) return true;
    return false;
  };
  /** Takes cards off a list while they may leave; gives whether anything changed. */
  const takeOff = ({ cards }: PackedPosition, ends: PileEnds, list: number): boolean => {
    let changed = false;
    while (lengths[list]! > 0) {
      const index = list * count + lengths[list]! - 1;
      const face = faceIn(cards[index]!);
      const pile = ends.stays.indexOf(index);
      if (covered[list] === lengths[list]) {
        covered[list]!--;
        uncovered[face] = 1;
        // The card that stays is for one foundation alone.
        if (pile < 0) copies[face]!++;
        changed = true;
      }
      if (!(pile < 0 ? mayLeave(ends, face) : hasCome(ends, pile, 12))) break;
      lengths[list]!--;
      changed = true;
    }
    return changed;
  };
  /** Raises a foundation as far as it can come; gives whether it could. */
  const raise = (ends: PileEnds, pile: number): boolean => {
    const before = heights[pile]!;
    for (let height = before; height < 13 && isTurn(ends, pile, height); height++) {
      const needed = height < ends.secondFrom[pile]! ? 1 : 2;
      if (copies[next[pile * 14 + height]![0]!]! < needed) break;
      heights[pile] = height + 1;
    }
    return heights[pile]! > before;
  };

  return (packed, ends) => {
    begin(packed);
    for (let changed = true; changed; ) {
      changed = false;
      for (let list = 0; list < lists; list++) if (takeOff(packed, ends, list)) changed = true;
      for (let pile = 0; pile < piles; pile++) if (raise(ends, pile)) changed = true;
    }
    return lengths.every((length) => length === 0);
  };
}
