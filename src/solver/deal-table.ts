/*
 * The board on which one deal of a same-suit game is searched: changed in place, and every move taken back.
 *
 * A card is where it was dealt, built on the next higher card of its suit (a king: in an emptied fan), or home;
 * deal-search.ts says why no more is needed. So the table keeps the dealt cards as they were, and beside them only how
 * many of each fan are still there, which cards have been built, and four foundation heights.
 *
 * Cards have their numbers of core/card.ts: JS, the jack of spades, is 3 × 13 + 10 = 49. In this deal clubs and hearts
 * are home to the jack, diamonds to the king and spades to the eight:
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * `build(table, 49)` lays JS on QS: the undo stack is now [177], 49 + 128 for a build. `sendHome(table, 3)` then plays
 * 9S (47) from where it was dealt: [177, 47]. The fans are QH KC QS JS | KH | KS QC TS, and `takeBack(table, 0)` makes
 * them what they were.
 */

import { type Card, KING, suitOf } from '../core/card.ts';
import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';

/** Cards of one pack; and the room for a fan, since the fans lie one after another in one array. */
export const CARD_COUNT = 52;
/** Suits of a pack. */
export const SUIT_COUNT = 4;
/** Ranks of a suit. */
export const RANK_COUNT = 13;

/** Cards home at four foundation heights, by suit. */
export function homeAt(heights: ArrayLike<number>): number {
  return heights[0]! + heights[1]! + heights[2]! + heights[3]!;
}

/*
 * The undo stack has one entry a move, a byte: the card's number + 64 × the kind of move, which is 0 for a card played
 * home from where it was dealt, 1 for a card played home after it was built, 2 for a build (a king's is into an
 * emptied fan).
 */
const HOME_AS_DEALT = 0;
const HOME_FROM_BUILD = 64;
const BUILD = 128;
/** The bits of an entry that hold the card's number. */
const CARD_BITS = 63;

/** A deal of a same-suit game while it is searched, changed in place; the functions below are all that change it. */
export interface DealTable {
  /** Whether kings fill emptied fans. */
  readonly kingsFill: boolean;
  /** How many fans were dealt, emptied ones included: 18 in a new game. */
  readonly fanCount: number;
  /** The cards as they were dealt: cards[fan × 52 + depth], depth 0 the bottom card. Never changed. */
  readonly cards: Uint8Array;
  /** By card: the fan that it was dealt to, and its depth there. */
  readonly fanOf: Uint8Array;
  readonly depthOf: Uint8Array;
  /** By fan: how many of its cards still lie where they were dealt. Cards built on them do not count. */
  readonly height: Uint8Array;
  /** By suit: cards on the foundation, 0–13. */
  readonly home: Uint8Array;
  /** By suit: the height that the foundation may not pass: 13, or less where a search holds cards back. */
  readonly homeLimit: Uint8Array;
  /** By card: 1 where it has been built and is not home. */
  readonly built: Uint8Array;
  /** Emptied fans in which no king has been built. */
  spaces: number;
  /** The moves made since the deal was laid out, one byte each: the card's number + 64 × the kind of move. */
  readonly undoStack: Uint8Array;
  /** How many of them count; what lies above is left over from moves that were taken back. */
  moveCount: number;
  /** By suit, a result of `relax`: no line of play brings the foundation higher. */
  readonly bound: Uint8Array;
  /** By card, a result of `relax`: 0 where no line of play uncovers it. */
  readonly uncoverable: Uint8Array;
  /** Working memory of `relax`: by fan, the cards left in it; and the fans to be looked at. */
  readonly relaxedHeight: Uint8Array;
  readonly queue: Uint8Array;
}

/** Lays out a position for a search; its rules must be those of a same-suit game, which is not checked. */
export function lay(rules: Rules, position: Position): DealTable {
  const home = position.foundations.map((pile) => pile.length);
  return layFans(rules.emptyFan === 'kings', position.fans, home);
}

/**
 * Lays out fans, each from its bottom card on, over foundations of the heights `home`; `kingsFill` says whether kings
 * fill emptied fans.
 */
export function layFans(kingsFill: boolean, dealt: Position['fans'], home: ArrayLike<number>): DealTable {
  const fanCount = dealt.length;
  const table: DealTable = {
    kingsFill,
    fanCount,
    cards: new Uint8Array(fanCount * CARD_COUNT),
    // A card that is home keeps fan 0 and depth 255, so that it is never taken for the top of a fan.
    fanOf: new Uint8Array(CARD_COUNT),
    depthOf: new Uint8Array(CARD_COUNT).fill(255),
    height: new Uint8Array(fanCount),
    home: Uint8Array.from(home),
    homeLimit: new Uint8Array(SUIT_COUNT).fill(RANK_COUNT),
    built: new Uint8Array(CARD_COUNT),
    spaces: dealt.filter((cards) => cards.length === 0).length,
    undoStack: new Uint8Array(2 * CARD_COUNT),
    moveCount: 0,
    bound: new Uint8Array(SUIT_COUNT),
    uncoverable: new Uint8Array(CARD_COUNT),
    relaxedHeight: new Uint8Array(fanCount),
    queue: new Uint8Array(fanCount + 2 * CARD_COUNT + 2 * SUIT_COUNT),
  };
  for (const [fan, cards] of dealt.entries()) {
    table.height[fan] = cards.length;
    for (const [depth, card] of cards.entries()) {
      table.cards[fan * CARD_COUNT + depth] = card;
      table.fanOf[card] = fan;
      table.depthOf[card] = depth;
    }
  }
  return table;
}

