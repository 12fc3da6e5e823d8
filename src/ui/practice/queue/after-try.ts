import type { Practice, Try } from '../../../play/practice.ts';
import { nextInQueue } from '../../../play/queue/queue.ts';
import { ratedTries } from '../../../play/queue/rating.ts';
import { dueDays } from '../../../play/repeat.ts';
import { keptOwn } from './kept-own.ts';
import { fetchQueue } from './queue-file.ts';

/** What follows from a try. */
export interface AfterTry {
  /** The day on which the puzzle comes back; null when it does not. */
  readonly due: number | null;
  /**
   * The player's rating before it (null before the first that counts) and after it; null where it did not count, or the
   * player hides it.
   */
  readonly rating: { readonly before: number | null; readonly after: number } | null;
  /** The id of the puzzle that is next in the queue; null when there is none, or that cannot be known. */
  readonly next: string | null;
}

/** Works out what follows from the last try that was written down; `practicePage` is the address of the page with all puzzles. */
export async function afterTry(
  practice: Practice,
  last: Try,
  practicePage: string,
  now: Date,
): Promise<AfterTry> {
  const due = dueDays(practice.tries).get(last.puzzle) ?? null;
  // Without the file of the queue the puzzle comes back all the same.
  const puzzles = await fetchQueue(practicePage).catch(() => []);
  const ratings = new Map(puzzles.map(({ id, rating }) => [id, rating]));
  const all = practice.hidden ? [] : ratedTries(practice, ratings);
  const rated = all.find(({ puzzle, at }) => puzzle === last.puzzle && at === last.at);
  return {
    due,
    rating:
      rated === undefined
        ? null
        : { before: rated === all[0] ? null : rated.before.rating, after: rated.after.rating },
    next: nextInQueue(puzzles, practice, now, Math.random, keptOwn())?.id ?? null,
  };
}
