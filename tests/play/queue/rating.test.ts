import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PRACTICE, type Practice, type Run, type Try } from '../../../src/play/practice.ts';
import { gradeOfRating } from '../../../src/play/queue/grade.ts';
import { NEW_PLAYER, ratedTries, ratingAt, solveChance } from '../../../src/play/queue/rating.ts';

const RATINGS = new Map([
  ['draw-01', 1400],
  ['draw-02', 1550],
  ['draw-03', 1700],
]);
const at = (minute: number): string => `2026-05-01T12:${String(minute).padStart(2, '0')}:00Z`;
const tried = (puzzle: string, minute: number, how: Try['how']): Try => ({ puzzle, at: at(minute), how });
const rated = (tries: Try[], runs: Run[] = []) =>
  ratedTries({ ...NO_PRACTICE, tries, runs } satisfies Practice, RATINGS);
const rounded = (tries: Try[]) =>
  rated(tries).map(({ after }) => [Math.round(after.rating), Math.round(after.deviation)]);

test('the worked example of the file', () => {
  expect(rounded([tried('draw-01', 0, 'solved'), tried('draw-02', 1, 'failed')])).toEqual([
    [1632, 253],
    [1481, 208],
  ]);
});

// Glickman's paper works one out for three games in one period; here is its first game alone, by its formulas on paper.
test('a game is counted as Glicko-2 has it', () => {
  const q = Math.LN10 / 400;
  const g = 1 / Math.sqrt(1 + (3 * q ** 2 * 50 ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (1500 - 1400)) / 400));
  const information = (q * g) ** 2 * expected * (1 - expected);
  const before = 350 ** 2 + (0.09 / q) ** 2;
  const variance = 1 / (1 / before + information);
  const [one] = rated([tried('draw-01', 0, 'solved')]);
  expect(one!.after.deviation).toBeCloseTo(Math.sqrt(variance), 0);
  expect(one!.after.rating).toBeCloseTo(1500 + q * variance * g * (1 - expected), 0);
});

test('one try moves it by 200 points at most, however unlikely it was', () => {
  const far = (how: Try['how'], rating: number) =>
    ratedTries({ tries: [tried('draw-01', 0, how)], runs: [] }, new Map([['draw-01', rating]]))[0]!.after
      .rating;
  expect([far('failed', 700), far('solved', 2300)]).toEqual([1300, 1700]);
});

test('only the first try of a puzzle counts, a hint is a miss, and what the site has no longer does not count', () => {
  const first = rated([tried('draw-01', 0, 'failed')]);
  expect(rated([tried('draw-01', 0, 'failed'), tried('draw-01', 5, 'solved')])).toEqual(first);
  expect(rated([tried('draw-01', 0, 'helped')])[0]!.after).toEqual(first[0]!.after);
  expect(rated([tried('draw-09', 0, 'solved')])).toEqual([]);
});

test('a puzzle that was first seen in a run does not count, one that was tried before the run does', () => {
  const run: Run = { at: at(3), solved: ['draw-01'], missed: ['draw-02'] };
  const tries = [tried('draw-03', 1, 'solved'), tried('draw-01', 2, 'solved'), tried('draw-02', 4, 'solved')];
  expect(rated(tries, [run]).map(({ puzzle }) => puzzle)).toEqual(['draw-03', 'draw-01']);
});

test('a solved puzzle raises the rating and a missed one lowers it, whatever came before', () => {
  const how = fc.constantFrom('solved', 'failed') as fc.Arbitrary<'solved' | 'failed'>;
  fc.assert(
    fc.property(fc.tuple(how, how, how), (hows) => {
      const list = rated(hows.map((one, index) => tried(`draw-0${index + 1}`, index, one)));
      for (const { solved, before, after } of list) {
        expect(Math.sign(after.rating - before.rating)).toBe(solved ? 1 : -1);
        expect(after.deviation).toBeLessThan(before.deviation);
      }
    }),
  );
});

test('to be away changes no rating, and makes it as uncertain as it was at first in the end, no more', () => {
  const list = rated([tried('draw-01', 0, 'solved'), tried('draw-02', 1, 'failed')]);
  const now = ratingAt(list, at(1));
  const later = ratingAt(list, '2027-05-01T12:01:00Z');
  expect(later.rating).toBe(now.rating);
  expect(later.deviation ** 2 - now.deviation ** 2).toBeCloseTo(110 ** 2 - 60 ** 2);
  expect(ratingAt(list, '2126-05-01T12:01:00Z').deviation).toBe(350);
  expect(ratingAt([], at(1))).toEqual(NEW_PLAYER);
});

test('400 points are ten times the odds, and the grades are 200 wide', () => {
  expect(solveChance(1900, 1500)).toBeCloseTo(10 / 11);
  expect([600, 1199, 1200, 1399, 1400, 1599, 1600, 1799, 1800, 2600].map(gradeOfRating)).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
});
