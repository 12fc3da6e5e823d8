import { fnv1a } from './hash.ts';

/*
 * Days are numbers, counted from 1 January 1970 (day 0): 3 May 2026 is day 20576. The puzzle of a day is the same for
 * everyone; the puzzles are put in an order by a hash of their ids, and day by day the next of that order is shown.
 */

const MILLISECONDS = 86_400_000;

/** The day of a time in the time zone of the player: two times on one date have the same number, whatever the hour. */
export function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS;
}

/** Midnight in UTC of a day, by which it can be written out. */
export function dateOfDay(day: number): Date {
  return new Date(day * MILLISECONDS);
}

/**
 * The ids of puzzles in the order of days: on day `d` it is the turn of that at `d % ids.length`, so each comes once before
 * any comes again. The order in which they are given does not matter.
 */
export function inOrderOfDays(ids: readonly string[]): readonly string[] {
  return ids.toSorted((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1));
}

/** The place of a puzzle in the order: a hash of its id, mixed once more, since ids often differ in their last digit only. */
function orderOf(id: string): number {
  const hash = fnv1a(id);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
