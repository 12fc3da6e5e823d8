import { dayNumber } from '../../../play/days/day.ts';
import { type Practice, puzzleAddress, QUEUE_HASH } from '../../../play/practice.ts';
import { gradeOfRating } from '../../../play/queue/grade.ts';
import { comingBack, nextInQueue, type QueuePuzzle } from '../../../play/queue/queue.ts';
import { ratedTries, ratingAt } from '../../../play/queue/rating.ts';
import { type WeakTheme, weakTheme } from '../../../play/queue/weak-theme.ts';
import { dueDays } from '../../../play/repeat.ts';
import { makeTimestamp } from '../../../play/timestamp.ts';

export { fetchQueue } from './queue-file.ts';

/** What the page with all puzzles says of the queue. */
export interface QueueView {
  /** The address of the next puzzle; null when there is none. */
  readonly next: string | null;
  /** How many puzzles come back now, how many later, and the day of the first of those. */
  readonly now: number;
  readonly later: number;
  readonly laterDay: number | null;
  /** The player's rating and its uncertainty, and the grade that it is of; null before the first puzzle. */
  readonly level: { readonly rating: number; readonly deviation: number; readonly grade: number } | null;
  readonly weak: WeakTheme | null;
}

/** Works out what is said of the queue. `practicePage` is the address of the page with all puzzles, `own` the ids of the player's own. */
export function queueView(
  puzzles: readonly QueuePuzzle[],
  practice: Practice,
  now: Date,
  practicePage: string,
  own: readonly string[],
): QueueView {
  const ratings = new Map(puzzles.map(({ id, rating }) => [id, rating]));
  const rated = ratedTries(practice, ratings);
  const { rating, deviation } = ratingAt(rated, makeTimestamp(now));
  const next = nextInQueue(puzzles, practice, now, Math.random, own);
  const today = dayNumber(now);
  const later = [...dueDays(practice.tries)].filter(
    ([id, day]) => day > today && (ratings.has(id) || own.includes(id)),
  );
  return {
    next: next === null ? null : puzzleAddress(practicePage, next.id) + QUEUE_HASH,
    now: comingBack(puzzles, practice, now, own).length,
    later: later.length,
    laterDay: later[0]?.[1] ?? null,
    level: rated.length === 0 ? null : { rating, deviation, grade: gradeOfRating(rating) },
    weak: weakTheme(puzzles, rated, rating),
  };
}
