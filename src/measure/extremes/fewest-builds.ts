/*
 * The shortest win of a deal where a card has one place in the tableau and emptied fans stay closed: every card goes home
 * once, so it is the win with the fewest builds.
 *
 * Which cards are built is all that has to be chosen; the order then follows. A build, or a card going home, has to wait for
 * others: a card goes home after the next lower one; a card moves after the card that lies on it has left; a card is built
 * after the card that lies on its place has left, and where that place is itself built, after that. A card that is not built
 * leaves by going home. So a choice of builds wins exactly if no event waits for itself in a circle: in the other order of
 * these waits, every move is legal, and all cards come home.
 *
 * The search begins with no builds. Where there is a circle, one of the cards in it that lie on others must be built: it tries
 * each of them, and holds the earlier ones to be not built (branch and bound). It tries with no more builds than circles that
 * have no such card in common, then with one more, and so on. It knows nothing of positions, and is no search of the deal.
 *
 * An example: clubs and hearts are home to the jack, diamonds to the king, spades to the eight.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * 9S waits for JS to leave, JS going home waits for TS, and TS for 9S: a circle, in which JS alone lies on another card. With
 * JS built no circle is left, so a shortest win has one build.
 */

import { type Card, KING } from '../../core/card.ts';
import { CARD_COUNT, RANK_COUNT } from '../../solver/deal-table.ts';

/** No card. */
const NONE = -1;

/** The builds of a shortest win in an order in which they can be made; null where the deal cannot be won within `most` builds. */
type ShortestWin = readonly Card[] | null;

/** A search for wins with few builds of one deal. */
export interface BuildChoice {
  /** How many builds every win has at least; Infinity where circles show that there is none. */
  readonly least: () => number;
  /** The builds of a win with at most so many, in an order in which they can be made; null where there is none. */
  readonly within: (most: number) => ShortestWin;
}

/** Prepares the search in the fans of a new game. */
export function chooseBuilds(fans: readonly (readonly Card[])[]): BuildChoice {
  /** By card: the card that lies on it, and whether it lies on another. */
  const above = new Int8Array(CARD_COUNT).fill(NONE);
  const lies = new Uint8Array(CARD_COUNT);
  for (const fan of fans) {
    for (const [depth, card] of fan.entries()) {
      above[card] = fan[depth + 1] ?? NONE;
      lies[card] = depth;
    }
  }
  const isBuilt = new Uint8Array(CARD_COUNT);
  /** Cards that no circle may go through: they are held to be not built, or are left out of account. */
  const isFixed = new Uint8Array(CARD_COUNT);
  const isLeftOut = new Uint8Array(CARD_COUNT);

  // Events: a card goes home (its number), or is built (its number + 52). Below, what an event waits for.
  const state = new Uint8Array(2 * CARD_COUNT);
  const path: number[] = [];
  const order: number[] = [];
  let circle: number[] | null = null;

  /** The event by which a card leaves its fan. */
  const leaving = (card: Card): number => (isBuilt[card] === 1 ? card + CARD_COUNT : card);
  const waitFor = (event: number): void => {
    if (circle !== null || state[event] === 2) return;
    if (state[event] === 1) {
      circle = path.slice(path.indexOf(event));
      return;
    }
    state[event] = 1;
    path.push(event);
    if (event < CARD_COUNT) {
      if (event % RANK_COUNT > 0) waitFor(event - 1);
      if (isBuilt[event] === 1) waitFor(event + CARD_COUNT);
      else waitUncovered(event);
    } else {
      const place = event - CARD_COUNT + 1;
      waitUncovered(event - CARD_COUNT);
      if (isBuilt[place] === 1) waitFor(place + CARD_COUNT);
      else waitUncovered(place);
    }
    path.pop();
    state[event] = 2;
    order.push(event);
  };
  /** A card is uncovered after the card on it has left; one that is left out of account is in nobody's way. */
  const waitUncovered = (card: Card): void => {
    const over = above[card]!;
    if (over !== NONE && isLeftOut[over] === 0) waitFor(leaving(over));
  };

  /** The cards in a circle that could be built; null where there is no circle. */
  const findCircle = (): Card[] | null => {
    state.fill(0);
    path.length = 0;
    order.length = 0;
    circle = null;
    for (let king = KING; king < CARD_COUNT && circle === null; king += RANK_COUNT) waitFor(king);
    if (circle === null) return null;
    const events: readonly number[] = circle;
    return events.filter((event, index) => {
      if (event >= CARD_COUNT || isFixed[event] === 1 || lies[event] === 0 || event % RANK_COUNT === KING)
        return false;
      // Only where the event before it in the circle waits for it to leave, and not for it as the next lower card.
      const waiting = events[(index + events.length - 1) % events.length]!;
      return waiting !== event + 1;
    });
  };

  /** At least so many builds more: circles without a card in common. */
  const atLeast = (first: readonly Card[]): number => {
    const left: Card[] = [];
    let count = 0;
    for (let cards: readonly Card[] | null = first; cards !== null; cards = findCircle()) {
      if (cards.length === 0) {
        count = Number.POSITIVE_INFINITY;
        break;
      }
      count++;
      for (const card of cards) isLeftOut[card] = 1;
      left.push(...cards);
    }
    for (const card of left) isLeftOut[card] = 0;
    return count;
  };

  const search = (left: number): boolean => {
    const cards = findCircle();
    if (cards === null) return true;
    if (atLeast(cards) > left) return false;
    let isFound = false;
    const tried: Card[] = [];
    for (const card of cards) {
      isBuilt[card] = 1;
      isFound = search(left - 1);
      if (isFound) break;
      isBuilt[card] = 0;
      isFixed[card] = 1;
      tried.push(card);
    }
    for (const card of tried) isFixed[card] = 0;
    return isFound;
  };

  return {
    least() {
      const cards = findCircle();
      return cards === null ? 0 : atLeast(cards);
    },
    within(most) {
      isBuilt.fill(0);
      const builds = search(most)
        ? order.filter((event) => event >= CARD_COUNT).map((event) => event - CARD_COUNT)
        : null;
      isBuilt.fill(0);
      return builds;
    },
  };
}

/** The builds of a shortest win of a deal that can be won, in an order in which they can be made. */
export function shortestWin(fans: readonly (readonly Card[])[]): readonly Card[] {
  const choice = chooseBuilds(fans);
  for (let most = choice.least(); most <= CARD_COUNT; most++) {
    const builds = choice.within(most);
    if (builds !== null) return builds;
  }
  throw new Error('a deal that can be won has a shortest win');
}
