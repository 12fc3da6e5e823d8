/*
 * What the redeal explorable shows: for four foundations, the deal that the cards left make, the chance to win from it,
 * and what it would be worth with a few cards held back. All of it is looked up in a table of perfect play. With 10, 9, 7
 * and 5 cards home 21 are left, seven full fans; holding back the two last hearts is looked up as 10, 9, 5 and 5.
 */

import { type Card, cardOf, type Rank, type Suit } from '../../core/card.ts';
import { FAN_SIZE } from '../../core/rules.ts';
import { type Chance, chanceOf, type Odds } from '../../solver/odds.ts';

/** Foundation heights by suit, 0–13 each. */
export type Heights = readonly [number, number, number, number];

/** Cards held back at most. */
const MOST_KEPT = 4;
/** Cards of a suit. */
export const SUIT_LENGTH = 13;

/** The best choice of so many cards to hold back, by the table. */
interface HeldBackChoice {
  readonly cards: readonly Card[];
  readonly chance: Chance;
  /** How it compares with holding back nothing: `even` where the table cannot tell. */
  readonly worth: 'more' | 'less' | 'even';
}

/** See the top of this file. */
export interface RedealView {
  /** Cards left to deal. */
  readonly left: number;
  /** Fans of three. */
  readonly full: number;
  /** Cards of the short fan: none, one or two. */
  readonly short: number;
  /** The chance to win when this deal has 0, 1, 2, 3 redeals after it. */
  readonly levels: readonly Chance[];
  /** By number of cards held back, none first. */
  readonly kept: readonly HeldBackChoice[];
}

/** Looks up what is to be shown; `level`: how many redeals are still to come after this one. */
export function viewOf(odds: Odds, heights: Heights, level: number): RedealView {
  const left = heights.reduce((rest, height) => rest - height, 4 * SUIT_LENGTH);
  const levels = odds.chances.map((_, redeals) => chanceOf(odds, heights, redeals)!);
  const none = levels[level]!;
  const kept = bestKept(odds, heights, level).map(
    ({ cards, chance }): HeldBackChoice => ({ cards, chance, worth: compare(chance, none) }),
  );
  return { left, full: Math.floor(left / FAN_SIZE), short: left % FAN_SIZE, levels, kept };
}

/** The best choice of no card, one card, two … by the table; the first found where several are worth the same. */
function bestKept(odds: Odds, heights: Heights, level: number): readonly Omit<HeldBackChoice, 'worth'>[] {
  const best: { cards: Card[]; chance: Chance }[] = [];
  const lower = [...heights] as [number, number, number, number];
  const holdBack = (suit: number, cards: Card[]): void => {
    if (suit === lower.length) {
      const chance = chanceOf(odds, lower, level)!;
      if (chance.chance > (best[cards.length]?.chance.chance ?? -1))
        best[cards.length] = { cards: [...cards], chance };
      return;
    }
    holdBack(suit + 1, cards);
    if (cards.length === MOST_KEPT || lower[suit] === 0) return;
    lower[suit]!--;
    holdBack(suit, [...cards, cardOf(lower[suit]! as Rank, suit as Suit)]);
    lower[suit]!++;
  };
  holdBack(0, []);
  return best;
}

/** By how much the difference of two chances may be off; both are measured, and their errors add up as squares. */
export function errorOf(one: Chance, other: Chance): number {
  return Math.hypot(one.high - one.chance, other.high - other.chance);
}

/** Whether a chance is surely more or less than another. */
function compare(one: Chance, other: Chance): HeldBackChoice['worth'] {
  const error = errorOf(one, other);
  const more = one.chance - other.chance;
  return Math.abs(more) <= error ? 'even' : more > 0 ? 'more' : 'less';
}
