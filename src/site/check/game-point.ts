import { advance, type Game } from '../../core/game.ts';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';

/** Where a game stands: the position, the moves from the start to it, and the last of them with the position before it. */
export interface GamePoint {
  readonly game: Game;
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly last: { readonly before: Position; readonly move: Move } | null;
}

/** Where a game stands before its first move. */
export function atStart(game: Game): GamePoint {
  return { game, position: game.start, moves: [], last: null };
}

/** Where a game stands after one more move, which must be legal. */
export function afterMove({ game, position, moves }: GamePoint, move: Move): GamePoint {
  const last = { before: position, move };
  return { game, position: advance(game, position, move), moves: [...moves, move], last };
}
