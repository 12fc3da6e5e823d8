import { expect, test } from 'vitest';
import { makePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { POLICIES, playDeal } from '../../src/measure/policies.ts';
import { createRng } from '../../src/measure/rng.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { heightsOf, VECTORS, vectorOf } from '../../src/solver/odds.ts';
import { stopValuesOf } from '../../src/solver/stops.ts';
import { outcomeOf, reachable } from '../core/enumerate.ts';
import { chance, redealtPosition } from '../solver/positions.ts';

const { rules } = presetOf('la-belle-lucie')!;

/** A made-up worth that goes up and down as cards come home, so that holding back pays now and then. */
const worths = stopValuesOf(
  Float64Array.from({ length: VECTORS }, (_, vector) => {
    const home = heightsOf(vector).reduce((sum, height) => sum + height, 0);
    return Math.min(1, (home / 52) * (1 + 0.2 * Math.sin(home)));
  }),
);

test('every way of playing ends a deal where the plain rules can, and a better one never for less', () => {
  const random = chance(3);
  const seen = { held: 0, better: 0 };
  for (let n = 0; n < 200; n++) {
    const position = redealtPosition(rules, random, 8, 18);
    const plain = new Set([...reachable(rules, position).values()].map(outcomeOf));
    const moment = { rules, worths, last: false };
    const results = POLICIES.map((way) =>
      playDeal(way, { ...moment, table: lay(rules, position), engine: createRng(n) }),
    );
    for (const heights of results)
      expect(plain.has(heights.join('-')), makePosition(rules, position)).toBe(true);
    const worthOf = (heights: readonly number[]): number => worths.chances[vectorOf(heights)]!;
    const [, , most = [], ends = [], perfect = []] = results;
    const best = Math.max(...[...plain].map((text) => worthOf(text.split('-').map(Number))));
    expect(worthOf(perfect)).toBe(best);
    expect(worthOf(ends)).toBeGreaterThanOrEqual(worthOf(most));
    if (worthOf(perfect) > worthOf(ends)) seen.held++;
    if (worthOf(ends) > worthOf(most)) seen.better++;
  }
  expect(seen.held).toBeGreaterThan(20);
});
