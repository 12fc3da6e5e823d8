import { MersenneTwister19937, Random } from 'random-js';
import { cardOf } from '../../src/core/card.ts';
import { redeal } from '../../src/core/deal/redeal.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import type { Rules } from '../../src/core/rules.ts';

/** A repeatable source of chance for tests. */
export function chance(seed: number): Random {
  return new Random(MersenneTwister19937.seed(seed));
}

/** A redeal of what is left after random foundations, between `few` and `many` cards, some random plays later. */
export function redealtPosition(rules: Rules, random: Random, few: number, many: number): Position {
  const left = random.integer(few, many);
  const heights = [0, 0, 0, 0];
  for (let home = 0; home < 52 - left; ) {
    const suit = random.integer(0, 3);
    if ((heights[suit] ?? 13) === 13) continue;
    heights[suit] = (heights[suit] ?? 0) + 1;
    home++;
  }
  const pile = (suit: number, from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, at) => cardOf(from + at, suit));
  const before: Position = {
    fans: heights.map((height, suit) => pile(suit, height, 13)),
    foundations: heights.map((height, suit) => pile(suit, 0, height)),
    cells: [],
    stock: [],
    wastes: [],
    deal: 1,
    merciUsed: 0,
    moved: [],
  };
  return playAtRandom(
    rules,
    redeal(rules, String(random.integer(0, 2 ** 31)), before),
    random,
    random.integer(0, 4),
  );
}

/** The position after some random plays; fewer when none is left. */
export function playAtRandom(rules: Rules, position: Position, random: Random, plays: number): Position {
  let at = position;
  for (let made = 0; made < plays; made++) {
    const moves = legalPlays(rules, at);
    if (moves.length === 0) break;
    at = play(rules, at, random.pick(moves));
  }
  return at;
}
