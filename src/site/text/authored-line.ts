import { advance, type Game } from '../../core/game.ts';
import { parseMove, resolveMove } from '../../core/move-notation.ts';
import type { Move } from '../../core/moves.ts';
import { unwrap } from '../../core/result.ts';

/** The moves of a line that an author wrote, as in a study: `AC 9C-TC 2C`. Throws where it cannot be read or played, so that its build fails. */
export function authoredLine(game: Game, text: string): Move[] {
  let position = game.start;
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const move = unwrap(resolveMove(game.rules, position, unwrap(parseMove(word))));
      position = advance(game, position, move);
      return move;
    });
}
