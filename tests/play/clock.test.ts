import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makePractice,
  mergeTries,
  NO_PRACTICE,
  type Practice,
  readPractice,
} from '../../src/play/practice.ts';
import { ratedTries, ratingAt } from '../../src/play/queue/rating.ts';
import { dueDays } from '../../src/play/repeat.ts';
import { makeTimestamp, readTimestamp } from '../../src/play/timestamp.ts';

/** Any time that a clock may be set to, and back from. */
const times = fc.integer({ min: 0, max: 8.64e15 });
const clocks = fc.array(
  fc.record({
    puzzle: fc.constantFrom('draw-01', 'draw-02'),
    at: times.map((time) => makeTimestamp(new Date(time))),
    how: fc.constantFrom('solved', 'helped', 'failed'),
  }),
  { maxLength: 12 },
) as fc.Arbitrary<Practice['tries']>;

test('whatever a clock says, what is written can be read', () => {
  fc.assert(fc.property(times, (time) => readTimestamp(makeTimestamp(new Date(time))).ok));
});

test('a clock that jumps about costs no try, and neither a rating nor a day becomes nonsense', () => {
  const ratings = new Map([
    ['draw-01', 1400],
    ['draw-02', 1700],
  ]);
  fc.assert(
    fc.property(clocks, times, (made, now) => {
      let tries: Practice['tries'] = [];
      for (const one of made) tries = mergeTries(tries, [one]);
      const practice = { ...NO_PRACTICE, tries };
      const read = readPractice(makePractice(practice));
      expect(read).toEqual({ ok: true, value: practice });
      const distinct = new Set(made.map((one) => JSON.stringify(one)));
      expect(practice.tries).toHaveLength(distinct.size);
      for (const day of dueDays(practice.tries).values()) expect(Number.isInteger(day)).toBe(true);
      const { rating, deviation } = ratingAt(ratedTries(practice, ratings), makeTimestamp(new Date(now)));
      expect(rating).toBeGreaterThan(0);
      expect(rating).toBeLessThan(4000);
      expect(deviation).toBeGreaterThan(0);
    }),
  );
});
