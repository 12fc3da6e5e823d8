import { advance, type Game } from '../../core/game.ts';
import type { Move } from '../../core/moves.ts';
import { home, isWon, type Position } from '../../core/position.ts';
import type { Hint } from '../../solver/hint.ts';

/** Hints along a line of moves, for every position on it; null off the line and at its end. Throws where it is not legal. */
export function lineHint(game: Game, moves: readonly Move[]): (position: Position) => Hint | null {
  /** How many moves lead to each position of the line. */
  const plies = new Map<string, number>();
  let position = game.start;
  const write = ({ fans, foundations, cells, stock, wastes, deal, merciUsed, moved }: Position): string =>
    JSON.stringify([fans, foundations, cells, stock, wastes, deal, merciUsed, moved]);
  for (const [ply, move] of moves.entries()) {
    plies.set(write(position), ply);
    position = advance(game, position, move);
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
