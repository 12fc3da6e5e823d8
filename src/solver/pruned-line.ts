import { type Move, refusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';

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
