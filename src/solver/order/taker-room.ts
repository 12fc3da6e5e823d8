/*
 * On which cards a card of a position could lie once it has left its place, at which events, and from when to when.
 *
 * A taker has room for a card from the moment it is uncovered until it goes home. Where a fan holds three cards at most, it
 * has room only while it is the first or second card of a fan: in its place, if it lies so now, or after it has moved to the
 * first card of another fan. That one never moves (order-proof.ts).
 *
 * An example, in Dick's Shamrocks: hearts are home to the eight, all other suits to the king.
 *
 *   KH JH | 9H TH QH
 *
 * JH fits on QH, but QH is the third card of its fan: it has room after it has moved to KH, which JH covers. When JH leaves,
 * QH is not open to it.
 */

import { faceIn, type PackedPosition, type SearchContext } from '../packed.ts';
import {
  cardOfEvent,
  EVENTS,
  type EventOrder,
  goesHome,
  hasNoEvent,
  NO_EVENT,
  WORDS,
} from './event-order.ts';

/** What is known of the room on the cards of a position. Sets of events are {@link WORDS} words, with a bit for each. */
export interface TakerRoom {
  /** By card: the cards that it may lie on once it has left its place. */
  readonly takers: readonly (readonly number[])[];
  /** By card: 1 for a card that is home already. */
  readonly isHome: Uint8Array;
  /** By card: the card that lies directly on it, or NO_EVENT. */
  readonly above: Int8Array;
  /** By card: 1 for a card at the bottom of its fan. */
  readonly atBottom: Uint8Array;
  /** Begins with a position, in which no taker is occupied yet. */
  readonly begin: (packed: PackedPosition) => void;
  /**
   * Finds the ways in which a card could come to a taker at some of the events of a set, or lie on it then; gives how many
   * there are. By their numbers stands in the next lists, until the next call, what they are.
   */
  readonly findWays: (card: number, events: Int32Array) => number;
  /** By way: the set of the events. It shares none with another way that has the same taker. */
  readonly ways: readonly Int32Array[];
  /** By way: the event before which the taker could not have taken the card that it holds at these events, or NO_EVENT. */
  readonly openings: Int8Array;
  /** By way: the event after which it could hold that card no more. */
  readonly closings: Int8Array;
  /** Notes that the card must lie on the taker of a way, found last, at the moment of each event of a set: no other can. */
  readonly occupy: (way: number, events: Int32Array) => void;
  /** How often {@link occupy} has told something new. */
  readonly occupied: () => number;
  /** Keeps what is known now of the occupied takers; the function that it gives brings it back. */
  readonly save: () => () => void;
}

/** The other three cards of a card's rank. */
function matesOf(card: number): number[] {
  return [13, 26, 39].map((step) => (card + step) % 52);
}

/** In words from card × WORDS on, the two events of a card. */
const EVENTS_OF = new Int32Array(52 * WORDS);
for (let event = 0; event < EVENTS; event++) {
  EVENTS_OF[cardOfEvent(event) * WORDS + (event >> 5)]! |= 1 << (event & 31);
}

