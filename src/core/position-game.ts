import type { Game } from './game.ts';
import type { Position } from './position.ts';
import { makePosition } from './position-notation.ts';
import type { Rules } from './rules.ts';

/** A game that begins with a given position; its redeals are shuffled by the position itself. */
export function gameFromPosition(rules: Rules, start: Position): Game {
  return { rules, seed: makePosition(rules, start), start };
}
