import type { Card } from '../../core/card.ts';
import { parseCard } from '../../core/card-notation.ts';
import type { Position } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { Guess } from '../../play/practice.ts';
import type { CountedHome } from '../words/en/how-many/how-many.ts';

/** A first deal that is guessed at, with its answer. */
export interface GuessDeal extends CountedHome {
  readonly seed: string;
  /** Its fans: `3C JH 2D | JS 7S 2S | …`. */
  readonly fans: string;
  /** 1 to 5. */
  readonly grade: number;
  /** By suit: the most cards that can come to lie on it, whatever the others get. */
  readonly highest: readonly number[];
  /** A card that the ring keeps which loses most cards, and how many it loses; null where no card is locked. */
  readonly ring: { readonly card: Card; readonly lost: number } | null;
}

/** The position of a deal, by itself: the page need not load what reads positions of every game. */
export function guessPosition({ fans }: GuessDeal): Position {
  return {
    fans: fans.split(' | ').map((fan) => fan.split(' ').map((card) => unwrap(parseCard(card)))),
    foundations: [[], [], [], []],
    cells: [],
    stock: [],
    wastes: [],
    deal: 1,
    merciUsed: 0,
    moved: [],
  };
}

/** The first guess at each deal, by its seed. */
export function firstGuesses(guesses: readonly Guess[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const { deal, guess } of guesses) if (!first.has(deal)) first.set(deal, guess);
  return first;
}

/** By how many cards the first guess at each deal was off, of those that the page has. */
export function offsOf(deals: readonly GuessDeal[], first: ReadonlyMap<string, number>): number[] {
  return deals.flatMap(({ seed, home }) => {
    const guess = first.get(seed);
    return guess === undefined ? [] : [Math.abs(guess - home)];
  });
}

/** The first deal after a place that was not guessed at, going round; the next one where all were. */
export function nextDeal(
  deals: readonly GuessDeal[],
  first: ReadonlyMap<string, number>,
  at: number,
): number {
  const order = deals.map((_, step) => (at + 1 + step) % deals.length);
  return order.find((index) => !first.has(deals[index]!.seed)) ?? order[0] ?? 0;
}
