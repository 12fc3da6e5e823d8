import { expect, test } from 'vitest';
import { readDate } from '../../../src/play/days/day.ts';
import { firstDayOf, monthOf, weeksOf } from '../../../src/ui/today/month.ts';
import { monthName, shortDate, wholeDate } from '../../../src/ui/words/en/days/dates.ts';
import { dayName } from '../../../src/ui/words/en/days/days.ts';

const day = (date: string): number => readDate(date)!;

test('a month is laid out from Monday to Sunday, each day once', () => {
  // 1 November 2026 is a Sunday, 1 February 2027 a Monday, and December 2026 turns the year.
  for (const [date, weeks, before] of [
    ['2026-11-25', 6, 6],
    ['2027-02-28', 4, 0],
    ['2026-12-31', 5, 1],
    ['2028-02-29', 5, 1],
  ] as const) {
    const laid = weeksOf(monthOf(day(date)));
    expect(laid).toHaveLength(weeks);
    expect(laid[0]!.slice(0, before).every((one) => one === null)).toBe(true);
    const days = laid.flat().filter((one) => one !== null);
    expect(days[0]).toBe(firstDayOf(monthOf(day(date))));
    expect(days).toEqual(days.map((_, at) => days[0]! + at));
    expect(days).toContain(day(date));
    expect(monthOf(days.at(-1)! + 1)).toBe(monthOf(day(date)) + 1);
  }
});

test('days are named as they are read out', () => {
  const third = day('2026-11-03');
  expect(wholeDate(third)).toBe('Tuesday 3 November 2026');
  expect(shortDate(third)).toBe('3 November');
  expect(monthName(third)).toBe('November 2026');
  expect(dayName(third, { puzzle: null, deal: null }, false)).toBe('3 November');
  expect(dayName(third, { puzzle: 'solved', deal: { home: 41, end: 'over' } }, false)).toBe(
    '3 November: puzzle solved, deal: 41 cards home',
  );
  expect(dayName(third, { puzzle: null, deal: { home: 52, end: 'won' } }, true)).toBe(
    '3 November, today: deal: won',
  );
  expect(dayName(third, { puzzle: 'failed', deal: { home: 1, end: 'left' } }, false)).toBe(
    '3 November: puzzle not yet solved without a wrong move, deal: left with 1 card home',
  );
});
