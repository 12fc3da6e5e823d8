import { newGame } from '../../core/deal/new-game.ts';
import type { Game } from '../../core/game.ts';
import { gameFromPosition } from '../../core/position-game.ts';
import { parsePosition } from '../../core/position-notation.ts';
import { presetOf } from '../../core/preset.ts';
import { unwrap } from '../../core/result.ts';

/**
 * The game that a page asks for by preset and by deal or seed, or by both: then the seed shuffles its redeals.
 * Throws on a faulty one, so that its build fails.
 */
export function openGame(presetId: string, deal: string | undefined, seed?: string): Game {
  const preset = presetOf(presetId);
  if (preset === undefined) throw new Error(`there is no game “${presetId}”`);
  if (deal === undefined) return newGame(preset.rules, seed ?? '1');
  const game = gameFromPosition(preset.rules, unwrap(parsePosition(preset.rules, deal)));
  return seed === undefined ? game : { ...game, seed };
}
