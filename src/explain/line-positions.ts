import { type Move, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';

/** The position before each move of a line, and at last the one after them all. */
export type LinePositions = readonly [Position, ...Position[]];

/** The positions through which a line of legal moves leads. */
export function positionsOf(rules: Rules, start: Position, line: readonly Move[]): LinePositions {
  const positions: [Position, ...Position[]] = [start];
  for (const move of line) positions.push(play(rules, positions.at(-1)!, move));
  return positions;
}
