import { cardOfMove, isHomeMove, type Move, play, refusal } from '../core/moves.ts';
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

/**
 * A line in which no card is laid somewhere only to go home later, where it can go home at once and the rest is legal all the
 * same. It ends in the same position.
 */
export function homeSooner(rules: Rules, start: Position, line: readonly Move[]): readonly Move[] {
  let better = line;
  let position = start;
  for (let ply = 0; ply < better.length; ply++) {
    const move = better[ply]!;
    const later = better.findIndex(
      (other, at) => at > ply && isHomeMove(other) && cardOfMove(other) === cardOfMove(move),
    );
    if (!isHomeMove(move) && later >= 0) {
      const rest = [...better.slice(ply + 1, later), ...better.slice(later + 1)];
      const sooner = [better[later]!, ...rest];
      if (isLegal(rules, position, sooner)) better = [...better.slice(0, ply), ...sooner];
    }
    position = play(rules, position, better[ply]!);
  }
  return better;
}

function isLegal(rules: Rules, start: Position, line: readonly Move[]): boolean {
  let position = start;
  return line.every((move) => {
    if (refusal(rules, position, move) !== null) return false;
    position = play(rules, position, move);
    return true;
  });
}
