import { expect, test } from 'vitest';
import { firstDealMeasurements } from '../../src/measure/first-deals.ts';

const settings = { seed: 'test', samples: 150 };

test.each(firstDealMeasurements)('$name counts each deal once, and its parts add up', (measurement) => {
  expect(measurement.tasks(settings)).toBe(1);
  const work = measurement.worker(settings, {});
  const { deals, verdicts, home, kings } = measurement.finish(settings, [work(0)]) as unknown as {
    deals: number;
    verdicts: readonly { verdict: string; deals: number }[];
    home: readonly (readonly number[])[];
    kings?: readonly { id: string; n: number; count: number }[];
  };
  const of = (name: string): number => verdicts.find(({ verdict }) => verdict === name)!.deals;
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count);
  expect(deals).toBe(150);
  expect(total(verdicts.map((verdict) => verdict.deals))).toBe(150);
  expect(of('unknown')).toBe(0);
  expect(home.map(total)).toEqual([150]);
  expect(home[0]!.at(-1)).toBe(of('solvable'));
  if (kings === undefined) return;
  const count = (id: string): number => kings.find((one) => one.id === id)!.count;
  expect(total(['ring-of-1', 'ring-of-2', 'ring-of-3', 'ring-of-4'].map(count))).toBe(count('impossible'));
  expect(count('impossible') + count('open')).toBe(150);
  expect(count('won-impossible')).toBe(0);
  expect(count('won-open')).toBe(of('solvable'));
});

test('games that begin alike have one measurement', () => {
  expect(firstDealMeasurements.map(({ name }) => name)).toEqual([
    'deals-la-belle-lucie',
    'deals-trefoil',
    'deals-the-fan',
  ]);
});
