import { ok, type Result } from '../../core/result.ts';
import { makePractice, type Practice } from '../practice.ts';
import { NO_OWN, type OwnPuzzles, readOwnEntries } from './own-puzzles.ts';

/** Writes practice and the puzzles of the player's own as one file; `readPractice` and {@link readOwnIn} read it. */
export function makePracticeFile(practice: Practice, { puzzles, unread }: OwnPuzzles): string {
  const own = [...puzzles, ...unread];
  const text = makePractice(practice);
  return own.length === 0 ? text : JSON.stringify({ ...JSON.parse(text), own });
}

/** Reads the puzzles of the player's own in a file of practice, in which `readPractice` found no fault; it may have none. */
export function readOwnIn(text: string): Result<OwnPuzzles> {
  const { own } = JSON.parse(text);
  return own === undefined ? ok(NO_OWN) : readOwnEntries(own);
}
