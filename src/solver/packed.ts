import { allCards, type Card, PACK } from '../core/card.ts';
import { merciRefusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { cardCount, fits, foundationCount, nextRank, pileSuit, type Rules } from '../core/rules.ts';

/*
 * A position packed into bytes, for the general search: foundation heights, cards left in the stock, mercis left
 * where any may be taken, cells (sorted), waste piles, fans (sorted), each list closed by END. A byte is a face, 0–51, so that equal cards of two packs
 * count as one; +64 says that the card has been moved, where the rules ask. Emptied fans are left out, and the
 * order of fans and cells is removed: two positions of a deal that play alike have the same bytes.
 */

const END = 255;
/** An empty cell. */
export const NO_CARD = 254;
/** Added to a card that has been moved in this deal. */
export const MOVED = 64;
const FACE = 63;

/** The face of a packed card, 0–51. */
export function faceIn(byte: number): number {
  return byte & FACE;
}

/** The rank of a packed card, 0–12. */
export function rankIn(byte: number): number {
  return (byte & FACE) % 13;
}

/** The rules of a game worked out for faces, and what all positions of a deal share. */
export interface SearchContext {
  readonly rules: Rules;
  /** For each face, the faces that it may be built on. */
  readonly takers: readonly (readonly number[])[];
  /** For each face, the faces that may be built on it. */
  readonly fitting: readonly (readonly number[])[];
  readonly piles: number;
  /** The rank that a pile takes next: ranks[pile × 14 + height], 13 for none. */
  readonly ranks: Uint8Array;
  /** For each face, where it may go home: pile × 16 + the height at which the pile takes it. */
  readonly homes: readonly (readonly number[])[];
  /** The suit of a pile, 4 for any. */
  readonly suits: Uint8Array;
  readonly wastes: number;
  /** Waste piles and fans together; the fans come after the wastes. */
  readonly lists: number;
  readonly cells: number;
  /** The stock at the start, the last card dealt first. */
  readonly stock: readonly number[];
  /** Mercis that may be taken in this deal, from its start. */
  readonly mercis: number;
  /**
   * Whether plays of no use are left out, and a play that can never harm is made alone. Not where a merci may be
   * taken, for which nothing of this is proved, nor where every position is wanted.
   */
  readonly prune: boolean;
  /** Cards of the game. */
  readonly count: number;
  /** The bytes that a position packs into, at most. */
  readonly byteLength: number;
}

/** Works out the context of a deal; `every` where all positions that can be reached are wanted. */
export function searchContextOf(rules: Rules, position: Position, every = false): SearchContext {
  const faces = allCards(1);
  const takers = faces.map((card) => faces.filter((onto) => fits(rules, card, onto)));
  const piles = foundationCount(rules);
  const ranks = new Uint8Array(piles * 14);
  const suits = new Uint8Array(piles);
  for (let pile = 0; pile < piles; pile++) {
    suits[pile] = pileSuit(rules, pile) ?? 4;
    for (let height = 0; height < 14; height++)
      ranks[pile * 14 + height] = nextRank(rules, pile, height) ?? 13;
  }
  const takes = (pile: number, height: number, face: number): boolean =>
    ranks[pile * 14 + height] === rankIn(face) &&
    (suits[pile] === 4 || suits[pile] === Math.floor(face / 13));
  const places = Array.from({ length: piles * 13 }, (_, at) => Math.floor(at / 13) * 16 + (at % 13));
  const wastes = position.wastes.length;
  const lists = wastes + position.fans.length;
  const cells = position.cells.length;
  const count = cardCount(rules);
  const mercis = merciRefusal(rules, position) === null ? rules.merci - position.merciUsed : 0;
  return {
    rules,
    takers,
    fitting: faces.map((onto) => faces.filter((card) => fits(rules, card, onto))),
    piles,
    ranks,
    homes: faces.map((face) => places.filter((place) => takes(place >> 4, place & 15, face))),
    suits,
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

/** A position unpacked for playing on it: plays are made in place and taken back. */
export interface PackedPosition {
  readonly heights: Uint8Array;
  stock: number;
  /** Mercis left of those of the context. */
  mercis: number;
  readonly cells: Uint8Array;
  /** Waste piles and then fans: list n holds cards[n × count + depth], the bottom card first. */
  readonly cards: Uint8Array;
  readonly lengths: Uint8Array;
  /** The fans in the order in which they were packed last, which is nearly that of the next time. */
  readonly order: Uint8Array;
}

/** Puts a position on a packed. */
export function packedOf(context: SearchContext, position: Position): PackedPosition {
  const { wastes, lists, count, rules } = context;
  const mark = (card: Card): number => (card % PACK) + (position.moved.includes(card) ? MOVED : 0);
  const cards = new Uint8Array(lists * count);
  const all = [...position.wastes, ...position.fans];
  for (const [list, held] of all.entries()) cards.set(held.map(mark), list * count);
  return {
    heights: Uint8Array.from(position.foundations, (pile) => pile.length),
    stock: position.stock.length,
    mercis: context.mercis === 0 ? 0 : rules.merci - position.merciUsed,
    cells: Uint8Array.from(position.cells, (card) => (card === null ? NO_CARD : mark(card))),
    cards,
    lengths: Uint8Array.from(all, (held) => held.length),
    order: Uint8Array.from({ length: lists - wastes }, (_, fan) => wastes + fan),
  };
}

/** A packed for positions to be unpacked onto. */
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

/** A packed of its own with the same position. */
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

/** Packs a packed into all of `bytes`. */
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
  for (let at = -wastes; at < order.length; at++) {
    const list = at < 0 ? at + wastes : order[at]!;
    const length = lengths[list]!;
    if (at >= 0 && length === 0) continue;
    const last = list * count + length;
    for (let from = list * count; from < last; from++) bytes[end++] = cards[from]!;
    bytes[end++] = END;
  }
  while (end < bytes.length) bytes[end++] = END;
}

/** Sorts the fans by insertion, since a play moves at most two of them out of order. */
function sortFans(packed: PackedPosition, count: number): void {
  const { order } = packed;
  for (let next = 1; next < order.length; next++) {
    const fan = order[next]!;
    let at = next;
    for (; at > 0 && isLess(packed, count, fan, order[at - 1]!); at--) order[at] = order[at - 1]!;
    order[at] = fan;
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

/** Unpacks a position of the same deal onto a packed. */
export function unpack(context: SearchContext, bytes: Uint8Array, packed: PackedPosition): void {
  const { piles, wastes, lists, cells, count } = context;
  for (let pile = 0; pile < piles; pile++) packed.heights[pile] = bytes[pile]!;
  let at = piles;
  packed.stock = bytes[at++]!;
  if (context.mercis > 0) packed.mercis = bytes[at++]!;
  for (let cell = 0; cell < cells; cell++) packed.cells[cell] = bytes[at++]!;
  for (let list = 0; list < lists; list++) {
    let length = 0;
    // Behind the last list that is packed there are only ENDs: the fans that are left out come out empty.
    while (at < bytes.length && bytes[at] !== END) packed.cards[list * count + length++] = bytes[at++]!;
    at++;
    packed.lengths[list] = length;
    if (list >= wastes) packed.order[list - wastes] = list;
  }
}

/** Cards on the foundations. */
export function homeOn(packed: PackedPosition): number {
  let home = 0;
  for (let pile = 0; pile < packed.heights.length; pile++) home += packed.heights[pile]!;
  return home;
}
