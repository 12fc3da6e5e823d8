/*
 * A proof that a position cannot be won, for games in which a king leaves its place only for home: the order in which the
 * kings go home.
 *
 * Where cards are built down and emptied fans stay closed, nothing takes a king, so the cards under it stay until it is
 * home. Let every other card go home as soon as its turn comes, wherever it lies. To let it wait would help no other, so that
 * there is one thing to choose: where two kings wait for one foundation, which goes first. All orders are tried, and once
 * the same kings are home, the same cards are, in whatever order they went. If none ends with all cards home, nor does any
 * game.
 *
 * win-relaxation.ts asks of each card alone whether it might come home; where a foundation takes one of two cards, each of
 * them might, and yet not both in time.
 *
 * An example, in Scotch Patience, where red and black take turns on the foundations. Two of them are complete, one is home to
 * the black jack, one to the red ten:
 *
 *   QD KC | JC KS | QH
 *
 * QH goes home, and then one of the black kings. After KC comes QD, which waits for JC under KS; after KS comes JC, which
 * waits for QD under KC. So the position is lost. With KS JC as the second fan it is won.
 */

import { PACK } from '../../core/card.ts';
import { faceIn, type PackedPosition, type SearchContext } from '../packed.ts';

/** Makes the function that asks whether the kings could go home in some order: false proves that there is no win. */
export function createKingOrder(context: SearchContext): (packed: PackedPosition) => boolean {
  const { rules, takers, homes, next, piles, lists, count, cells, wastes } = context;
  /** By face: whether nothing in the tableau takes it. */
  const stays = takers.map((taken) => taken.length === 0);
  // Where suits keep to their foundations, win-relaxation.ts sees as much.
  const holds = rules.foundationSuit !== 'same-suit' && rules.emptyFan === 'closed' && stays.includes(true);
  if (!holds || cells > 0 || wastes > 0) return () => true;

  let cards: PackedPosition['cards'] = new Uint8Array(0);
  /** What is left after each king on the way, and at first. */
  const states = Array.from({ length: stays.filter(Boolean).length * rules.packs + 1 }, () => ({
    heights: new Uint8Array(piles),
    free: new Uint8Array(PACK),
    lengths: new Uint8Array(lists),
  }));
  /** By pile: how many cards are home. By face: how many lie under no king. By fan: how many lie up to its next king. */
  let { heights, free, lengths } = states[0]!;
  /** By index in the packed cards: the bit of a king. The kings that went home in vain, by their bits: once is enough. */
  const bits = new Uint32Array(lists * count);
  const tried = new Set<number>();
  /** How many kings are in the tableau. */
  let all = 0;

  const topOf = (list: number): number => faceIn(cards[list * count + lengths[list]! - 1]!);
  /** Frees the cards of a list that lie over its next king. */
  const open = (list: number): void => {
    for (; lengths[list]! > 0 && !stays[topOf(list)]; lengths[list]!--) free[topOf(list)]!++;
  };
  /** The foundation pile on which it is a card's turn, or −1. */
  const pileFor = (face: number): number => {
    for (const place of homes[face]!) if (heights[place >> 4] === (place & 15)) return place >> 4;
    return -1;
  };
  /** Brings a free card on a pile that waits for it; gives whether there is one. */
  const bringsOn = (pile: number): boolean => {
    for (const face of next[pile * 14 + heights[pile]!]!) {
      if (free[face] === 0) continue;
      free[face]!--;
      heights[pile]!++;
      return true;
    }
    return false;
  };
  /** Brings home all cards that can come, in some order of the kings that are left, once so many are home, of these bits. */
  const canEnd = (kings: number, gone: number): boolean => {
    for (let moved = true; moved; ) {
      moved = false;
      for (let pile = 0; pile < piles; pile++) while (bringsOn(pile)) moved = true;
    }
    // A king goes home last on its foundation, so with all of them all cards are home.
    if (kings === all) return true;
    if (tried.has(gone)) return false;
    const at = states[kings]!;
    for (let list = 0; list < lists; list++) {
      if (at.lengths[list] === 0) continue;
      ({ heights, free, lengths } = at);
      const king = topOf(list);
      const pile = pileFor(king);
      if (pile < 0) continue;
      ({ heights, free, lengths } = states[kings + 1]!);
      heights.set(at.heights);
      free.set(at.free);
      lengths.set(at.lengths);
      heights[pile]!++;
      const bit = bits[list * count + --lengths[list]!]!;
      open(list);
      if (canEnd(kings + 1, gone | bit)) return true;
    }
    tried.add(gone);
    return false;
  };

  return (packed) => {
    if (packed.mercis > 0) return true;
    cards = packed.cards;
    ({ heights, free, lengths } = states[0]!);
    heights.set(packed.heights);
    lengths.set(packed.lengths);
    free.fill(0);
    all = 0;
    for (let list = 0; list < lists; list++) {
      for (let index = list * count; index < list * count + lengths[list]!; index++) {
        if (!stays[faceIn(cards[index]!)]) continue;
        bits[index] = 1 << all++;
      }
      open(list);
    }
    tried.clear();
    return canEnd(0, 0);
  };
}
