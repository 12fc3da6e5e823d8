/*
 * A proof that a position cannot be won, where fans hold three cards at most: clauses that the events of every win make true
 * (event-order.ts). If they cannot all be true at once, there is no win.
 *
 * A win in which the first card of each fan stays until it goes home (order-proof.ts says why there is one if there is any)
 * gives three kinds of facts a value, and so these clauses hold:
 *
 * - Which of two events comes first. What is before what is before an event is before that event. A card goes home after the
 *   next lower one of its suit, and leaves after the card above it.
 * - Whether a card leaves its place for home, so that its two events are one moment: then no other is between them.
 * - Which card lies on which at the moment of an event, of those that have left their places and are not home: each of them on
 *   one taker, unless it leaves for home at this moment, and no two on the same.
 *
 * At that moment a taker has been uncovered, it is not home, and it is not the card that moves: the others lie then as they
 * did before and as they do after. And it is the first card of a fan or the second. If it began as the second, it lies still
 * in its place, or it has left it; if it began as the third, it has left it; and if it has, it lies on the first of a fan.
 *
 * Where suits do not matter, cards of one rank may be exchanged at that moment, with all that lies on them, if they have left
 * their places, are not home and do not move. So they may be taken to lie in one order: the lower card, by its number, on the
 * first of a fan if one of two does, and else on the lower taker. To exchange two that do not lowers first the sum of those
 * that lie on the first of a fan, then the pairs out of order on these, then those on others; so this comes to an end.
 *
 * The clauses say nothing of how cards come from one taker to another between two events. So they may all be true of a position
 * that is lost.
 *
 * An example, in Shamrocks as Dealt: clubs are home to the ten, all other suits to the jack.
 *
 *   QD JC KS | QS KD KC | QC KH | QH
 *
 * Take the moment at which KD leaves QS. KS is not home, since QS is not. A king that is home has taken the queen of its suit
 * with it, one in its place lies over a queen, and each of the others lies on a queen. None of these is QS, and no two are one:
 * four kings for three queens. So the position is lost, which none of the other proofs sees.
 */

import { faceIn, type PackedPosition, type SearchContext } from '../packed.ts';
import { cardOfEvent, goesHome, NO_EVENT } from './event-order.ts';
import { comesBefore, leavesForHome, liesOn, notSo } from './order-literals.ts';

