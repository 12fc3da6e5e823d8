import type { Card } from '../../core/card.ts';
import type { Game } from '../../core/game.ts';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { PuzzleGoal } from '../../core/puzzle-goal.ts';
import { puzzlePlay } from '../../core/puzzle-moves.ts';
import type { Rules } from '../../core/rules.ts';
import { isSameMove } from '../../core/same-move.ts';
import type { MoveVerdict } from '../../solver/verdict.ts';

/** A first move of a puzzle, what is known of it, and the best line after it. */
export interface KnownMove {
  readonly move: Move;
  readonly keeps: boolean;
  readonly lostCards: readonly Card[];
  readonly line: readonly Move[];
  /** The chance to win with the best redeal after it, in percent, where the puzzle is about one. */
  readonly worth: number | null;
}

/** A puzzle as the trainer needs it, taken apart before it comes to the page, which need not load what reads puzzles. */
export interface TrainerPuzzle {
  readonly id: string;
  readonly game: Game;
  readonly goal: PuzzleGoal;
  /** Every legal first move. */
  readonly first: readonly KnownMove[];
  /** A line that reaches the goal. */
  readonly line: readonly Move[];
  /** The chance to win with the best redeal, in percent, where the puzzle is about one. */
  readonly worth: number | null;
}

/** A puzzle as its file has it, which boards in frames load. */
export interface PuzzleFile {
  readonly title: string;
  /** What it asks for: `Free the 9 of spades in 4 moves.` */
  readonly asks: string;
  readonly puzzle: TrainerPuzzle;
  /** Why its solution works, with cards as signs. */
  readonly why: string;
}

/** The position to which a line of moves of a puzzle leads. */
export function endOfLine(rules: Rules, position: Position, line: readonly Move[]): Position {
  return line.reduce((before, move) => puzzlePlay(rules, before, move), position);
}

/** A line without the redeal at its end, which no step of a line can make. */
export function withoutRedeal(line: readonly Move[]): readonly Move[] {
  return line.filter(({ kind }) => kind !== 'redeal');
}

/** What is known of a move: whether the goal can still be reached, which cards it lost, and the best that is left. */
export type MoveJudgement = Pick<MoveVerdict, 'kind' | 'lostCards' | 'line'> &
  Partial<Pick<KnownMove, 'worth'>>;

/** A move that keeps the goal. */
export const KEEPS: MoveJudgement = { kind: 'open', lostCards: [], line: [] };

/** What is known of the last of some moves from the start of a puzzle without asking the solver; null for nothing. */
export function judgementOf({ first, line }: TrainerPuzzle, moves: readonly Move[]): MoveJudgement | null {
  const [only] = moves;
  const listed =
    moves.length === 1 && only !== undefined ? first.find(({ move }) => isSameMove(move, only)) : undefined;
  if (listed !== undefined) return { ...listed, kind: listed.keeps ? 'open' : 'lost' };
  return restOfLine(line, moves) === null ? null : KEEPS;
}

/** What is left of a line after its first moves; null when these are not its first moves. */
export function restOfLine(line: readonly Move[], moves: readonly Move[]): readonly Move[] | null {
  const follows = moves.every((move, index) => line[index] !== undefined && isSameMove(move, line[index]));
  return follows ? line.slice(moves.length) : null;
}
