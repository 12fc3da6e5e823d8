/*
 * What the redeal explorable shows: for four foundations, the deal that the cards left make, the chance to win from it,
 * and what it would be worth with a few cards held back. All of it is looked up in a table of perfect play.
 */

import { type Card, cardOf, type Rank, type Suit } from '../../core/card.ts';
import { FAN_SIZE } from '../../core/rules.ts';
import { type Chance, chanceOf, type Odds } from '../../solver/odds.ts';

/** Foundation heights by suit, 0–13 each. */
export type Heights = readonly [number, number, number, number];

/** The most cards of which it is told what holding them back is worth. */
const MOST_KEPT = 4;
/** Cards of a suit. */
const FULL = 13;

/** So many cards held back, the best choice of them by the table. */
interface Kept {
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
  readonly kept: readonly Kept[];
}

/** Looks up what is to be shown; `level`: how many redeals come after the deal that holding back is told for. */
export function viewOf(odds: Odds, heights: Heights, level: number): RedealView {
  const left = heights.reduce((rest, height) => rest - height, 4 * FULL);
  const levels = odds.chances.map((_, at) => chanceOf(odds, heights, at)!);
  const none = levels[level]!;
  const kept = bestKept(odds, heights, level).map(
    ({ cards, chance }): Kept => ({ cards, chance, worth: compare(chance, none) }),
  );
  return { left, full: Math.floor(left / FAN_SIZE), short: left % FAN_SIZE, levels, kept };
}

/** The best choice of no card, one card, two … by the table; the first found where several are worth the same. */
function bestKept(odds: Odds, heights: Heights, level: number): readonly Omit<Kept, 'worth'>[] {
  const best: { cards: Card[]; chance: Chance }[] = [];
  const at = [...heights] as [number, number, number, number];
  const thin = (suit: number, cards: Card[]): void => {
    if (suit === at.length) {
      const chance = chanceOf(odds, at, level)!;
      if (chance.chance > (best[cards.length]?.chance.chance ?? -1))
        best[cards.length] = { cards: [...cards], chance };
      return;
    }
    thin(suit + 1, cards);
    if (cards.length === MOST_KEPT || at[suit] === 0) return;
    at[suit]!--;
    thin(suit, [...cards, cardOf(at[suit]! as Rank, suit as Suit)]);
    at[suit]!++;
  };
  thin(0, []);
  return best;
}

/** By how much the difference of two chances may be off; both are measured, and their errors add up as squares. */
export function errorOf(one: Chance, other: Chance): number {
  return Math.hypot(one.high - one.chance, other.high - other.chance);
}

/** Whether a chance is surely more or less than another. */
function compare(one: Chance, other: Chance): Kept['worth'] {
  const error = errorOf(one, other);
  const more = one.chance - other.chance;
  return Math.abs(more) <= error ? 'even' : more > 0 ? 'more' : 'less';
}
