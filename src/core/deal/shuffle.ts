import type { Card } from '../card.ts';
import { mersenneTwister } from './mersenne-twister.ts';

/** A random number generator: each call gives a whole number from 0 to `most`, both included. */
export type RandomNumbers = (most: number) => number;

/** Shuffles cards by a Mersenne Twister seeded with the text, the number of the redeal and the cards themselves. */
export function shuffled(cards: readonly Card[], seed: string, number: number): Card[] {
  const sorted = [...cards].sort((a, b) => a - b);
  const letters = Array.from({ length: seed.length }, (_, index) => seed.charCodeAt(index));
  const next = mersenneTwister([letters.length, ...letters, number, ...sorted]);
  return shuffleWith((most) => evenly(next, most), sorted);
}

/** Draws a whole number from 0 to `most`; what lies beyond the last whole round of them is drawn again. */
function evenly(next: () => number, most: number): number {
  const numbers = most + 1;
  const end = 2 ** 32 - (2 ** 32 % numbers);
  for (;;) {
    const drawn = next();
    if (drawn < end) return drawn % numbers;
  }
}

/** Shuffles cards in place by Fisher and Yates: each from the last to the second changes places with one up to itself. */
export function shuffleWith(generator: RandomNumbers, cards: Card[]): Card[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const chosen = generator(last);
    [cards[last], cards[chosen]] = [cards[chosen] ?? 0, cards[last] ?? 0];
  }
  return cards;
}
