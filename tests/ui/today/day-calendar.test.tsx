import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { FIRST_DAY, readDate } from '../../../src/play/days/day.ts';
import type { DayMarks } from '../../../src/play/days/day-marks.ts';
import { DayCalendar } from '../../../src/ui/today/DayCalendar.tsx';

const day = (date: string): number => readDate(date)!;
const NOTHING: DayMarks = { puzzle: null, deal: null };

const calendar = (today: string, shown: string, marksOf: (day: number) => DayMarks = () => NOTHING) =>
  render(<DayCalendar today={day(today)} shown={day(shown)} marksOf={marksOf} />);
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="#([\d-]+)"/g)].map(([, date]) => date);

test('the calendar is a table with a caption, heads of columns, and a link for each day from the first to today', () => {
  const html = calendar('2026-11-25', '2026-11-25');
  expect(html).toMatch(
    /<caption[^>]*>The days of November 2026, each with its deal and its puzzle<\/caption>/,
  );
  expect(html.match(/<th scope="col"/g)).toHaveLength(7);
  expect(html.match(/<td/g)).toHaveLength(42);
  expect(linksIn(html)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']);
  // Other days are there to be read.
  expect(html).toContain('<td><span>26</span></td>');
  expect(html).toContain('<td><span>20</span></td>');
});

test('a day is named with what was done of it, and the marks themselves are no words', () => {
  const html = calendar('2026-12-02', '2026-11-23', (one) =>
    one === day('2026-11-22') ? { puzzle: 'helped', deal: { home: 52, end: 'won' } } : NOTHING,
  );
  expect(html).toMatch(
    /aria-label="22 November: puzzle solved with a hint, deal: won"[^>]*>22<.*?data-state="helped".*?data-end="won">52</,
  );
  expect(html).toContain('aria-label="23 November" aria-current="true"');
  expect(html).toContain('data-marked');
  expect(calendar('2026-12-02', '2026-12-02')).not.toContain('data-marked');
});

test('a device whose clock is behind has a calendar of its own day', () => {
  const html = calendar('2026-05-04', '2026-05-04');
  expect(day('2026-05-04')).toBeLessThan(FIRST_DAY);
  expect(linksIn(html)).toEqual(['2026-05-04']);
});
