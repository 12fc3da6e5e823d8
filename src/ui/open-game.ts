import { type Game, newGame } from '../core/game.ts';
import type { Position } from '../core/position.ts';
import { makePosition, parsePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { must } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';

/** The game that a page asks for by preset and by deal or seed; throws on a faulty one, so that its build fails. */
export function openGame(presetId: string, deal: string | undefined, seed: string): Game {
  const preset = presetOf(presetId);
  if (preset === undefined) throw new Error(`there is no game “${presetId}”`);
  if (deal === undefined) return newGame(preset.rules, seed);
  return gameOf(preset.rules, must(parsePosition(preset.rules, deal)));
}

/** A game that begins with a given position; its redeals are shuffled by the position itself. */
export function gameOf(rules: Rules, start: Position): Game {
  return { rules, seed: makePosition(rules, start), start };
}
