import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';
import type { Odds } from '../solver/odds.ts';
import { judgeMove, type MoveVerdict } from '../solver/verdict.ts';
import { bestRedeal } from './redeals.ts';

/** Positions looked at for a verdict while mining: so few that the trainer can judge whatever is played instead. */
export const MINE_LIMIT = 50_000;

/** What a puzzle asks, and what it takes to tell whether a move keeps it. */
export interface PuzzleTask {
  readonly rules: Rules;
  readonly goal: PuzzleGoal;
  /** The chances across redeals in this game; only a goal to redeal needs them. */
  readonly odds: Odds | null;
  /** Positions that a search may look at for one verdict. */
  readonly limit: number;
}

/** A legal move and what it does to the goal. */
export interface JudgedMove {
  readonly move: Move;
  readonly verdict: MoveVerdict;
  /** The chance to win, in percent to one place, with the best redeal left after it; null where that is not asked. */
  readonly worth: number | null;
}

/** Judges every move that a puzzle allows; null when one of them cannot be judged. */
export function judgeAll(asked: PuzzleTask, position: Position, made = 0): JudgedMove[] | null {
  const { rules, goal, odds, limit } = asked;
  const judged: JudgedMove[] = [];
  for (const move of puzzleMoves(rules, goal, position)) {
    const verdict = judgeMove(rules, goal, position, move, made, limit);
    if (verdict.kind === 'unknown') return null;
    const left = goal.kind === 'redeal' ? bestRedeal(rules, odds, position, move) : null;
    if (left === null) judged.push({ move, verdict, worth: null });
    else {
      const line = verdict.kind === 'open' ? verdict.line : left.line;
      judged.push({ move, verdict: { ...verdict, line }, worth: left.percent });
    }
  }
  return judged;
}
