import type { Game } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import type { Rules } from '../core/rules.ts';

/** A game that begins with a given position; its redeals are shuffled by the position itself. */
export function gameOf(rules: Rules, start: Position): Game {
  return { rules, seed: makePosition(rules, start), start };
}