/** Adds the clauses of a position, each a list of the literals of which one at least is true in every win. */
export function addOrderClauses(
  context: SearchContext,
  packed: PackedPosition,
  add: (...literals: readonly number[]) => void,
): void {
  const { lists, count } = context;
  /** By card: the card that lies directly on it, or NO_EVENT; and how many lie under it, −1 for a card that is home. */
  const above = new Int8Array(52).fill(NO_EVENT);
  const depths = new Int8Array(52).fill(-1);
  for (let list = 0; list < lists; list++) {
    for (let depth = 0; depth < packed.lengths[list]!; depth++) {
      const card = faceIn(packed.cards[list * count + depth]!);
      depths[card] = depth;
      if (depth > 0) above[faceIn(packed.cards[list * count + depth - 1]!)] = card;
    }
  }
  const cards = [...depths.keys()].filter((card) => depths[card]! >= 0);
  /** The cards that leave their places before they go home or when they do; the others are the first of their fans. */
  const movers = cards.filter((card) => depths[card]! > 0);
  const takers = context.takers.map((all) => all.filter((taker) => depths[taker]! >= 0));
  const inTurn = takers.map((all) => [
    ...all.filter((taker) => depths[taker] === 0),
    ...all.filter((taker) => depths[taker]! > 0),
  ]);
  const events = [...movers, ...cards.map(goesHome)];

  /** Whether a card might lie on a taker at an event, for all that can be told from the event alone. */
  const mayLie = (card: number, taker: number, event: number): boolean =>
    depths[card]! > 0 && event !== goesHome(card) && event !== above[taker] && cardOfEvent(event) !== taker;
  const addAtMostOne = (literals: readonly number[]): void => {
    for (const [at, one] of literals.entries()) {
      for (const other of literals.slice(0, at)) add(notSo(one), notSo(other));
    }
  };

  const addOrder = (): void => {
    for (const [at, event] of events.entries()) {
      for (const [next, second] of events.slice(0, at).entries()) {
        for (const third of events.slice(0, next)) {
          add(
            notSo(comesBefore(event, second)),
            notSo(comesBefore(second, third)),
            comesBefore(event, third),
          );
          add(comesBefore(event, second), comesBefore(second, third), notSo(comesBefore(event, third)));
        }
      }
    }
    for (const card of cards) {
      if (card % 13 > 0 && depths[card - 1]! >= 0) add(comesBefore(goesHome(card - 1), goesHome(card)));
      if (above[card] !== NO_EVENT)
        add(comesBefore(above[card]!, depths[card] === 0 ? goesHome(card) : card));
    }
    for (const card of movers) {
      add(comesBefore(card, goesHome(card)));
      for (const event of events) {
        if (cardOfEvent(event) === card) continue;
        add(notSo(leavesForHome(card)), comesBefore(event, card), comesBefore(goesHome(card), event));
      }
    }
  };
  /** Adds when a taker has room for a card that lies on it at an event. */
  const addRoom = (no: number, taker: number, event: number): void => {
    add(no, comesBefore(event, goesHome(taker)));
    if (above[taker] !== NO_EVENT) add(no, comesBefore(above[taker]!, event));
    if (depths[taker] === 0) return;
    const onFirst = takers[taker]!.filter((first) => depths[first] === 0 && mayLie(taker, first, event)).map(
      (first) => liesOn(taker, first, event),
    );
    if (depths[taker] === 1) add(no, comesBefore(event, taker), ...onFirst);
    else {
      add(no, comesBefore(taker, event));
      add(no, ...onFirst);
    }
  };
  /** Adds where a card lies at an event. */
  const addPlace = (card: number, event: number): void => {
    const open = takers[card]!.filter((taker) => mayLie(card, taker, event));
    const places = open.map((taker) => liesOn(card, taker, event));
    if (event === card) add(leavesForHome(card), ...places);
    else add(comesBefore(event, card), comesBefore(goesHome(card), event), ...places);
    addAtMostOne(places);
    for (const [at, taker] of open.entries()) {
      const no = notSo(places[at]!);
      if (event === card) add(no, notSo(leavesForHome(card)));
      else {
        add(no, comesBefore(card, event));
        add(no, comesBefore(event, goesHome(card)));
      }
      addRoom(no, taker, event);
    }
  };

  /** Adds that two cards of a rank lie in turn on the takers that they have in common, those first in a fan before the others. */
  const addTurns = (card: number, mate: number, event: number): void => {
    for (const [at, second] of inTurn[card]!.entries()) {
      if (!mayLie(card, second, event)) continue;
      for (const first of inTurn[card]!.slice(0, at)) {
        if (mayLie(mate, first, event))
          add(notSo(liesOn(card, second, event)), notSo(liesOn(mate, first, event)));
      }
    }
  };

  addOrder();
  for (const event of events) {
    for (const card of movers) if (event !== goesHome(card)) addPlace(card, event);
    for (const taker of cards) {
      const open = context.fitting[taker]!.filter((card) => mayLie(card, taker, event));
      addAtMostOne(open.map((card) => liesOn(card, taker, event)));
    }
    if (context.rules.build !== 'any-suit') continue;
    for (const card of movers) {
      for (let mate = card + 13; mate < 52; mate += 13) {
        if (depths[mate]! > 0 && cardOfEvent(event) !== card && cardOfEvent(event) !== mate)
          addTurns(card, mate, event);
      }
    }
  }
}