/** Whether a card is the last one left of those dealt to its fan; cards that have been built on it may cover it. */
export function isLast(table: DealTable, card: Card): boolean {
  return table.depthOf[card] === table.height[table.fanOf[card]!]! - 1;
}

/**
 * The card that a fan can build on another one, or −1; a king is built by filling an emptied fan. `lowest` is the
 * least depth at which a card counts: 0 for all cards, 1 to pass over single cards.
 */
export function buildable(table: DealTable, fan: number, lowest: 0 | 1): Card {
  const depth = table.height[fan]! - 1;
  if (depth < lowest) return -1;
  const card = table.cards[fan * CARD_COUNT + depth]!;
  const rank = card % RANK_COUNT;
  if (rank > 0 && table.built[card - 1] === 1) return -1;
  if (rank === KING) return table.kingsFill && table.spaces > 0 && depth > 0 ? card : -1;
  return table.built[card + 1] === 1 || isLast(table, card + 1) ? card : -1;
}

/** Builds a card on the next higher one of its suit, or a king in an emptied fan. */
export function build(table: DealTable, card: Card): void {
  leaveFan(table, card);
  if (card % RANK_COUNT === KING) table.spaces--;
  table.built[card] = 1;
  table.undoStack[table.moveCount++] = card + BUILD;
}

function leaveFan(table: DealTable, card: Card): void {
  const fan = table.fanOf[card]!;
  table.height[fan]!--;
  if (table.height[fan] === 0) table.spaces++;
}

function returnToFan(table: DealTable, card: Card): void {
  const fan = table.fanOf[card]!;
  if (table.height[fan] === 0) table.spaces--;
  table.height[fan]!++;
}

/** Plays the next card of a suit to its foundation if it is available. */
export function sendHome(table: DealTable, suit: number): boolean {
  const rank = table.home[suit]!;
  if (rank === table.homeLimit[suit]) return false;
  const card = suit * RANK_COUNT + rank;
  if (table.built[card] === 1) {
    table.built[card] = 0;
    if (rank === KING) table.spaces++;
    table.undoStack[table.moveCount++] = card + HOME_FROM_BUILD;
  } else if (isLast(table, card)) {
    leaveFan(table, card);
    table.undoStack[table.moveCount++] = card + HOME_AS_DEALT;
  } else return false;
  table.home[suit]!++;
  return true;
}

/** The fans as they lie now; built kings stand in the first emptied ones, since all of those are alike. */
export function fansOf(table: DealTable): Card[][] {
  const kings: Card[] = [];
  for (let king = KING; king < CARD_COUNT; king += RANK_COUNT) if (table.built[king] === 1) kings.push(king);
  return Array.from({ length: table.fanCount }, (_, fan) => {
    const from = fan * CARD_COUNT;
    const cards = [...table.cards.subarray(from, from + table.height[fan]!)];
    const king = cards.length === 0 ? kings.pop() : undefined;
    if (king !== undefined) cards.push(king);
    for (let top = cards.at(-1); top !== undefined && top % RANK_COUNT > 0; top--) {
      if (table.built[top - 1] === 0) break;
      cards.push(top - 1);
    }
    return cards;
  });
}

/** Pops moves off the undo stack and takes them back until `mark` of them are left: a `moveCount` read earlier. */
export function takeBack(table: DealTable, mark: number): void {
  while (table.moveCount > mark) {
    const entry = table.undoStack[--table.moveCount]!;
    const card = entry & CARD_BITS;
    const king = card % RANK_COUNT === KING;
    if (entry >= BUILD) {
      table.built[card] = 0;
      if (king) table.spaces++;
      returnToFan(table, card);
    } else {
      table.home[Math.floor(card / RANK_COUNT)]!--;
      if (entry < HOME_FROM_BUILD) returnToFan(table, card);
      else {
        table.built[card] = 1;
        if (king) table.spaces--;
      }
    }
  }
}

/**
 * Stands for the height of an empty foundation whose ace is built. An ace is only where cards are held back, or moves
 * are counted.
 */
const ACE_BUILT = 14;

/**
 * Half of the key of a position: the suits `firstSuit` and the next one in 32 bits. A suit has four bits for the height
 * of its foundation and twelve for the cards from the two up, 1 where a card is built: spades home to the eight with JS
 * built are 1000 000000000100.
 */
export function halfKey(table: DealTable, firstSuit: number): number {
  let key = 0;
  for (let suit = firstSuit; suit < firstSuit + 2; suit++) {
    key = (key << 4) | (table.built[suit * RANK_COUNT] === 1 ? ACE_BUILT : table.home[suit]!);
    for (let rank = 1; rank < RANK_COUNT; rank++) key = (key << 1) | table.built[suit * RANK_COUNT + rank]!;
  }
  return key;
}

/** The legal moves from the position that was laid out, out of entries of the undo stack. */
export function movesOf(moveBytes: Uint8Array, position: Position): Move[] {
  const fans = position.fans.map((cards) => [...cards]);
  const fanWith = (card: Card): number => fans.findIndex((cards) => cards.at(-1) === card);
  return Array.from(moveBytes, (entry): Move => {
    const card = entry & CARD_BITS;
    const king = card % RANK_COUNT === KING;
    const fan = king ? fans.findIndex((cards) => cards.length === 0) : fanWith(card + 1);
    fans[fanWith(card)]?.pop();
    if (entry < BUILD) return { kind: 'play', card, to: { at: 'foundation', pile: suitOf(card) } };
    fans[fan]?.push(card);
    return { kind: 'play', card, to: { at: 'fan', fan } };
  });
}
