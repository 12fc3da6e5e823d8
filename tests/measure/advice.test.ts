import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import sources from '../../content/sources.json' with { type: 'json' };
import { legalMercis, legalPlays, play } from '../../src/core/moves.ts';
import { isWon, type Position } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { adviceMeasurements } from '../../src/measure/advice.ts';
import { winsWhenStuck } from '../../src/measure/advice-draw.ts';
import { differenceOf, worthByRemainder } from '../../src/measure/advice-table.ts';
import { isBelowBuild, isBelowKing, mostFollowing } from '../../src/measure/following.ts';
import type { Json } from '../../src/measure/measurement.ts';
import { measurements } from '../../src/site/figures/measurements.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { searchWithMerci } from '../../src/solver/merci-search.ts';
import { heightsOf, VECTORS } from '../../src/solver/odds.ts';
import { maximalOutcomes, reachable } from '../core/enumerate.ts';
import { chance, redealtPosition } from '../solver/positions.ts';

interface Row {
  readonly id: string;
  readonly sources: readonly string[];
  readonly study: string | null;
  readonly verdict: string;
  readonly n: number;
  readonly figures: Readonly<Record<string, { n: number; mean: number; low: number; high: number }>>;
}

/** Tables in which more home is better, and a fan of one card better still; games and deals as they were measured. */
function filesOf(names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(
    names.map((name, level) => {
      if (!name.startsWith('odds-')) return [name, measurements.get(name)!];
      const entries = Array.from({ length: VECTORS }, (_, vector) => {
        const heights = heightsOf(vector);
        const home = heights.reduce((total, height) => total + height, 0);
        return [
          heights.join(),
          1000,
          home === 52 ? 1 : (0.04 + home / 60) * (0.5 + level / 10) + (home % 3 === 0 ? 0.03 : 0),
          0.007,
        ];
      });
      return [name, { entries }];
    }),
  );
}

test.each(adviceMeasurements.map((one) => [one.name, one] as const))(
  '%s: every claim gets a verdict with its figures, the same each time',
  (_, measurement) => {
    const settings = { seed: 'test', samples: 160 };
    const given = filesOf(measurement.needs);
    const make = () => {
      const work = measurement.worker(settings, given);
      const results = Array.from({ length: measurement.tasks(settings) }, (_, task) => work(task));
      // Results come back from the workers and from parts as JSON.
      return measurement.finish(settings, JSON.parse(JSON.stringify(results)) as Json[]);
    };
    const made = make();
    expect(make()).toEqual(made);
    const rows = made.rows as unknown as Row[];
    const ids = sources.map(({ id }) => id);
    for (const row of rows) {
      expect(row.sources.filter((id) => !ids.includes(id))).toEqual([]);
      const study = `../../content/en/studies/${row.study}.lucie`;
      expect(row.study === null || existsSync(join(import.meta.dirname, study)), study).toBe(true);
      expect(['true', 'partly', 'false']).toContain(row.verdict);
      expect(Object.keys(row.figures).length, row.id).toBeGreaterThan(0);
      for (const [name, { mean, low, high }] of Object.entries(row.figures)) {
        expect(low <= mean && mean <= high, `${row.id}, ${name}`).toBe(true);
      }
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  },
);

test('following advice never does better than perfect play, and as well where it is never given', () => {
  const { rules } = presetOf('no-redeal')!;
  const random = chance(41);
  let worse = 0;
  for (let n = 0; n < 400; n++) {
    const position = redealtPosition(rules, random, 12, 40);
    const table = lay(rules, position);
    const { home } = searchDeal(rules, position).best;
    expect(mostFollowing(table, () => false)).toBe(home);
    const following = mostFollowing(table, (at, card) => isBelowKing(at, card) || isBelowBuild(at, card));
    expect(following).toBeLessThanOrEqual(home);
    if (following < home) worse++;
  }
  expect(worse).toBeGreaterThan(0);
});

test('without any advice the search finds the most cards home that plain enumeration finds', () => {
  const { rules } = presetOf('no-redeal')!;
  const random = chance(42);
  for (let n = 0; n < 300; n++) {
    const position = redealtPosition(rules, random, 8, 14);
    const most = Math.max(...maximalOutcomes(rules, position).map((text) => sum(text)));
    expect(mostFollowing(lay(rules, position), () => false)).toBe(most);
  }
});

const sum = (text: string): number => text.split('-').reduce((total, height) => total + Number(height), 0);

test('a draw that has to wait until no play is left wins what plain enumeration says', () => {
  const { rules } = presetOf('no-redeal')!;
  const drawing = { ...rules, merci: 1 };
  const random = chance(43);
  const seen = { won: 0, lost: 0, earlier: 0 };
  for (let n = 0; n < 300; n++) {
    const position = redealtPosition(rules, random, 5, 14);
    const stuck = [...reachable(drawing, position).values()].filter(
      (at) => legalPlays(drawing, at).length === 0,
    );
    const wins = (at: Position): boolean =>
      isWon(drawing, at) ||
      legalMercis(drawing, at).some(
        (move) => searchDeal(drawing, play(drawing, at, move), 'win').best.home === 52,
      );
    const won = stuck.some(wins);
    expect(winsWhenStuck(lay(drawing, position))).toBe(won);
    seen[won ? 'won' : 'lost']++;
    if (!won && searchWithMerci(drawing, position, 'win').home === 52) seen.earlier++;
  }
  expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(30);
  expect(seen.earlier).toBeGreaterThan(0);
});

test('the worth of a remainder is nothing in a table that is even, and its bump in one that is not', () => {
  const tableOf = (bump: number) => {
    const chances = Array.from({ length: VECTORS }, (_, vector) => {
      const left = heightsOf(vector).reduce((rest, height) => rest - height, 52);
      return 0.5 - left / 200 + (left % 3 === 1 ? bump : 0);
    });
    return { chances: [chances], halfWidths: [chances.map(() => 0.01)] };
  };
  expect(worthByRemainder(tableOf(0), 0, 1).mean).toBe(0);
  const { mean, low, high } = worthByRemainder(tableOf(0.03), 0, 1);
  expect(mean).toBe(0.03);
  expect(high - low).toBeLessThan(0.01);
  expect(worthByRemainder(tableOf(0.03), 0, 0).mean).toBe(-0.015);
});

test('a difference is as uncertain as both of its figures', () => {
  const a = { n: 0, mean: 0.5, low: 0.47, high: 0.53 };
  const b = { n: 0, mean: 0.2, low: 0.16, high: 0.24 };
  expect(differenceOf(a, b)).toEqual({ n: 0, mean: 0.3, low: 0.25, high: 0.35 });
});
