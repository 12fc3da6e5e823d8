/*
 * A proof that a position cannot be won, from the order in which things must happen.
 *
 * In a win each card leaves its place at some moment, and goes home at that moment or later (event-order.ts). Some
 * things must come before others: a card above leaves before the card below it, and a card goes home after the next
 * lower one of its suit. More follows from the takers of a card, the cards that it may be built on:
 *
 * - A card leaves for home or for a taker. Whatever comes before all the ways that it has, comes before it leaves.
 * - If something must happen between a card's leaving and its going home, it lies on a taker then: one that has been
 *   uncovered, that is not home yet, that does not move at that moment, and on which no other card must lie.
 *
 * If only one taker is left, it must have been uncovered before and go home after; if none is, or if something would
 * have to come before itself, there is no win. Where this does not yet show it, two cases are tried: that one event is
 * before another, and that it is after. If one case leads to a contradiction, the other is true.
 *
 * Where a fan holds three cards at most, a taker must also have room (taker-room.ts).
 *
 * It is asked where emptied fans stay closed, or are of no use to the kings, so that a card at the bottom of a fan may stay
 * there until it goes home: to move it would gain nothing, since what can be built on it elsewhere can be built on it here.
 *
 * An example, in Alternating Colours: clubs and hearts are home, diamonds to the queen, spades to the nine.
 *
 *   JS KD | TS QS | KS
 *
 * TS is next, so QS must leave it, and the one card that QS can be built on is KD. QS goes home only after JS, so that
 * it still lies on KD when JS leaves. But JS lies under KD, which leaves only for home: KD would be home by then. So the
 * position is lost, though win-relaxation.ts, where QS could be built on KD at any time, does not see it.
 *
 * Where cards go on their equals, a card that has left its place lies, with other cards between or not, on one of its rank
 * that has not: that one counts as its taker, and to leave its place ends that. And one card of each rank leaves its place
 * last, for home, when all others of its rank are home (last-of-rank.ts says why): which one it can be is tried as well. Of
 * 10,000 late positions of School, with 8 to 18 cards left, it told 6714 of the 6717 that are lost.
 */

import { KING } from '../../core/card.ts';
import type { PackedPosition, SearchContext } from '../packed.ts';
import { fillsNone } from '../packed-moves.ts';
import { cardOfEvent, EVENTS, goesHome } from './event-order.ts';
import { createOrderClosure } from './order-closure.ts';

/** Proofs about the positions of one deal. */
export interface OrderProof {
  /** Whether a position is proved to be lost by what must follow alone; false proves nothing. */
  readonly isLost: (packed: PackedPosition) => boolean;
  /**
   * Whether a position is proved to be lost by trying cases as well, which takes a hundred times as long: which of a card and
   * its takers comes first, or `wide`, which of every two events.
   */
  readonly isLostInAllCases: (packed: PackedPosition, wide?: boolean) => boolean;
}

/** Makes the proof for the positions of a deal; null for games in which it does not hold. */
export function createOrderProof(context: SearchContext): OrderProof | null {
  const { rules } = context;
  const suits = rules.packs === 1 && rules.foundations === 'up' && rules.foundationSuit === 'same-suit';
  const bare = context.wastes + context.cells + context.stock.length + context.mercis === 0;
  const isClosed =
    rules.emptyFan === 'closed' || (rules.emptyFan === 'kings' && context.takers[KING]!.length === 0);
  if (!suits || !bare || !isClosed) return null;

  const isRanked = rules.direction === 'same-rank';
  const { order, takers, isHome, atBottom, begin, follow, isRefuted, refute, save } =
    createOrderClosure(context);
  const { isBefore, add } = order;

  /** Whether a case is refuted, given what adds it; nothing of it is kept. */
  const isCaseRefuted = (addCase: () => void): boolean => {
    const restore = save();
    addCase();
    const refuted = follow();
    restore();
    return refuted;
  };

  /** Tries which of two events comes first; gives whether that has told something. */
  const split = (event: number, other: number): boolean => {
    if (isRefuted() || isBefore(event, other) || isBefore(other, event)) return false;
    if (isCaseRefuted(() => add(event, other))) add(other, event);
    else if (isCaseRefuted(() => add(other, event))) add(event, other);
    else return false;
    follow();
    return true;
  };

  /** A card leaves its place last of its rank: for home, after all the others have gone there. */
  const leavesLast = (card: number): void => {
    add(goesHome(card), card);
    for (const mate of takers[card]!) if (isHome[mate] === 0) add(goesHome(mate), card);
  };
  /** Tries which card of a rank leaves its place last; gives whether that has told something. */
  const tryLast = (rank: number): boolean => {
    const left = [rank, ...takers[rank]!].filter((card) => isHome[card] === 0);
    if (left.length === 0 || isRefuted()) return false;
    const [last, ...others] = left.filter((card) => !isCaseRefuted(() => leavesLast(card)));
    const known = order.changes();
    if (last === undefined) refute();
    else if (others.length === 0) leavesLast(last);
    follow();
    return order.changes() > known;
  };

  /** Tries what comes first of a card and those that take it; gives whether that has told something. */
  const splitTakers = (card: number): boolean => {
    if (isHome[card] === 1 || atBottom[card] === 1) return false;
    let told = false;
    for (const taker of takers[card]!) {
      if (isHome[taker] === 1) continue;
      told = split(card, taker) || told;
      told = split(card, goesHome(taker)) || told;
      told = split(goesHome(card), taker) || told;
    }
    return told;
  };
  /** Tries every two events. */
  const splitAll = (): boolean => {
    let told = false;
    for (let event = 0; event < EVENTS; event++) {
      if (isHome[cardOfEvent(event)] === 1) continue;
      for (let other = event + 1; other < EVENTS && !isRefuted(); other++) {
        if (isHome[cardOfEvent(other)] === 0) told = split(event, other) || told;
      }
    }
    return told;
  };
  const tryCases = (): boolean => {
    let told = false;
    for (let rank = 0; isRanked && rank < 13; rank++) told = tryLast(rank) || told;
    for (let card = 0; card < 52; card++) told = splitTakers(card) || told;
    return told;
  };
  const isLost = (packed: PackedPosition): boolean => {
    if (!fillsNone(context, packed)) return false;
    begin(packed);
    return follow();
  };

  return {
    isLost,
    isLostInAllCases(packed, wide = false) {
      if (isLost(packed)) return true;
      if (!fillsNone(context, packed)) return false;
      while (!isRefuted() && (tryCases() || (wide && splitAll())));
      return isRefuted();
    },
  };
}
