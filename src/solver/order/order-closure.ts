/*
 * What is known of the order of events in a position: how it begins, and what follows, rule after rule, until none tells
 * anything. Why the rules hold is said in order-proof.ts.
 */

import type { PackedPosition, SearchContext } from '../packed.ts';
import {
  createEventOrder,
  type EventOrder,
  firstOf,
  goesHome,
  hasNoEvent,
  lowestBit,
  NO_EVENT,
  WORDS,
} from './event-order.ts';
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
  const { takers, isHome, above, atBottom, ways, openings, closings } = room;
  /** A card has no taker left where it must lie on one. */
  let dead = false;
  /** The events before all the ways that a card has, and those after them, as they are found. */
  const before = new Int32Array(WORDS);
  const after = new Int32Array(WORDS);
  /** The events at which a card must lie on a taker, as far as nothing has been said of them. */
  const wanted = new Int32Array(WORDS);
  /** Those among them at which it could lie in the same ways. */
  const alike = new Int32Array(WORDS);

  const isRefuted = (): boolean => dead || isContradictory();

  /** Leaves in `before` only what is before the moment at which a taker is uncovered. */
  const meetBefore = (event: number): void => {
    for (let word = 0; word < WORDS; word++) {
      before[word]! &= event === NO_EVENT ? 0 : earlier[event * WORDS + word]!;
    }
  };
  const meetAfter = (event: number): void => {
    for (let word = 0; word < WORDS; word++) after[word]! &= later[event * WORDS + word]!;
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

  /** Leaves in `alike` the events at which a way holds, if it holds at the one given, or else the others; gives whether it does. */
  const keepAlike = (way: Int32Array, event: number): boolean => {
    const holds = ((way[event >> 5]! >>> (event & 31)) & 1) === 1;
    for (let word = 0; word < WORDS; word++) alike[word]! &= holds ? way[word]! : ~way[word]!;
    return holds;
  };
  /** At the events in `alike` there is this way alone: it has begun by then, and ends later. */
  const mustLieSo = (way: number): void => {
    room.occupy(way, alike);
    const opening = openings[way]!;
    const closing = closings[way]!;
    for (let word = 0; word < WORDS && !isRefuted(); word++) {
      const early = opening === NO_EVENT ? 0 : alike[word]! & ~later[opening * WORDS + word]!;
      for (let bits = early; bits !== 0; bits &= bits - 1) add(opening, word * 32 + lowestBit(bits));
      const late = alike[word]! & ~earlier[closing * WORDS + word]!;
      for (let bits = late; bits !== 0; bits &= bits - 1) add(word * 32 + lowestBit(bits), closing);
    }
  };
  /** At the events in `alike` there are several ways: what they have in common is before these, or after them. */
  const mustLieSomehow = (): void => {
    const isBound = !hasNoEvent(before) || !hasNoEvent(after);
    for (let word = 0; word < WORDS && isBound; word++) {
      for (let bits = alike[word]!; bits !== 0 && !isRefuted(); bits &= bits - 1) {
        addAllBefore(word * 32 + lowestBit(bits));
        addAllAfter(word * 32 + lowestBit(bits));
      }
    }
  };
  /** A card must lie on a taker at the moment of each wanted event, or come to one at that moment. */
  const mustLie = (card: number): void => {
    const found = room.findWays(card, wanted);
    for (let event = firstOf(wanted); event !== NO_EVENT && !isRefuted(); event = firstOf(wanted)) {
      for (let word = 0; word < WORDS; word++) {
        alike[word] = wanted[word]!;
        before[word] = after[word] = -1;
      }
      let open = 0;
      let only = 0;
      for (let way = 0; way < found; way++) {
        if (!keepAlike(ways[way]!, event)) continue;
        open++;
        only = way;
        meetBefore(openings[way]!);
        meetAfter(closings[way]!);
      }
      if (open === 0) dead = true;
      else if (open === 1) mustLieSo(only);
      else mustLieSomehow();
      for (let word = 0; word < WORDS; word++) wanted[word]! &= ~alike[word]!;
    }
  };

  /** Wants the events of other cards between a card's leaving and its going home; gives whether there are any. */
  const wantBetween = (card: number): boolean => {
    for (let word = 0; word < WORDS; word++) {
      wanted[word] = later[card * WORDS + word]! & earlier[goesHome(card) * WORDS + word]!;
    }
    wanted[card >> 5]! &= ~(1 << (card & 31));
    wanted[goesHome(card) >> 5]! &= ~(1 << (goesHome(card) & 31));
    return !hasNoEvent(wanted);
  };

  /** A card that need not lie on a taker leaves at the one wanted event: for home, or for a taker. */
  const mustLeave = (card: number): void => {
    if (card % 13 === 0 || isHome[card - 1] === 1) return;
    const found = room.findWays(card, wanted);
    before.fill(-1);
    meetBefore(goesHome(card - 1));
    for (let way = 0; way < found; way++) meetBefore(openings[way]!);
    addAllBefore(card);
    if (found === 0) add(goesHome(card), card);
  };

  /** Adds what follows for a card. */
  const followFor = (card: number): void => {
    const lies = wantBetween(card);
    // If it goes to a taker, it comes to it at the moment that it leaves.
    if (atBottom[card] === 0) wanted[card >> 5]! |= 1 << (card & 31);
    if (lies) mustLie(card);
    else if (atBottom[card] === 0) mustLeave(card);
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
