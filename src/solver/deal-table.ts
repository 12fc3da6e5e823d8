import { type Card, KING, suitOf } from '../core/card.ts';
import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';

/** Cards, suits, and ranks of one pack. */
export const CARDS = 52;
export const SUITS = 4;
export const RANKS = 13;
/** Room for a fan of all cards; the fans lie one after another in one array. */
export const STRIDE = CARDS;

/** Kinds of moves on the trail, added to the card: how to take it back. */
const HOME_FROM_FAN = 0;
const HOME_FROM_BUILD = 64;
const BUILD = 128;
const CARD_BITS = 63;

/**
 * A deal of a closed same-suit game while it is searched: changed in place, and taken back along the trail.
 *
 * A card is where it was dealt, built on the next higher card of its suit, or home; deal-search.ts says why no more
 * is needed.
 */
export interface Table {
  readonly fans: number;
  /** The dealt cards: cards[fan × STRIDE + depth]. */
  readonly cards: Uint8Array;
  /** Where each card was dealt. */
  readonly fanOf: Uint8Array;
  readonly depthOf: Uint8Array;
  /** How many cards of each fan still lie where they were dealt. */
  readonly height: Uint8Array;
  /** Cards home, by suit. */
  readonly home: Uint8Array;
  /** 1 for a card that has been built and is not home. */
  readonly built: Uint8Array;
  /** The moves made, card + kind each, and how many they are. */
  readonly trail: Uint8Array;
  made: number;
  /** Working memory of `relax`; `bound` and `shown` are its results. */
  readonly bound: Uint8Array;
  readonly shown: Uint8Array;
  readonly left: Uint8Array;
  readonly queue: Uint8Array;
}

/** Lays out a position for a search. */
export function lay(position: Position): Table {
  const fans = position.fans.length;
  const table: Table = {
    fans,
    cards: new Uint8Array(fans * STRIDE),
    // A card that is home keeps fan 0 and depth 255, so that it is never taken for the top of a fan.
    fanOf: new Uint8Array(CARDS),
    depthOf: new Uint8Array(CARDS).fill(255),
    height: new Uint8Array(fans),
    home: new Uint8Array(SUITS),
    built: new Uint8Array(CARDS),
    trail: new Uint8Array(2 * CARDS),
    made: 0,
    bound: new Uint8Array(SUITS),
    shown: new Uint8Array(CARDS),
    left: new Uint8Array(fans),
    queue: new Uint8Array(fans + 2 * CARDS),
  };
  for (const [fan, cards] of position.fans.entries()) {
    table.height[fan] = cards.length;
    for (const [depth, card] of cards.entries()) {
      table.cards[fan * STRIDE + depth] = card;
      table.fanOf[card] = fan;
      table.depthOf[card] = depth;
    }
  }
  for (const [suit, pile] of position.foundations.entries()) table.home[suit] = pile.length;
  return table;
}

/** Whether a card is the last one left of those dealt to its fan (cards built on it are not asked about). */
function isLast(table: Table, card: Card): boolean {
  return table.depthOf[card] === table.height[table.fanOf[card]!]! - 1;
}

/**
 * The card that a fan can build on another one, or −1. A card alone in its fan is passed over, because moving it
 * uncovers nothing; `lowest` 0 counts it, too.
 */
export function buildable(table: Table, fan: number, lowest: 0 | 1 = 1): Card {
  const depth = table.height[fan]! - 1;
  if (depth < lowest) return -1;
  const card = table.cards[fan * STRIDE + depth]!;
  const rank = card % RANKS;
  if (rank === KING || (rank > 0 && table.built[card - 1] === 1)) return -1;
  return table.built[card + 1] === 1 || isLast(table, card + 1) ? card : -1;
}

/** Builds a card on the next higher one of its suit. */
export function build(table: Table, card: Card): void {
  table.built[card] = 1;
  table.height[table.fanOf[card]!]!--;
  table.trail[table.made++] = card + BUILD;
}

/** Plays the next card of a suit to its foundation if it is available. */
export function sendHome(table: Table, suit: number): boolean {
  const rank = table.home[suit]!;
  if (rank === RANKS) return false;
  const card = suit * RANKS + rank;
  if (table.built[card] === 1) {
    table.built[card] = 0;
    table.trail[table.made++] = card + HOME_FROM_BUILD;
  } else if (isLast(table, card)) {
    table.height[table.fanOf[card]!]!--;
    table.trail[table.made++] = card + HOME_FROM_FAN;
  } else return false;
  table.home[suit]!++;
  return true;
}

/** Takes moves back until `mark` of them are left. */
export function takeBack(table: Table, mark: number): void {
  while (table.made > mark) {
    const entry = table.trail[--table.made]!;
    const card = entry & CARD_BITS;
    if (entry >= BUILD) table.built[card] = 0;
    else table.home[Math.floor(card / RANKS)]!--;
    if (entry >= BUILD || entry < HOME_FROM_BUILD) table.height[table.fanOf[card]!]!++;
    else table.built[card] = 1;
  }
}

/** The built cards and heights of two suits in 30 bits: aces and kings are never built. */
export function halfKey(table: Table, suit: number): number {
  let key = 0;
  for (let at = suit; at < suit + 2; at++) {
    key = (key << 4) | table.home[at]!;
    for (let rank = 1; rank < KING; rank++) key = (key << 1) | table.built[at * RANKS + rank]!;
  }
  return key;
}

/** The moves made so far, as moves from the position that was laid out. */
export function movesMade(table: Table): Move[] {
  const fanNow = Uint8Array.from(table.fanOf);
  return Array.from(table.trail.subarray(0, table.made), (entry): Move => {
    const card = entry & CARD_BITS;
    if (entry < BUILD) return { kind: 'play', card, to: { at: 'foundation', pile: suitOf(card) } };
    const fan = fanNow[card + 1]!;
    fanNow[card] = fan;
    return { kind: 'play', card, to: { at: 'fan', fan } };
  });
}
