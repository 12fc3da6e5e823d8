import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { dateOf, dayNumber } from './day.ts';
import type { How, Try } from './practice.ts';

/*
 * When a puzzle that was not solved at once is to be seen again: by FSRS, the scheduler that Anki uses (ts-fsrs, with
 * the weights it comes with, whole days, nothing left to chance). A puzzle solved each time it comes back comes after
 * 1, 3, 8, 22 and 54 days, and then no more; one that fails again comes sooner.
 */

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const RATINGS = { solved: Rating.Good, helped: Rating.Hard, failed: Rating.Again } as const satisfies Record<
  How,
  Rating
>;

/** A puzzle whose next date is further away than so many days is known, and does not come back. */
const KNOWN_AFTER = 60;

/**
 * The day (see day.ts) on which a puzzle is to be seen again; null when it was never failed or helped with, or is
 * known by now. `tries` are those of one puzzle, in the order of time. Of a day only the first try counts: what was
 * shown a minute ago proves nothing.
 */
export function dueOf(tries: readonly Try[]): number | null {
  const first = tries.findIndex(({ how }) => how !== 'solved');
  if (first < 0) return null;
  let last: number | null = null;
  let card = createEmptyCard(dateOf(0));
  for (const { at, how } of tries.slice(first)) {
    const day = dayNumber(new Date(at));
    if (day === last) continue;
    card = scheduler.next(card, dateOf(day), RATINGS[how]).card;
    last = day;
  }
  return card.scheduled_days > KNOWN_AFTER ? null : Math.round(card.due.getTime() / dateOf(1).getTime());
}

/** The days on which puzzles are to be seen again, by their ids. */
export function allDue(tries: readonly Try[]): ReadonlyMap<string, number> {
  const days = [...Map.groupBy(tries, ({ puzzle }) => puzzle)].flatMap(([puzzle, own]) => {
    const day = dueOf(own);
    return day === null ? [] : [[puzzle, day] as const];
  });
  return new Map(days.sort(([, a], [, b]) => a - b));
}
