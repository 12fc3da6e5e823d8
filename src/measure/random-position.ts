import { type Engine, integer, pick } from 'random-js';
import { cardOf } from '../core/card.ts';
import { legalPlays, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { CARD_COUNT, RANK_COUNT, SUIT_COUNT } from '../solver/deal-table.ts';
import { dealFans } from './rng.ts';

/** The most random plays that are made in a random position. */
const PLAYS = 8;

/** A random deal of one pack with a number of cards left, on random foundations, some random plays later. */
export function randomPosition(rules: Rules, engine: Engine, left: number): Position {
  const heights = randomHeights(engine, CARD_COUNT - left);
  let position = dealtOn(engine, heights);
  for (let plays = left === CARD_COUNT ? 0 : integer(0, PLAYS)(engine); plays > 0; plays--) {
    const moves = legalPlays(rules, position);
    if (moves.length === 0) break;
    position = play(rules, position, pick(engine, moves));
  }
  return position;
}

/** Foundation heights with so many cards home, each card's suit drawn among those that are not complete. */
function randomHeights(engine: Engine, home: number): number[] {
  const heights = new Array<number>(SUIT_COUNT).fill(0);
  for (let count = 0; count < home; ) {
    const suit = integer(0, SUIT_COUNT - 1)(engine);
    if (heights[suit] === RANK_COUNT) continue;
    heights[suit]!++;
    count++;
  }
  return heights;
}

/** A random deal of the cards that are not on foundations of these heights. */
export function dealtOn(engine: Engine, heights: readonly number[]): Position {
  return positionOf(dealFans(engine, heights), heights);
}

/** The position with these fans and foundation heights, in the first deal of a game. */
function positionOf(fans: Position['fans'], heights: ArrayLike<number>): Position {
  const foundations = Array.from(heights, (height, suit) =>
    Array.from({ length: height }, (_, rank) => cardOf(rank, suit)),
  );
  return { fans, foundations, cells: [], stock: [], wastes: [], deal: 1, merciUsed: 0, moved: [] };
}
