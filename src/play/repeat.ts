import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { dateOfDay, dayNumber } from './days/day.ts';
import type { Try, TryResult } from './practice.ts';

/*
 * Spaced repetition: when a puzzle that was not solved at first is to be seen again. The dates are those of FSRS, the
 * scheduler of Anki (ts-fsrs with its own weights, whole days, no fuzz). A worked example:
 *
 *     day 100   failed               due on day 101
 *     day 101   solved               due on day 104
 *     day 104   solved               due on day 112, then after 22 and after 54 days more, and then no more
 *     day 112   failed instead       due again within a few days
 */

const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const RATINGS = { solved: Rating.Good, helped: Rating.Hard, failed: Rating.Again } as const satisfies Record<
  TryResult,
  Rating
>;

/** A puzzle whose next interval has more days than this counts as learnt, and does not come back. */
const LEARNT_AFTER = 60;

/**
 * The day (day.ts) on which a puzzle is to be seen again; null when every try solved it, or it is learnt by now.
 *
 * `tries` are those of one puzzle, in the order of time. Of each day only the first counts: to solve at once what was
 * shown a minute ago proves nothing.
 */
export function dueDay(tries: readonly Try[]): number | null {
  const first = tries.findIndex(({ how }) => how !== 'solved');
  if (first < 0) return null;
  let last: number | null = null;
  let card = createEmptyCard(dateOfDay(0));
  for (const { at, how } of tries.slice(first)) {
    const day = dayNumber(new Date(at));
    if (day === last) continue;
    card = scheduler.next(card, dateOfDay(day), RATINGS[how]).card;
    last = day;
  }
  return card.scheduled_days > LEARNT_AFTER ? null : Math.round(card.due.getTime() / dateOfDay(1).getTime());
}

/** The days on which puzzles are to be seen again by their ids, the earliest first. */
export function dueDays(tries: readonly Try[]): ReadonlyMap<string, number> {
  const days = [...Map.groupBy(tries, ({ puzzle }) => puzzle)].flatMap(([puzzle, own]) => {
    const day = dueDay(own);
    return day === null ? [] : [[puzzle, day] as const];
  });
  return new Map(days.sort(([, a], [, b]) => a - b));
}
