import { redeal } from './deal/redeal.ts';
import { type Move, play, refusal } from './moves.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/**
 * A game to be played: its rules, the seed of its shuffles and its first position.
 *
 * The seed stands apart from the position on purpose: solvers are given positions, so nothing that gives advice
 * can look into shuffles that the player has not seen.
 */
export interface Game {
  readonly rules: Rules;
  readonly seed: string;
  readonly start: Position;
}

/** The position after any legal move, redeals included; throws when the move is illegal. */
export function advance(game: Game, position: Position, move: Move): Position {
  const redeals = move.kind === 'redeal' && refusal(game.rules, position, move) === null;
  // Of an illegal move play() throws the reason.
  return redeals ? redeal(game.rules, game.seed, position) : play(game.rules, position, move);
}
