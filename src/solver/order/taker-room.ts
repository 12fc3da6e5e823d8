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
import { cardOfEvent, EVENTS, type EventOrder, goesHome, NO_EVENT } from './event-order.ts';

/** What is known of the room on the cards of a position. */
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
  /** Whether a card could come to a taker at an event, or lie on it then. */
  readonly isOpen: (card: number, taker: number, event: number) => boolean;
  /** The event before which a taker could not have taken a card that it holds at an event, or NO_EVENT. */
  readonly openingOf: (taker: number, event: number) => number;
  /** The event after which it could hold that card no more. */
  readonly closingOf: (taker: number, event: number) => number;
  /** Notes that a card must lie on a taker at the moment of an event: no other can. */
  readonly occupy: (card: number, taker: number, event: number) => void;
  /** How often {@link occupy} has told something new. */
  readonly occupied: () => number;
  /** Keeps what is known now of the occupied takers; the function that it gives brings it back. */
  readonly save: () => () => void;
}

/** The other three cards of a card's rank. */
function matesOf(card: number): number[] {
  return [13, 26, 39].map((step) => (card + step) % 52);
}

/** Makes it for the positions of a deal, in which events follow each other as an order knows. */
export function createTakerRoom(context: SearchContext, { isBefore }: EventOrder): TakerRoom {
  const { rules, lists, count } = context;
  const isRanked = rules.direction === 'same-rank';
  /** Whether a fan has three cards at most. Under other limits room is not counted. */
  const isCapped = rules.cap === 3 && !isRanked;
  const takers = isRanked ? context.takers.map((_, card) => matesOf(card)) : context.takers;
  const isHome = new Uint8Array(52);
  const above = new Int8Array(52);
  const atBottom = new Uint8Array(52);
  /** By card: 1 for a card that lies first or second in its fan. */
  const isLow = new Uint8Array(52);
  /** By event × 52 + taker: the card that must lie on a taker at the moment of an event, or NO_EVENT. */
  const occupants = new Int8Array(EVENTS * 52);
  let occupied = 0;

  /** The event from which on nothing can lie on a taker. */
  const endOf = (taker: number): number => (isRanked ? taker : goesHome(taker));
  const isOpen = (card: number, taker: number, event: number): boolean => {
    if (isHome[taker] === 1 || taker === cardOfEvent(event) || isBefore(endOf(taker), event)) return false;
    const cover = above[taker]!;
    if (cover !== NO_EVENT && isBefore(event, cover)) return false;
    const occupant = occupants[event * 52 + taker]!;
    if (occupant !== NO_EVENT && occupant !== card) return false;
    if (!isCapped || atBottom[taker] === 1) return true;
    // The card would be the third in its fan.
    return occupants[event * 52 + card] === NO_EVENT && (hasPlace(taker, event) || hasBase(taker, event));
  };
  /** Whether a taker could still lie in its place at an event, with room for a card on it. */
  const hasPlace = (taker: number, event: number): boolean =>
    !isCapped || (isLow[taker] === 1 && !isBefore(taker, event));
  /** Whether a taker could lie on the first card of another fan at an event. */
  const hasBase = (taker: number, event: number): boolean => {
    if (atBottom[taker] === 1 || isBefore(event, taker)) return false;
    for (const base of takers[taker]!) if (atBottom[base] === 1 && isOpen(taker, base, event)) return true;
    return false;
  };

  return {
    takers,
    isHome,
    above,
    atBottom,
    isOpen,
    openingOf: (taker, event) => (hasPlace(taker, event) ? above[taker]! : taker),
    closingOf: (taker, event) => (isCapped && !hasBase(taker, event) ? taker : endOf(taker)),
    begin({ heights, lengths, cards }) {
      occupants.fill(NO_EVENT);
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
    occupy(card, taker, event) {
      // Among equals several cards may count one as their taker.
      if (isRanked || occupants[event * 52 + taker] !== NO_EVENT) return;
      occupants[event * 52 + taker] = card;
      occupied++;
    },
    occupied: () => occupied,
    save() {
      const kept = occupants.slice();
      return () => occupants.set(kept);
    },
  };
}
