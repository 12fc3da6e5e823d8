/*
 * What is known of the order of events in a position: how it begins, and what follows, rule after rule, until none tells
 * anything. Why the rules hold is said in order-proof.ts.
 */

import { faceIn, type PackedPosition, type SearchContext } from '../packed.ts';
import {
  cardOfEvent,
  createEventOrder,
  EVENTS,
  type EventOrder,
  goesHome,
  lowestBit,
  WORDS,
} from './event-order.ts';

/** What is known of a position, and what adds all that follows from it. */
export interface OrderClosure {
  readonly order: EventOrder;
  /** By card: the cards that it may lie on once it has left its place. */
  readonly takers: readonly (readonly number[])[];
  /** By card: 1 for a card that is home already. */
  readonly isHome: Uint8Array;
  /** By card: 1 for a card at the bottom of its fan. */
  readonly atBottom: Uint8Array;
  /** Begins with a position: what lies above what, and the order of each suit. */
  readonly begin: (packed: PackedPosition) => void;
  /** Adds all that follows, card by card, until no card adds anything; gives whether that refutes the position. */
  readonly follow: () => boolean;
  /** Whether the position is known to be lost. */
  readonly isRefuted: () => boolean;
  /** Makes the position known to be lost. */
  readonly refute: () => void;
  /** Keeps what is known of a position that is not refuted; the function that it gives brings it back. */
  readonly save: () => () => void;
}

/** No card. */
const NONE = -1;

/** The other three cards of a card's rank. */
function matesOf(card: number): number[] {
  return [13, 26, 39].map((step) => (card + step) % 52);
}