/** Makes it for the positions of a deal, in which events follow each other as an order knows. */
export function createTakerRoom(context: SearchContext, { earlier, later }: EventOrder): TakerRoom {
  const { rules, lists, count } = context;
  const isRanked = rules.direction === 'same-rank';
  /** Whether a fan has three cards at most. Under other limits room is not counted. */
  const isCapped = rules.cap === 3 && !isRanked;
  const takers = isRanked ? context.takers.map((_, card) => matesOf(card)) : context.takers;
  const most = Math.max(...takers.map((taken) => taken.length));
  const isHome = new Uint8Array(52);
  const above = new Int8Array(52);
  const atBottom = new Uint8Array(52);
  /** By card: 1 for a card that lies first or second in its fan. */
  const isLow = new Uint8Array(52);
  /** In words from taker × WORDS on, the events at which some card must lie on it. */
  const taken = new Int32Array(52 * WORDS);
  /** In words from (card × most + the number of a taker among its takers) × WORDS on, those at which it is this card. */
  const holding = new Int32Array(52 * most * WORDS);
  let occupied = 0;

  const ways = Array.from({ length: 3 * most }, () => new Int32Array(WORDS));
  const openings = new Int8Array(ways.length);
  const closings = new Int8Array(ways.length);
  /** By way: where its card and taker stand in `holding`, and its taker in `taken`. */
  const holdingAt = new Int32Array(ways.length);
  const takenAt = new Int32Array(ways.length);
  let found = 0;

  /** The event from which on nothing can lie on a taker. */
  const endOf = (taker: number): number => (isRanked ? taker : goesHome(taker));
  /** The events in a word at which a taker is free for a card, were there room on it in its fan. */
  const freeIn = (card: number, index: number, word: number): number => {
    const taker = takers[card]![index]!;
    const cover = above[taker]!;
    const covered = cover === NO_EVENT ? 0 : earlier[cover * WORDS + word]!;
    const others = taken[taker * WORDS + word]! & ~holding[(card * most + index) * WORDS + word]!;
    return ~(later[endOf(taker) * WORDS + word]! | EVENTS_OF[taker * WORDS + word]! | covered | others);
  };
  /** The events in a word at which a taker could lie on the first card of another fan. */
  const basedIn = (taker: number, word: number): number => {
    let based = 0;
    for (let index = 0; index < takers[taker]!.length; index++) {
      const base = takers[taker]![index]!;
      if (isHome[base] === 0 && atBottom[base] === 1) based |= freeIn(taker, index, word);
    }
    return based & ~earlier[taker * WORDS + word]!;
  };

  /** Adds a way, if it holds at any event. */
  const addWay = (
    card: number,
    index: number,
    events: Int32Array,
    opening: number,
    closing: number,
  ): void => {
    if (hasNoEvent(events)) return;
    for (let word = 0; word < WORDS; word++) ways[found]![word] = events[word]!;
    openings[found] = opening;
    closings[found] = closing;
    holdingAt[found] = (card * most + index) * WORDS;
    takenAt[found] = takers[card]![index]! * WORDS;
    found++;
  };
  const free = new Int32Array(WORDS);
  const placed = new Int32Array(WORDS);
  const based = new Int32Array(WORDS);
  const both = new Int32Array(WORDS);

  return {
    takers,
    isHome,
    above,
    atBottom,
    ways,
    openings,
    closings,
    findWays(card, events) {
      found = 0;
      for (let index = 0; index < takers[card]!.length; index++) {
        const taker = takers[card]![index]!;
        if (isHome[taker] === 1) continue;
        for (let word = 0; word < WORDS; word++) {
          free[word] = events[word] === 0 ? 0 : events[word]! & freeIn(card, index, word);
        }
        if (hasNoEvent(free)) continue;
        if (!isCapped || atBottom[taker] === 1) {
          addWay(card, index, free, above[taker]!, endOf(taker));
          continue;
        }
        for (let word = 0; word < WORDS; word++) {
          // Where a card must lie on it too, the card would be the second of three on another first card.
          const room = free[word]! & ~taken[card * WORDS + word]!;
          const inPlace = isLow[taker] === 1 ? room & ~later[taker * WORDS + word]! : 0;
          const onBase = room & basedIn(taker, word);
          both[word] = inPlace & onBase;
          placed[word] = inPlace & ~onBase;
          based[word] = onBase & ~inPlace;
        }
        addWay(card, index, both, above[taker]!, endOf(taker));
        addWay(card, index, placed, above[taker]!, taker);
        addWay(card, index, based, taker, endOf(taker));
      }
      return found;
    },
    begin({ heights, lengths, cards }) {
      taken.fill(0);
      holding.fill(0);
      above.fill(NO_EVENT);
      atBottom.fill(0);
      isLow.fill(0);
      for (let card = 0; card < 52; card++) {
        isHome[card] = card % 13 < heights[Math.floor(card / 13)]! ? 1 : 0;
      }
      for (let list = 0; list < lists; list++) {
        for (let depth = 0; depth < lengths[list]!; depth++) {
          const card = faceIn(cards[list * count + depth]!);
          atBottom[card] = depth === 0 ? 1 : 0;
          isLow[card] = depth < 2 ? 1 : 0;
          if (depth > 0) above[faceIn(cards[list * count + depth - 1]!)] = card;
        }
      }
    },
    occupy(way, events) {
      // Among equals several cards may count one as their taker.
      if (isRanked) return;
      let told = false;
      for (let word = 0; word < WORDS; word++) {
        const fresh = events[word]! & ~taken[takenAt[way]! + word]!;
        taken[takenAt[way]! + word]! |= fresh;
        holding[holdingAt[way]! + word]! |= fresh;
        if (fresh !== 0) told = true;
      }
      if (told) occupied++;
    },
    occupied: () => occupied,
    save() {
      const [kept, keptHolding] = [taken.slice(), holding.slice()];
      return () => {
        taken.set(kept);
        holding.set(keptHolding);
      };
    },
  };
}
