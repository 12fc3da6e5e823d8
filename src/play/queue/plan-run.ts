import type { Practice } from '../practice.ts';
import { lastSeen, openPuzzles, type QueuePuzzle } from './queue.ts';

/*
 * A run: puzzles one after the other, harder and harder, until five minutes are over or three were missed. A worked example: 94
 * short puzzles of games that the player has met, from 640 to 2180, are put in order and cut into 40 parts; the first puzzle is
 * one of the two easiest, the last one of the two hardest. Of each part comes a puzzle that was not seen before, else the one
 * that was seen longest ago. The clock runs only while a puzzle is open and the page is in sight.
 */

/** Puzzles of a run, if all of them are solved. */
const RUN_LENGTH = 40;
/** Moves of a line; longer ones are no puzzles against a clock. */
const MOST_MOVES = 15;
/** Puzzles that one file holds. */
const A_FILE = 24;

/** All puzzles that runs are made of, the easy ones first, as their files hold them. */
export function runFiles<Puzzle extends QueuePuzzle>(puzzles: readonly Puzzle[]): (readonly Puzzle[])[] {
  const short = byRating(puzzles.filter(({ moves }) => moves <= MOST_MOVES));
  return Array.from({ length: Math.ceil(short.length / A_FILE) }, (_, file) =>
    short.slice(file * A_FILE, (file + 1) * A_FILE),
  );
}

function byRating<Puzzle extends QueuePuzzle>(puzzles: readonly Puzzle[]): Puzzle[] {
  return puzzles.toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
}

/** The puzzles of a run in their order. `random` gives numbers from 0 to below 1. */
export function planRun(
  puzzles: readonly QueuePuzzle[],
  practice: Pick<Practice, 'tries' | 'runs'>,
  random: () => number,
): QueuePuzzle[] {
  const open = byRating(openPuzzles(puzzles, { ...practice, themes: [] })).filter(
    ({ moves }) => moves <= MOST_MOVES,
  );
  const seen = lastSeen(practice);
  const parts = Math.min(RUN_LENGTH, open.length);
  const from = (part: number): number => Math.floor((part * open.length) / parts);
  return Array.from({ length: parts }, (_, part) => {
    const own = open.slice(from(part), from(part + 1));
    const fresh = own.filter(({ id }) => !seen.has(id));
    const oldest = own.toSorted((a, b) => ((seen.get(a.id) ?? '') < (seen.get(b.id) ?? '') ? -1 : 1));
    return fresh[Math.floor(random() * fresh.length)] ?? oldest[0]!;
  });
}
