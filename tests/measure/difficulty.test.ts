import { expect, test } from 'vitest';
import { areAlike, firstDealAim } from '../../src/core/alike.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { difficultyMeasurements } from '../../src/measure/difficulty.ts';
import type { Json } from '../../src/measure/measurement.ts';

const named = (name: string) => difficultyMeasurements.find((one) => one.name === name)!;

test('games that ask the same of their first deal have one measurement, named after the first of them', () => {
  const names = difficultyMeasurements.map(({ name }) => name);
  const measuredBy = PRESETS.map(({ rules }) =>
    PRESETS.filter(
      (other) => areAlike(firstDealAim, rules, other.rules) && names.includes(`difficulty-${other.id}`),
    ),
  );
  expect(measuredBy.filter((games) => games.length !== 1)).toEqual([]);
  expect(new Set(measuredBy.flat()).size).toBe(names.length);
  for (const id of ['three-shuffles-and-a-draw', 'three-redeals', 'single-move'])
    expect(names).not.toContain(`difficulty-${id}`);
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
