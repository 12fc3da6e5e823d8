import { expect, test } from 'vitest';
import { dateOfDay, dayNumber, FIRST_DAY, makeDate, readDate } from '../../../src/play/days/day.ts';

test('a date is written and read back, and what is no date of the calendar is none', () => {
  for (const day of [0, FIRST_DAY, 20_576, 19_782]) expect(readDate(makeDate(day))).toBe(day);
  expect(makeDate(20_576)).toBe('2026-05-03');
  for (const text of [
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-5-3',
    '2026-05-03T00:00:00Z',
    'rose',
    '+02026-05-03',
  ])
    expect(readDate(text), text).toBeNull();
});

test('the day is that of the date where the player is, early and late', () => {
  for (const hour of [0, 12, 23]) expect(dayNumber(new Date(2026, 4, 3, hour, 59))).toBe(20_576);
  expect(dateOfDay(20_576).toISOString()).toBe('2026-05-03T00:00:00.000Z');
});
