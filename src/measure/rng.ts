import { type Engine, MersenneTwister19937, shuffle } from 'random-js';
import type { Card } from '../core/card.ts';
import { FAN_SIZE } from '../core/rules.ts';
import { RANK_COUNT } from '../solver/deal-table.ts';

/** A source of chance that depends only on the words given: the seed of a run, a measurement, a task. */
export function createRng(...words: readonly (string | number)[]): Engine {
  return MersenneTwister19937.seedWithArray(Array.from(words.join('\n'), (letter) => letter.charCodeAt(0)));
}

/** A random deal in threes of the cards that are not on foundations of these heights. */
export function dealFans(engine: Engine, home: ArrayLike<number>): Card[][] {
  const left: Card[] = [];
  for (let suit = 0; suit < home.length; suit++) {
    for (let rank = home[suit]!; rank < RANK_COUNT; rank++) left.push(suit * RANK_COUNT + rank);
  }
  shuffle(engine, left);
  const fans: Card[][] = [];
  for (let from = 0; from < left.length; from += FAN_SIZE) fans.push(left.slice(from, from + FAN_SIZE));
  return fans;
}
