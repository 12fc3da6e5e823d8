import { advance, type Game } from '../../core/game.ts';
import { parseMove, resolveMove } from '../../core/move-notation.ts';
import type { Move } from '../../core/moves.ts';
import { home, isWon, type Position } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import type { Hint } from '../../solver/hint.ts';

/**
 * Hints along a line given as text, for every position on it; null off the line and at its end.
 *
 * Throws where the line cannot be read or played, so that a faulty lesson fails its build.
 */
export function lineHint(game: Game, text: string): (position: Position) => Hint | null {
  const moves: Move[] = [];
  /** How many moves lead to each position of the line. */
  const plies = new Map<string, number>();
  let position = game.start;
  const write = ({ fans, foundations, cells, stock, wastes, deal, merciUsed, moved }: Position): string =>
    JSON.stringify([fans, foundations, cells, stock, wastes, deal, merciUsed, moved]);
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    plies.set(write(position), moves.length);
    const move = unwrap(resolveMove(game.rules, position, unwrap(parseMove(word))));
    position = advance(game, position, move);
    moves.push(move);
  }
  const ending = isWon(game.rules, position) ? 'won' : 'over';
  const rest = {
    chance: null,
    proved: false,
    most: false,
    keepsMerci: false,
    heldBack: [],
    nodes: 0,
    worse: null,
    reason: null,
  } as const;
  return (current) => {
    const from = plies.get(write(current));
    const move = from === undefined ? undefined : moves[from];
    if (move === undefined) return null;
    return { ...rest, ending, home: home(position), move, line: moves.slice(from) };
  };
}
