import { legalMoves, type Move, play } from './moves.ts';
import type { Position } from './position.ts';
import type { PuzzleGoal } from './puzzle-goal.ts';
import type { Rules } from './rules.ts';

/** The moves that a puzzle allows: every legal one; the redeal only where the goal asks for it, as the last move. */
export function puzzleMoves(rules: Rules, goal: PuzzleGoal, position: Position): Move[] {
  if (goal.kind === 'redeal' && position.deal >= goal.deal) return [];
  return legalMoves(rules, position).filter(({ kind }) => kind !== 'redeal' || goal.kind === 'redeal');
}

/** The position after a move of a puzzle; a redeal, which ends it, gathers the cards and deals none of them. */
export function puzzlePlay(rules: Rules, position: Position, move: Move): Position {
  return move.kind === 'redeal'
    ? { ...position, fans: [], deal: position.deal + 1 }
    : play(rules, position, move);
}
