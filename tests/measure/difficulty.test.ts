import { expect, test } from 'vitest';
import { difficultyMeasurements } from '../../src/measure/difficulty.ts';
import type { Json } from '../../src/measure/measurement.ts';

const named = (name: string) => difficultyMeasurements.find((one) => one.name === name)!;

test('games that ask the same of their first deal have one measurement', () => {
  expect(difficultyMeasurements.map(({ name }) => name)).toEqual([
    'difficulty-la-belle-lucie',
    'difficulty-trefoil',
    'difficulty-the-fan',
    'difficulty-no-redeal',
    'difficulty-alternating-colours',
    'difficulty-super-flower-garden',
    'difficulty-shamrocks',
    'difficulty-fan-with-reserve',
    'difficulty-house-in-the-woods',
    'difficulty-house-on-the-hill',
    'difficulty-bristol',
    'difficulty-dicks-shamrocks',
    'difficulty-three-card-fan',
    'difficulty-ceiling-fan',
    'difficulty-free-fan',
    'difficulty-box-fan',
    'difficulty-shamrocks-as-dealt',
    'difficulty-school',
    'difficulty-scotch-patience',
    'difficulty-clover-leaf',
    'difficulty-alexander-the-great',
    'difficulty-quads-plus',
    'difficulty-intelligence',
  ]);
});

/** A file, as far as it is asked about here. */
interface Scale {
  readonly tried: number;
  readonly deals: number;
  readonly limits: readonly number[];
  readonly middle: number;
  readonly rows: readonly { readonly grade: number; readonly deals: number; readonly home: number }[];
}

test('the limits part the deals that were measured into fifths', () => {
  const measurement = named('difficulty-la-belle-lucie');
  const settings = { seed: 'fifths', samples: 15 };
  const work = measurement.worker(settings, {});
  const results = Array.from({ length: measurement.tasks(settings) }, (_, task) => work(task));
  const { tried, deals, limits, middle, rows } = measurement.finish(settings, results) as unknown as Scale;
  expect(results).toHaveLength(15);
  expect(work(7)).toEqual(results[7]);
  expect(deals).toBe(15);
  expect(tried).toBeGreaterThanOrEqual(15);
  expect(limits).toEqual(limits.toSorted((a, b) => a - b));
  expect(rows.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5]);
  expect(rows.reduce((sum, row) => sum + row.deals, 0)).toBe(15);
  for (const row of rows) expect(row.deals).toBeGreaterThan(0);
  const targets = (results as unknown as [number, { target: number }][]).map(([, { target }]) => target);
  expect(targets.filter((target) => target < middle).length).toBeLessThanOrEqual(7);
  expect(targets.filter((target) => target > middle).length).toBeLessThanOrEqual(7);
});

test('a deal that lies on a limit is in the grade below it, also when the limit is rounded', () => {
  const none = { reached: 0, share: 0 };
  const sample = (share: number): Json => [
    1,
    {
      target: 20,
      tries: 3,
      players: { careless: { reached: 1, share }, plain: none, careful: none },
      onlyMoves: 0,
    },
  ];
  const shares = [0.9, 0.7, 0.5, 0.3, 0.1].map((share) => share + 1 / 3e6);
  const file = named('difficulty-trefoil').finish({ seed: 'x', samples: 5 }, shares.map(sample));
  expect((file as unknown as Scale).rows.map(({ deals }) => deals)).toEqual([1, 1, 1, 1, 1]);
});
