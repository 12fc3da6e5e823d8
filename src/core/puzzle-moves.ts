import { legalMoves, type Move, play, refusal } from './moves.ts';
import type { Position } from './position.ts';
import { isMet, type PuzzleGoal } from './puzzle-goal.ts';
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

/** Leaves out of a line the moves that its goal does not need; the rest is legal and reaches the goal too. */
export function prunedLine(
  rules: Rules,
  goal: PuzzleGoal,
  start: Position,
  line: readonly Move[],
): readonly Move[] {
  const works = (moves: readonly Move[]): boolean => {
    let position = start;
    for (const move of moves) {
      if (refusal(rules, position, move) !== null) return false;
      position = puzzlePlay(rules, position, move);
    }
    return isMet(rules, goal, position, moves.length);
  };
  let shorter = [...line];
  for (let length = 0; length < shorter.length; length++) {
    if (works(shorter.slice(0, length))) return shorter.slice(0, length);
  }
  for (let index = shorter.length - 1; index >= 0; index--) {
    const without = shorter.toSpliced(index, 1);
    if (works(without)) shorter = without;
  }
  return shorter;
}
