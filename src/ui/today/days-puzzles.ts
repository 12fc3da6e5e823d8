import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type ListLength, placeOfDay } from '../../play/days/puzzle-list.ts';

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

/** The puzzles of a list as its files hold them; those of the next list follow. */
export function inFiles<Puzzle>(puzzles: readonly Puzzle[]): readonly (readonly Puzzle[])[] {
  return Array.from({ length: filesOf(puzzles) }, (_, file) =>
    puzzles.slice(file * DAYS_A_FILE, (file + 1) * DAYS_A_FILE),
  );
}

function filesOf({ length }: { readonly length: number }): number {
  return Math.ceil(length / DAYS_A_FILE);
}

/** Where the puzzle of a day is, given its lists: the number of its file, from 0, and its place there. */
export function filePlace(
  lists: readonly ListLength[],
  day: number,
): { readonly file: number; readonly at: number } {
  const { list, at } = placeOfDay(lists, day);
  const before = lists.slice(0, list).reduce((sum, one) => sum + filesOf(one), 0);
  return { file: before + Math.floor(at / DAYS_A_FILE), at: at % DAYS_A_FILE };
}
