import { type Engine, MersenneTwister19937, shuffle } from 'random-js';
import type { Card } from '../core/card.ts';
import { FAN_SIZE, type Rules } from '../core/rules.ts';
import { RANK_COUNT } from '../solver/deal-table.ts';

/** A Mersenne Twister seeded by words: a seed, the name of a measurement, the number of a task. Other words, other numbers. */
export function createRng(...words: readonly (string | number)[]): Engine {
  return MersenneTwister19937.seedWithArray(Array.from(words.join('\n'), (letter) => letter.charCodeAt(0)));
}

/** Whether {@link dealFans} deals as some rules do: in threes, with every king where it falls, and no fan besides. */
export function isDealtPlainly({ fanSize, spaces, kingsDown }: Rules): boolean {
  return fanSize === FAN_SIZE && spaces === 0 && kingsDown === 'none';
}

/** Shuffles the cards that are not on foundations of these heights and deals them in fans of three, the rest in the last. */
export function dealFans(engine: Engine, heights: ArrayLike<number>): Card[][] {
  const cards: Card[] = [];
  for (let suit = 0; suit < heights.length; suit++) {
    for (let rank = heights[suit]!; rank < RANK_COUNT; rank++) cards.push(suit * RANK_COUNT + rank);
  }
  shuffle(engine, cards);
  const fans: Card[][] = [];
  for (let from = 0; from < cards.length; from += FAN_SIZE) fans.push(cards.slice(from, from + FAN_SIZE));
  return fans;
}
