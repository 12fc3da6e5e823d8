import type { Try, TryResult } from '../practice.ts';

/** How the puzzle of a day went: its result, and at which try, or after how many where it is not solved. */
export interface PuzzleResult {
  readonly how: TryResult;
  readonly tries: number;
}

/** The sitting at a puzzle that is under way: the moves so far that lost the goal, and how it was reached, if it is. */
interface Sitting {
  readonly wrong: number;
  readonly met: 'solved' | 'helped' | null;
}

/**
 * How a puzzle went in all: `earlier` are the tries of it that were written down before this sitting, by time. The first
 * time that it was solved counts; each sitting before that which did not solve it counts as one try.
 */
export function puzzleResultOf(earlier: readonly Try[], { wrong, met }: Sitting): PuzzleResult {
  const solved = earlier.findIndex(({ how }) => how !== 'failed');
  if (solved >= 0) return { how: earlier[solved]!.how, tries: solved + 1 };
  return met === null
    ? { how: 'failed', tries: earlier.length + wrong }
    : { how: met, tries: earlier.length + wrong + 1 };
}
