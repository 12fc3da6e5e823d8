import { dateOfDay } from '../../../../play/days/day.ts';

const written = (day: number, form: Intl.DateTimeFormatOptions): string =>
  dateOfDay(day).toLocaleDateString('en-GB', { ...form, timeZone: 'UTC' });

/** A day of this year or near it: `3 November`. */
export function shortDate(day: number): string {
  return written(day, { day: 'numeric', month: 'long' });
}

/** A day with its weekday: `Tuesday 3 November 2026`. */
export function wholeDate(day: number): string {
  return written(day, { dateStyle: 'full' }).replace(',', '');
}

/** The month of a day: `November 2026`. */
export function monthName(day: number): string {
  return written(day, { month: 'long', year: 'numeric' });
}
