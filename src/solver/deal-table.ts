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

/** Kinds of moves on the trail, added to the card: how to take it back. */
const HOME_FROM_FAN = 0;
const HOME_FROM_BUILD = 64;
const BUILD = 128;
const CARD_BITS = 63;

/**
 * A deal of a same-suit game while it is searched: changed in place, and taken back along the trail.
 *
 * A card is where it was dealt, built on the next higher card of its suit (a king: in an emptied fan), or home;
 * deal-search.ts says why no more is needed.
 */
export interface DealTable {
  /** Whether kings fill emptied fans. */
  readonly kingsFill: boolean;
  readonly fanCount: number;
  /** The dealt cards: cards[fan × 52 + depth]. */
  readonly cards: Uint8Array;
  /** Where each card was dealt. */
  readonly fanOf: Uint8Array;
  readonly depthOf: Uint8Array;
  /** How many cards of each fan still lie where they were dealt. */
  readonly height: Uint8Array;
  /** Cards home, by suit. */
  readonly home: Uint8Array;
  /** The most cards that may go home, by suit: 13, or less where cards are to be held back. */
  readonly homeLimit: Uint8Array;
  /** 1 for a card that has been built and is not home. */
  readonly built: Uint8Array;
  /** Emptied fans that no king fills. */
  spaces: number;
  /** The moves made, card + kind each, and how many they are. */
  readonly undoStack: Uint8Array;
  moveCount: number;
  /** Working memory of `relax`; `bound` and `shown` are its results. */
  readonly bound: Uint8Array;
  readonly uncoverable: Uint8Array;
  readonly relaxedHeight: Uint8Array;
  readonly queue: Uint8Array;
}

/** Lays out a position for a search. */
export function lay(rules: Rules, position: Position): DealTable {
  const home = position.foundations.map((pile) => pile.length);
  return layFans(rules.emptyFan === 'kings', position.fans, home);
}

/** Lays out fans, each from its bottom card on, with so many cards home in each suit; `kings` fill spaces or not. */
export function layFans(kings: boolean, dealt: Position['fans'], home: ArrayLike<number>): DealTable {
  const fans = dealt.length;
  const table: DealTable = {
    kingsFill: kings,
    fanCount: fans,
    cards: new Uint8Array(fans * CARD_COUNT),
    // A card that is home keeps fan 0 and depth 255, so that it is never taken for the top of a fan.
    fanOf: new Uint8Array(CARD_COUNT),
    depthOf: new Uint8Array(CARD_COUNT).fill(255),
    height: new Uint8Array(fans),
    home: Uint8Array.from(home),
    homeLimit: new Uint8Array(SUIT_COUNT).fill(RANK_COUNT),
    built: new Uint8Array(CARD_COUNT),
    spaces: dealt.filter((cards) => cards.length === 0).length,
    undoStack: new Uint8Array(2 * CARD_COUNT),
    moveCount: 0,
    bound: new Uint8Array(SUIT_COUNT),
    uncoverable: new Uint8Array(CARD_COUNT),
    relaxedHeight: new Uint8Array(fans),
    queue: new Uint8Array(fans + 2 * CARD_COUNT + 2 * SUIT_COUNT),
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

/** Whether a card is the last one left of those dealt to its fan (cards built on it are not asked about). */
export function isLast(table: DealTable, card: Card): boolean {
  return table.depthOf[card] === table.height[table.fanOf[card]!]! - 1;
}

/**
 * The card that a fan can build on another one, or −1; a king is built by filling an emptied fan. `lowest` is the
 * least depth of a card that counts: 0 for all, 1 to pass over cards alone in their fan.
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
    table.undoStack[table.moveCount++] = card + HOME_FROM_FAN;
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

/** Takes moves back until `mark` of them are left. */
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

/** The height of an empty foundation whose ace is built: it only is where cards are held back, or moves are counted. */
const ACE_BUILT = 14;

/** The built cards and heights of two suits in 32 bits. */
export function halfKey(table: DealTable, suit: number): number {
  let key = 0;
  for (let at = suit; at < suit + 2; at++) {
    key = (key << 4) | (table.built[at * RANK_COUNT] === 1 ? ACE_BUILT : table.home[at]!);
    for (let rank = 1; rank < RANK_COUNT; rank++) key = (key << 1) | table.built[at * RANK_COUNT + rank]!;
  }
  return key;
}

/** The moves of a trail, as moves from the position that was laid out. */
export function movesOf(trail: Uint8Array, position: Position): Move[] {
  const fans = position.fans.map((cards) => [...cards]);
  const fanWith = (card: Card): number => fans.findIndex((cards) => cards.at(-1) === card);
  return Array.from(trail, (entry): Move => {
    const card = entry & CARD_BITS;
    const king = card % RANK_COUNT === KING;
    const fan = king ? fans.findIndex((cards) => cards.length === 0) : fanWith(card + 1);
    fans[fanWith(card)]?.pop();
    if (entry < BUILD) return { kind: 'play', card, to: { at: 'foundation', pile: suitOf(card) } };
    fans[fan]?.push(card);
    return { kind: 'play', card, to: { at: 'fan', fan } };
  });
}
