import { allCards, type Card, PACK } from '../core/card.ts';
import type { Position } from '../core/position.ts';
import { cardCount, fits, foundationCount, nextRank, pileSuit, type Rules } from '../core/rules.ts';

/*
 * A position packed into bytes, for the general search: foundation heights, cards left in the stock, cells (sorted),
 * waste piles, fans (sorted), each list closed by END. A byte is a face, 0–51, so that equal cards of two packs
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
export interface Terms {
  readonly rules: Rules;
  /** For each face, the faces that it may be built on. */
  readonly takers: readonly (readonly number[])[];
  /** For each face, the faces that may be built on it. */
  readonly lower: readonly (readonly number[])[];
  /** fits[card × 52 + onto] says the same, for asking. */
  readonly fits: Uint8Array;
  readonly piles: number;
  /** The rank that a pile takes next: ranks[pile × 14 + height], 13 for none. */
  readonly ranks: Uint8Array;
  /** The suit of a pile, 4 for any. */
  readonly suits: Uint8Array;
  readonly fans: number;
  /** The stock at the start, the last card dealt first. */
  readonly stock: readonly number[];
  /** Cards of the game. */
  readonly count: number;
}

/** Works out the terms of a deal. */
export function termsOf(rules: Rules, position: Position): Terms {
  const faces = allCards(1);
  const takers = faces.map((card) => faces.filter((onto) => fits(rules, card, onto)));
  const table = new Uint8Array(PACK * PACK);
  for (const [card, others] of takers.entries()) for (const onto of others) table[card * PACK + onto] = 1;
  const piles = foundationCount(rules);
  const ranks = new Uint8Array(piles * 14);
  const suits = new Uint8Array(piles);
  for (let pile = 0; pile < piles; pile++) {
    suits[pile] = pileSuit(rules, pile) ?? 4;
    for (let height = 0; height < 14; height++)
      ranks[pile * 14 + height] = nextRank(rules, pile, height) ?? 13;
  }
  return {
    rules,
    takers,
    lower: faces.map((onto) => faces.filter((card) => fits(rules, card, onto))),
    fits: table,
    piles,
    ranks,
    suits,
    fans: position.fans.length,
    stock: position.stock.map((card) => card % PACK),
    count: cardCount(rules),
  };
}

/** A position unpacked for playing on it. A child shares with its parent what the play does not touch. */
export interface Desk {
  readonly heights: Uint8Array;
  readonly stock: number;
  readonly cells: Uint8Array;
  readonly wastes: readonly (readonly number[])[];
  /** The fans that are not empty. */
  readonly fans: readonly (readonly number[])[];
}

/** Puts a position on a desk. */
export function deskOf(position: Position): Desk {
  const mark = (card: Card): number => (card % PACK) + (position.moved.includes(card) ? MOVED : 0);
  return {
    heights: Uint8Array.from(position.foundations, (pile) => pile.length),
    stock: position.stock.length,
    cells: Uint8Array.from(position.cells, (card) => (card === null ? NO_CARD : mark(card))),
    wastes: position.wastes.map((waste) => waste.map(mark)),
    fans: position.fans.filter((fan) => fan.length > 0).map((fan) => fan.map(mark)),
  };
}

/** The most bytes that a position of a deal packs into. */
export function packedSize(terms: Terms, { cells, wastes }: Desk): number {
  return terms.piles + 1 + cells.length + wastes.length + terms.count + terms.fans;
}

/** Packs a desk into `bytes`; gives how many it took. */
export function pack(terms: Terms, desk: Desk, bytes: Uint8Array): number {
  bytes.set(desk.heights);
  let end = terms.piles;
  bytes[end++] = desk.stock;
  if (desk.cells.length > 0) {
    bytes.set(desk.cells, end);
    bytes.subarray(end, end + desk.cells.length).sort();
    end += desk.cells.length;
  }
  for (const waste of desk.wastes) {
    for (const card of waste) bytes[end++] = card;
    bytes[end++] = END;
  }
  for (const fan of inOrder(desk.fans)) {
    for (const card of fan) bytes[end++] = card;
    bytes[end++] = END;
  }
  return end;
}

/** Sorts fans by insertion, since a play moves at most two of them out of order; emptied fans are dropped. */
function inOrder(fans: Desk['fans']): Desk['fans'] {
  const sorted: (readonly number[])[] = [];
  for (const fan of fans) {
    if (fan.length === 0) continue;
    let at = sorted.length;
    for (; at > 0 && isLess(fan, sorted[at - 1]!); at--) sorted[at] = sorted[at - 1]!;
    sorted[at] = fan;
  }
  return sorted;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let depth = 0; depth < a.length; depth++) {
    if (a[depth] !== b[depth]) return depth < b.length && a[depth]! < b[depth]!;
  }
  return a.length < b.length;
}

/** Unpacks a position of the deal that `start` belongs to. */
export function unpack(terms: Terms, start: Desk, bytes: Uint8Array): Desk {
  const cellsAt = terms.piles + 1;
  const listsAt = cellsAt + start.cells.length;
  const lists: number[][] = [];
  let list: number[] = [];
  for (let at = listsAt; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte !== END) list.push(byte);
    else {
      lists.push(list);
      list = [];
    }
  }
  const wastes = start.wastes.length;
  return {
    heights: bytes.slice(0, terms.piles),
    stock: bytes[terms.piles]!,
    cells: bytes.slice(cellsAt, listsAt),
    wastes: lists.slice(0, wastes),
    fans: lists.slice(wastes),
  };
}
