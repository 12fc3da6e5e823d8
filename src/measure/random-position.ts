import { type Engine, integer, pick } from 'random-js';
import { cardOf } from '../core/card.ts';
import { legalPlays, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { presetOf } from '../core/preset.ts';
import type { Rules } from '../core/rules.ts';
import { searchTable } from '../solver/deal-search.ts';
import { CARD_COUNT, lay, RANK_COUNT, SUIT_COUNT } from '../solver/deal-table.ts';
import type { FoundationHeights } from './heights.ts';
import { outcomeWithMostHome } from './policies.ts';
import { dealFans } from './rng.ts';

/** The most random plays that lead to a random position. */
const MOST_PLAYS = 8;

/** A random position with `cardsLeft` cards not home: random foundations, a random deal of the rest, some random plays. */
export function randomPosition(rules: Rules, engine: Engine, cardsLeft: number): Position {
  const heights = randomHeights(engine, CARD_COUNT - cardsLeft);
  let position = dealtOn(engine, heights);
  for (let plays = cardsLeft === CARD_COUNT ? 0 : integer(0, MOST_PLAYS)(engine); plays > 0; plays--) {
    const moves = legalPlays(rules, position);
    if (moves.length === 0) break;
    position = play(rules, position, pick(engine, moves));
  }
  return position;
}

/** Random foundation heights with so many cards home: card by card, the suit is drawn among those not complete. */
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

const { rules: lucie } = presetOf('la-belle-lucie')!;

/** Foundation heights after a deal that is played for the most cards home. */
function playMostHome(position: Position): FoundationHeights {
  return outcomeWithMostHome(searchTable(lay(lucie, position), 'all').ends).foundations;
}

/** The last deal of a random game of La Belle Lucie, as dealt, after two deals played for the most cards home. */
export function lastDeal(engine: Engine): Position {
  const first = playMostHome(dealtOn(engine, [0, 0, 0, 0]));
  return dealtOn(engine, playMostHome(dealtOn(engine, first)));
}