/** Makes the closure for the positions of a deal in which the proof by order holds. */
export function createOrderClosure(context: SearchContext): OrderClosure {
  const { lists, count } = context;
  const isRanked = context.rules.direction === 'same-rank';
  /** Whether a fan has three cards at most. */
  const isCapped = context.rules.cap === 3 && !isRanked;
  /** By card: the cards that it may lie on once it has left its place. */
  const takers = isRanked ? context.takers.map((_, card) => matesOf(card)) : context.takers;
  const order = createEventOrder();
  const { earlier, later, isBefore, add, isContradictory } = order;
  /** By card: 1 for a card that is home already. */
  const isHome = new Uint8Array(52);
  /** By card: the card that lies directly on it, or NONE. */
  const above = new Int8Array(52);
  /** By card: 1 for a card at the bottom of its fan. */
  const atBottom = new Uint8Array(52);
  /** By card: 1 for a card that lies first or second in its fan. */
  const isLow = new Uint8Array(52);
  /** By event × 52 + taker: the card that must lie on a taker at the moment of an event, or NONE. */
  const occupants = new Int8Array(EVENTS * 52);
  /** A taker is shown to be no way, or the only one. */
  let dead = false;
  let occupied = 0;
  /** The events before all the ways that a card has, and those after them, as they are found. */
  const before = new Int32Array(WORDS);
  const after = new Int32Array(WORDS);

  const isRefuted = (): boolean => dead || isContradictory();

  /** The event from which on nothing can lie on a taker. */
  const endOf = (taker: number): number => (isRanked ? taker : goesHome(taker));
  /** Whether a card could come to a taker at an event, or lie on it then. */
  const isOpen = (card: number, taker: number, event: number): boolean => {
    if (isHome[taker] === 1 || taker === cardOfEvent(event) || isBefore(endOf(taker), event)) return false;
    const cover = above[taker]!;
    if (cover !== NONE && isBefore(event, cover)) return false;
    const occupant = occupants[event * 52 + taker]!;
    if (occupant !== NONE && occupant !== card) return false;
    if (!isCapped || atBottom[taker] === 1) return true;
    // The card would be the third in its fan.
    return occupants[event * 52 + card] === NONE && (hasPlace(taker, event) || hasBase(taker, event));
  };
  /** Whether a taker could still lie in its place at an event, with room for a card on it. */
  const hasPlace = (taker: number, event: number): boolean =>
    !isCapped || (isLow[taker] === 1 && !isBefore(taker, event));
  /** Whether a taker could have come to the lowest card of another fan, and so have room for a card on it, at an event. */
  const hasBase = (taker: number, event: number): boolean => {
    if (atBottom[taker] === 1 || isBefore(event, taker)) return false;
    for (const base of takers[taker]!) if (atBottom[base] === 1 && isOpen(taker, base, event)) return true;
    return false;
  };
  /** The event before which a taker could take no card that it holds at an event, or NONE. */
  const openingOf = (taker: number, event: number): number =>
    hasPlace(taker, event) ? above[taker]! : taker;
  /** The event after which it could hold that card no more. */
  const closingOf = (taker: number, event: number): number =>
    isCapped && !hasBase(taker, event) ? taker : endOf(taker);

  /** Leaves in `before` only what is before the moment at which a taker is uncovered. */
  const meetBefore = (event: number): void => {
    for (let word = 0; word < WORDS; word++) {
      before[word]! &= event === NONE ? 0 : earlier[event * WORDS + word]!;
    }
  };
  const addAllBefore = (event: number): void => {
    for (let word = 0; word < WORDS; word++) {
      for (;;) {
        const bits = before[word]! & ~earlier[event * WORDS + word]!;
        if (bits === 0 || isContradictory()) break;
        add(word * 32 + lowestBit(bits), event);
      }
    }
  };
  const addAllAfter = (event: number): void => {
    for (let word = 0; word < WORDS; word++) {
      for (;;) {
        const bits = after[word]! & ~later[event * WORDS + word]!;
        if (bits === 0 || isContradictory()) break;
        add(event, word * 32 + lowestBit(bits));
      }
    }
  };

  /** A card must lie on a taker at the moment of an event, or come to one at that moment. */
  const mustLie = (card: number, event: number): void => {
    for (let word = 0; word < WORDS; word++) before[word] = after[word] = -1;
    let open = 0;
    let only = NONE;
    for (const taker of takers[card]!) {
      if (!isOpen(card, taker, event)) continue;
      open++;
      only = taker;
      meetBefore(openingOf(taker, event));
      const closing = closingOf(taker, event);
      for (let word = 0; word < WORDS; word++) after[word]! &= later[closing * WORDS + word]!;
    }
    if (open === 0) {
      dead = true;
      return;
    }
    // Among equals several cards may count one as their taker.
    if (open === 1 && !isRanked && occupants[event * 52 + only] === NONE) {
      occupants[event * 52 + only] = card;
      occupied++;
    }
    addAllBefore(event);
    addAllAfter(event);
  };

  /** The events of other cards between a card's leaving and its going home, in a word of bits. */
  const between = (card: number, word: number): number => {
    let bits = later[card * WORDS + word]! & earlier[goesHome(card) * WORDS + word]!;
    if (card >> 5 === word) bits &= ~(1 << (card & 31));
    if (goesHome(card) >> 5 === word) bits &= ~(1 << (goesHome(card) & 31));
    return bits;
  };
  const mustLieSomewhere = (card: number): boolean => {
    for (let word = 0; word < WORDS; word++) if (between(card, word) !== 0) return true;
    return false;
  };

  /** A card that is not at the bottom must leave: for home, or for a taker. */
  const mustLeave = (card: number): void => {
    if (mustLieSomewhere(card)) {
      mustLie(card, card);
      return;
    }
    if (card % 13 === 0 || isHome[card - 1] === 1) return;
    before.fill(-1);
    meetBefore(goesHome(card - 1));
    let canBuild = false;
    for (const taker of takers[card]!) {
      if (!isOpen(card, taker, card)) continue;
      canBuild = true;
      meetBefore(openingOf(taker, card));
    }
    addAllBefore(card);
    if (!canBuild) add(goesHome(card), card);
  };

  /** Adds what follows for a card. */
  const followFor = (card: number): void => {
    if (atBottom[card] === 0) mustLeave(card);
    for (let word = 0; word < WORDS; word++) {
      for (let bits = between(card, word); bits !== 0 && !isRefuted(); bits &= bits - 1) {
        mustLie(card, word * 32 + lowestBit(bits));
      }
    }
  };

  /** Adds all that follows, card by card, until no card adds anything; gives whether that refutes the position. */
  const follow = (): boolean => {
    for (let [card, idle] = [0, 0]; idle < 52 && !isRefuted(); card = (card + 1) % 52) {
      const known = order.changes() + occupied;
      if (isHome[card] === 0) followFor(card);
      idle = known === order.changes() + occupied ? idle + 1 : 0;
    }
    return isRefuted();
  };

  /** Begins with a position: what lies above what, and the order of each suit. */
  const begin = (packed: PackedPosition): void => {
    order.clear();
    occupants.fill(NONE);
    above.fill(NONE);
    atBottom.fill(0);
    isLow.fill(0);
    dead = false;
    for (let card = 0; card < 52; card++) {
      isHome[card] = card % 13 < packed.heights[Math.floor(card / 13)]! ? 1 : 0;
    }
    for (let list = 0; list < lists; list++) {
      for (let depth = 0; depth < packed.lengths[list]!; depth++) {
        const card = faceIn(packed.cards[list * count + depth]!);
        isLow[card] = depth < 2 ? 1 : 0;
        add(card, goesHome(card));
        if (card % 13 > 0 && isHome[card - 1] === 0) add(goesHome(card - 1), goesHome(card));
        if (depth === 0) {
          atBottom[card] = 1;
          add(goesHome(card), card);
          continue;
        }
        const below = faceIn(packed.cards[list * count + depth - 1]!);
        above[below] = card;
        add(card, below);
      }
    }
  };

  return {
    order,
    takers,
    isHome,
    atBottom,
    begin,
    follow,
    isRefuted,
    refute() {
      dead = true;
    },
    save() {
      const restore = order.save();
      const kept = occupants.slice();
      return () => {
        restore();
        occupants.set(kept);
        dead = false;
      };
    },
  };
}
