/*
 * Positions for the general search, in two forms: a `PackedPosition` of flat arrays, on which plays are made and taken
 * back, and the bytes that it packs into, by which two positions are compared.
 *
 * The bytes are: the height of each foundation; cards left in the stock; mercis left, where any may be taken; the
 * cells, sorted; the waste piles; the fans, sorted. Each waste pile and fan is closed by END. A card is a byte, its
 * face, 0–51, so that equal cards of two packs count as one; +64 says that it has been moved, where the rules ask.
 * Emptied fans are left out. So two positions of a deal that play alike have the same bytes, in whatever order their
 * fans and cells lie.
 *
 * Where a merci makes a new fan, there is a list for each that may still be taken: the last lists, as many as there are
 * mercis left, are fans that no merci has made yet.
 *
 * An example, in Super Flower Garden: clubs are home to the queen, diamonds and hearts to the king, spades to the jack,
 * and the fans are KC QS | KS. The bytes are 12 13 13 11 for the foundations, 0 for the stock, 12 50 255 for the fan of
 * QS and 51 255 for KS; all the others are 255. The same fans as KS | KC QS give the same bytes.
 */

import { allCards, type Card, PACK } from '../core/card.ts';
import { merciRefusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { cardCount, cardsNextOn, fits, foundationCount, type Rules } from '../core/rules.ts';

/** Closes a waste pile or fan, and fills what is left of the bytes. */
const END = 255;
/** Stands for an empty cell, and for no card at all. */
export const NO_CARD = 254;
/** Added to a card that has been moved in this deal. */
export const MOVED = 64;
/** The bits of a packed card that hold its face. */
const FACE = 63;

/** The face of a packed card, 0–51: which of the 52 cards of a pack it is, whatever its pack. */
export function faceIn(byte: number): number {
  return byte & FACE;
}

/** The rank of a packed card, 0–12. */
export function rankIn(byte: number): number {
  return (byte & FACE) % 13;
}

/** The rules of a game worked out for faces, and what all positions of one deal share; made once a search. */
export interface SearchContext {
  readonly rules: Rules;
  /** By face: the faces that it may be built on. */
  readonly takers: readonly (readonly number[])[];
  /** By face: the faces that may be built on it. */
  readonly fitting: readonly (readonly number[])[];
  /** How many foundation piles there are. */
  readonly piles: number;
  /** The faces that a foundation pile takes next: next[pile × 14 + height], none where it is complete. */
  readonly next: readonly (readonly number[])[];
  /** By face: where it may go home, each as pile × 16 + the height at which the pile takes it. */
  readonly homes: readonly (readonly number[])[];
  /** By face: how many cards have to be on the first pile that it may go to before it, its rank where that goes up. */
  readonly turns: Uint8Array;
  /** How many waste piles there are. */
  readonly wastes: number;
  /**
   * How many waste piles and fans there are together, those included that mercis may make; the fans are numbered after the
   * wastes.
   */
  readonly lists: number;
  /** How many reserve cells there are. */
  readonly cells: number;
  /** The faces of the stock at the start; the last one is dealt first. */
  readonly stock: readonly number[];
  /** Mercis that may be taken in this deal, from its start. */
  readonly mercis: number;
  /**
   * Whether plays are pruned: those of no use are left out, and one that can never harm is made alone. Not where a
   * merci may be taken, for which nothing of this is proved, nor where every position is wanted.
   */
  readonly prune: boolean;
  /** How many cards the game has, which is also the room for a waste pile or fan. */
  readonly count: number;
  /** How many bytes a position packs into. */
  readonly byteLength: number;
}

/** Works out the context of a deal; `every` asks for all positions that can be reached, with no play pruned. */
export function searchContextOf(rules: Rules, position: Position, every = false): SearchContext {
  const faces = allCards(1);
  const takers = faces.map((card) => faces.filter((onto) => fits(rules, card, onto)));
  const piles = foundationCount(rules);
  const next = Array.from({ length: piles * 14 }, (_, index) =>
    cardsNextOn(rules, Math.floor(index / 14), index % 14),
  );
  const places = Array.from({ length: piles * 13 }, (_, index) => Math.floor(index / 13) * 16 + (index % 13));
  const homes = faces.map((face) =>
    places.filter((place) => next[(place >> 4) * 14 + (place & 15)]!.includes(face)),
  );
  const wastes = position.wastes.length;
  const cells = position.cells.length;
  const count = cardCount(rules);
  const mercis = merciRefusal(rules, position) === null ? rules.merci - position.merciUsed : 0;
  const lists = wastes + position.fans.length + (rules.merciTo === 'own-new-fan' ? mercis : 0);
  return {
    rules,
    takers,
    fitting: faces.map((onto) => faces.filter((card) => fits(rules, card, onto))),
    piles,
    next,
    homes,
    turns: Uint8Array.from(homes, ([first = 0]) => first & 15),
    wastes,
    lists,
    cells,
    stock: position.stock.map((card) => card % PACK),
    mercis,
    prune: mercis === 0 && !every,
    count,
    byteLength: piles + 1 + (mercis > 0 ? 1 : 0) + cells + lists + count,
  };
}

/** A position in flat arrays for playing on it: plays are made in place and taken back (packed-moves.ts). */
export interface PackedPosition {
  /** By foundation pile: how many cards are on it. */
  readonly heights: Uint8Array;
  /** How many cards of the context's stock have not been dealt. */
  stock: number;
  /** How many of the context's mercis have not been taken. */
  mercis: number;
  /** By reserve cell: its card, or NO_CARD. */
  readonly cells: Uint8Array;
  /**
   * The cards of the waste piles and then of the fans: list n has cards[n × count + depth], depth 0 the bottom card.
   */
  readonly cards: Uint8Array;
  /** By waste pile or fan: how many cards it has. */
  readonly lengths: Uint8Array;
  /** The numbers of the fans in the order in which they were packed last, which is nearly that of the next time. */
  readonly order: Uint8Array;
}

/** Makes a packed position of one of core, in the context of its deal. */
export function packedOf(context: SearchContext, position: Position): PackedPosition {
  const { wastes, lists, count, rules } = context;
  const packCard = (card: Card): number => (card % PACK) + (position.moved.includes(card) ? MOVED : 0);
  const cards = new Uint8Array(lists * count);
  const all = [...position.wastes, ...position.fans];
  for (const [list, listed] of all.entries()) cards.set(listed.map(packCard), list * count);
  return {
    heights: Uint8Array.from(position.foundations, (pile) => pile.length),
    stock: position.stock.length,
    mercis: context.mercis === 0 ? 0 : rules.merci - position.merciUsed,
    cells: Uint8Array.from(position.cells, (card) => (card === null ? NO_CARD : packCard(card))),
    cards,
    lengths: Uint8Array.from({ length: lists }, (_, list) => all[list]?.length ?? 0),
    order: Uint8Array.from({ length: lists - wastes }, (_, fan) => wastes + fan),
  };
}

/** The list after the last that lies on the table: it would be made by a merci, where mercis make fans. */
export function nextFan({ rules, lists }: SearchContext, { mercis }: PackedPosition): number {
  return rules.merciTo === 'own-new-fan' ? lists - mercis : lists;
}

/** Makes an empty packed position for {@link unpack} to fill. */
export function emptyPacked({ piles, wastes, lists, cells, count }: SearchContext): PackedPosition {
  return {
    heights: new Uint8Array(piles),
    stock: 0,
    mercis: 0,
    cells: new Uint8Array(cells).fill(NO_CARD),
    cards: new Uint8Array(lists * count),
    lengths: new Uint8Array(lists),
    order: Uint8Array.from({ length: lists - wastes }, (_, fan) => wastes + fan),
  };
}

/** Makes a copy that shares nothing with the packed position given. */
export function copyPacked(packed: PackedPosition): PackedPosition {
  return {
    heights: packed.heights.slice(),
    stock: packed.stock,
    mercis: packed.mercis,
    cells: packed.cells.slice(),
    cards: packed.cards.slice(),
    lengths: packed.lengths.slice(),
    order: packed.order.slice(),
  };
}

/** Writes a packed position into `bytes`, all of them; sorts its `order` on the way. */
export function pack(context: SearchContext, packed: PackedPosition, bytes: Uint8Array): void {
  const { cells, cards, lengths, order } = packed;
  const { piles, wastes, count } = context;
  for (let pile = 0; pile < piles; pile++) bytes[pile] = packed.heights[pile]!;
  let end = piles;
  bytes[end++] = packed.stock;
  if (context.mercis > 0) bytes[end++] = packed.mercis;
  if (cells.length > 0) {
    bytes.set(cells, end);
    bytes.subarray(end, end + cells.length).sort();
    end += cells.length;
  }
  sortFans(packed, count);
  // From −wastes to −1 the waste piles, from 0 on the fans in their order.
  for (let index = -wastes; index < order.length; index++) {
    const list = index < 0 ? index + wastes : order[index]!;
    const length = lengths[list]!;
    if (index >= 0 && length === 0) continue;
    const last = list * count + length;
    for (let from = list * count; from < last; from++) bytes[end++] = cards[from]!;
    bytes[end++] = END;
  }
  while (end < bytes.length) bytes[end++] = END;
}

/** Sorts the numbers of the fans by insertion, since a play moves at most two of them out of order. */
function sortFans(packed: PackedPosition, count: number): void {
  const { order } = packed;
  for (let next = 1; next < order.length; next++) {
    const fan = order[next]!;
    let slot = next;
    for (; slot > 0 && isLess(packed, count, fan, order[slot - 1]!); slot--) order[slot] = order[slot - 1]!;
    order[slot] = fan;
  }
}

function isLess({ cards, lengths }: PackedPosition, count: number, a: number, b: number): boolean {
  const length = lengths[a]!;
  const other = lengths[b]!;
  for (let depth = 0; depth < length && depth < other; depth++) {
    const difference = cards[a * count + depth]! - cards[b * count + depth]!;
    if (difference !== 0) return difference < 0;
  }
  return length < other;
}

/** Reads the bytes of a position of the same deal into a packed position; its fans come out in sorted order. */
export function unpack(context: SearchContext, bytes: Uint8Array, packed: PackedPosition): void {
  const { piles, wastes, lists, cells, count } = context;
  for (let pile = 0; pile < piles; pile++) packed.heights[pile] = bytes[pile]!;
  let offset = piles;
  packed.stock = bytes[offset++]!;
  if (context.mercis > 0) packed.mercis = bytes[offset++]!;
  for (let cell = 0; cell < cells; cell++) packed.cells[cell] = bytes[offset++]!;
  for (let list = 0; list < lists; list++) {
    let length = 0;
    // Behind the last list that is packed there is only END: the fans that are left out come out empty.
    while (offset < bytes.length && bytes[offset] !== END)
      packed.cards[list * count + length++] = bytes[offset++]!;
    offset++;
    packed.lengths[list] = length;
    if (list >= wastes) packed.order[list - wastes] = list;
  }
}

/** How many cards of a packed position are on the foundations. */
export function homeOn(packed: PackedPosition): number {
  let home = 0;
  for (let pile = 0; pile < packed.heights.length; pile++) home += packed.heights[pile]!;
  return home;
}
