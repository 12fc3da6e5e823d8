/*
 * Days are numbers, counted from 1 January 1970 (day 0): 3 May 2026 is day 20576. Which day it is says the date where the
 * player is; the puzzle and the deal of a date are the same for everyone.
 */

const MILLISECONDS = 86_400_000;

/** The first day of the calendar, 21 November 2026: the first of the news, and of the site. */
export const FIRST_DAY = 20_778;

/** The day of a time in the time zone of the player: two times on one date have the same number, whatever the hour. */
export function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MILLISECONDS;
}

/** Midnight in UTC of a day, by which it can be written out. */
export function dateOfDay(day: number): Date {
  return new Date(day * MILLISECONDS);
}

/** The date of a day as ISO 8601 writes it, `2026-05-03`: the seed of its deal, and the day in an address. */
export function makeDate(day: number): string {
  return dateOfDay(day).toISOString().slice(0, 10);
}

/** The day of a date that {@link makeDate} has written; null where the text is no date, as `2026-02-30` is none. */
export function readDate(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = Date.parse(text) / MILLISECONDS;
  return Number.isInteger(day) && makeDate(day) === text ? day : null;
}
