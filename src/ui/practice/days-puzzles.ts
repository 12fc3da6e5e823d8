import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';

/** What the door to a puzzle shows. */
export interface DaysPuzzle {
  readonly id: string;
  /** What it asks for: `Free the 9 of spades in 4 moves.` */
  readonly asks: string;
  /** How hard it is, from 1 to 5. */
  readonly grade: number;
  readonly rules: Rules;
  readonly start: Position;
}

/** How many days one file has the puzzles of: a player who comes daily loads one in two weeks. */
const DAYS_A_FILE = 14;

/** The puzzles in the order of days, as their files hold them. */
export function inFiles<Puzzle>(puzzles: readonly Puzzle[]): readonly (readonly Puzzle[])[] {
  return Array.from({ length: Math.ceil(puzzles.length / DAYS_A_FILE) }, (_, file) =>
    puzzles.slice(file * DAYS_A_FILE, (file + 1) * DAYS_A_FILE),
  );
}

/** Where the puzzle of a day is, of so many puzzles: the number of its file, from 0, and its place there. */
export function placeOfDay(puzzles: number, day: number): { readonly file: number; readonly at: number } {
  const turn = day % puzzles;
  return { file: Math.floor(turn / DAYS_A_FILE), at: turn % DAYS_A_FILE };
}
