import { advance, type Game } from '../../core/game.ts';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';

/** A move and the position that it was played in. */
export interface LastMove {
  readonly before: Position;
  readonly move: Move;
}

/** A point of a game, of which something is claimed: the position, and the moves that led to it from the start. */
export interface GamePoint {
  readonly game: Game;
  readonly position: Position;
  readonly moves: readonly Move[];
  /** The last of the moves; null at the start. */
  readonly last: LastMove | null;
}

/** The point of a game before its first move. */
export function atStart(game: Game): GamePoint {
  return { game, position: game.start, moves: [], last: null };
}

/** The next point of a game, after one more move, which must be legal. */
export function afterMove({ game, position, moves }: GamePoint, move: Move): GamePoint {
  const last = { before: position, move };
  return { game, position: advance(game, position, move), moves: [...moves, move], last };
}
