import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';
import type { Odds } from '../solver/odds.ts';
import { judgeMove, type MoveVerdict } from '../solver/verdict.ts';
import { bestRedeal } from './redeals.ts';

/** The most positions searched for a verdict while mining: so few that the trainer in the browser can judge any move, too. */
export const MINE_LIMIT = 50_000;

/** The goal of a puzzle, and what it takes to judge a move by it. */
export interface PuzzleTask {
  readonly rules: Rules;
  readonly goal: PuzzleGoal;
  /** The table of odds of this game; only a goal to redeal needs it. */
  readonly odds: Odds | null;
  /** The most positions searched for one verdict. */
  readonly limit: number;
}

/** A legal move, and whether it keeps the goal. */
export interface JudgedMove {
  readonly move: Move;
  readonly verdict: MoveVerdict;
  /** The chance to win with the best redeal left after it, in percent to one place; null where the goal is no redeal. */
  readonly worth: number | null;
}

/** Judges every move that a puzzle allows; null when one of them cannot be judged. */
export function judgeAll(task: PuzzleTask, position: Position, made = 0): JudgedMove[] | null {
  const { rules, goal, odds, limit } = task;
  const judged: JudgedMove[] = [];
  for (const move of puzzleMoves(rules, goal, position)) {
    const verdict = judgeMove(rules, goal, position, move, made, limit);
    if (verdict.kind === 'unknown') return null;
    const redeal = goal.kind === 'redeal' ? bestRedeal(rules, odds, position, move) : null;
    if (redeal === null) judged.push({ move, verdict, worth: null });
    else {
      const line = verdict.kind === 'open' ? verdict.line : redeal.line;
      judged.push({ move, verdict: { ...verdict, line }, worth: redeal.percent });
    }
  }
  return judged;
}
