/*
 * What is known of the order of events in a position: how it begins, and what follows, rule after rule, until none tells
 * anything. Why the rules hold is said in order-proof.ts.
 */

import type { PackedPosition, SearchContext } from '../packed.ts';
import { createEventOrder, type EventOrder, goesHome, lowestBit, NO_EVENT, WORDS } from './event-order.ts';
import { createTakerRoom, type TakerRoom } from './taker-room.ts';

/** What is known of a position, and what adds all that follows from it. */
export interface OrderClosure extends Pick<TakerRoom, 'takers' | 'isHome' | 'atBottom'> {
  readonly order: EventOrder;
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

/** Makes the closure for the positions of a deal in which the proof by order holds. */
export function createOrderClosure(context: SearchContext): OrderClosure {
  const order = createEventOrder();
  const { earlier, later, add, isContradictory } = order;
  const room = createTakerRoom(context, order);
  const { takers, isHome, above, atBottom, isOpen, openingOf, closingOf } = room;
  /** A card has no taker left where it must lie on one. */
  let dead = false;
  /** The events before all the ways that a card has, and those after them, as they are found. */
  const before = new Int32Array(WORDS);
  const after = new Int32Array(WORDS);

  const isRefuted = (): boolean => dead || isContradictory();

  /** Leaves in `before` only what is before the moment at which a taker is uncovered. */
  const meetBefore = (event: number): void => {
    for (let word = 0; word < WORDS; word++) {
      before[word]! &= event === NO_EVENT ? 0 : earlier[event * WORDS + word]!;
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
    let only = NO_EVENT;
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
    if (open === 1) room.occupy(card, only, event);
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
      const known = order.changes() + room.occupied();
      if (isHome[card] === 0) followFor(card);
      idle = known === order.changes() + room.occupied() ? idle + 1 : 0;
    }
    return isRefuted();
  };

  /** Begins with a position: what lies above what, and the order of each suit. */
  const begin = (packed: PackedPosition): void => {
    order.clear();
    room.begin(packed);
    dead = false;
    for (let card = 0; card < 52; card++) {
      if (isHome[card] === 1) continue;
      add(card, goesHome(card));
      if (card % 13 > 0 && isHome[card - 1] === 0) add(goesHome(card - 1), goesHome(card));
      if (atBottom[card] === 1) add(goesHome(card), card);
      if (above[card] !== NO_EVENT) add(above[card]!, card);
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
      const restoreRoom = room.save();
      return () => {
        restore();
        restoreRoom();
        dead = false;
      };
    },
  };
}
