import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { oddsName, oddsOf, TABLES } from '../../src/measure/odds.ts';
import { heightsOf, packOdds, readOdds, tableOf, VECTORS, vectorOf } from '../../src/solver/odds.ts';

test('every four heights in any order have one number, and every number its heights', () => {
  const seen = new Set<number>();
  for (let vector = 0; vector < VECTORS; vector++) {
    const heights = heightsOf(vector);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(Math.max(...heights)).toBeLessThanOrEqual(13);
    seen.add(vectorOf(heights));
    expect(vectorOf(heights.toReversed())).toBe(vector);
    expect(vectorOf([heights[2], heights[0], heights[3], heights[1]])).toBe(vector);
  }
  expect(seen.size).toBe(VECTORS);
});

/** The levels of a table that have been measured, lowest first. */
const levels = TABLES.map((table) => ({
  table,
  files: [0, 1, 2, 3].flatMap((level) => {
    const file = new URL(`../../content/measurements/${oddsName(table, level)}.json`, import.meta.url);
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
  }),
})).filter(({ files }) => files.length > 0);

test('a table comes back from the bytes that the browser reads, to a hundredth of a percentage point', () => {
  for (const { files } of levels) {
    const odds = oddsOf(files);
    const bytes = packOdds(odds);
    expect(gzipSync(bytes).length).toBeLessThan(40_000);
    const read = readOdds(bytes)!;
    for (const [level, chances] of odds.chances.entries()) {
      for (let vector = 0; vector < VECTORS; vector++) {
        expect(Math.abs(read.chances[level]![vector]! - chances[vector]!)).toBeLessThanOrEqual(1e-4);
        expect(read.halfWidths[level]![vector]!).toBeGreaterThanOrEqual(
          odds.halfWidths[level]![vector]! - 1e-9,
        );
      }
    }
  }
  expect(readOdds(new Uint8Array(10))).toBeNull();
  expect(readOdds(new Uint8Array(3 * VECTORS).fill(255))).toBeNull();
});

test('no entry is more uncertain than its table promises, and a redeal that may be taken at any time never costs anything', () => {
  for (const { table, files } of levels) {
    const { chances, halfWidths } = oddsOf(files);
    const most = table.merci === 'none' && table.when === 'any-time' ? 0.007 : 0.015;
    for (const [level, halves] of halfWidths.entries()) {
      expect(Math.max(...Array.from(halves))).toBeLessThanOrEqual(
        level === 0 && table.merci === 'none' ? 0.007 : most,
      );
      for (let vector = 0; level > 0 && table.when === 'any-time' && vector < VECTORS; vector++) {
        const below = chances[level - 1]![vector]!;
        expect(chances[level]![vector]!).toBeGreaterThan(
          below - halves[vector]! - halfWidths[level - 1]![vector]!,
        );
      }
    }
  }
});

test('a redeal that has to wait until the player is stuck can cost, where the draw waits for the last deal', () => {
  const stuck = levels.find(({ table }) => table.merci === 'own-fan' && table.when === 'only-when-stuck')!;
  const { chances, halfWidths } = oddsOf(stuck.files);
  // Two of one suit home and three kings left: the kings must go home first, and the fans that remain are worse.
  const vector = vectorOf([2, 12, 12, 12]);
  expect(chances[1]![vector]! + halfWidths[1]![vector]!).toBeLessThan(
    chances[0]![vector]! - halfWidths[0]![vector]!,
  );
});

test('the last deal agrees with an independent program within the joint interval', () => {
  const { values } = JSON.parse(readFileSync(new URL('../data/odds-sample.json', import.meta.url), 'utf8'));
  const { chances, halfWidths } = oddsOf(levels.find(({ table }) => table.merci === 'none')!.files);
  expect(values).toHaveLength(13);
  for (const { foundations, chance, halfWidth95 } of values) {
    const vector = vectorOf(foundations);
    const apart = Math.abs(chances[0]![vector]! - chance);
    expect(apart, String(foundations)).toBeLessThanOrEqual(Math.hypot(halfWidths[0]![vector]!, halfWidth95));
  }
});

test('a game has the table of its merci and redeals, and none where something else outlasts a redeal', () => {
  const of = (id: string, change: Partial<Rules> = {}) => tableOf({ ...presetOf(id)!.rules, ...change });
  expect(of('trefoil')).toEqual({ merci: 'none', when: 'any-time' });
  expect(of('single-move', { redealWhen: 'only-when-stuck' })).toEqual({
    merci: 'none',
    when: 'only-when-stuck',
  });
  expect(of('three-shuffles-and-a-draw')?.merci).toBe('own-fan');
  expect(of('three-shuffles-and-a-draw', { merciTo: 'legal-place' })?.merci).toBe('legal-place');
  const none: [string, Partial<Rules>][] = [
    ['three-shuffles-and-a-draw', { merci: 2 }],
    ['three-shuffles-and-a-draw', { merciWhen: 'any-deal' }],
    ['three-shuffles-and-a-draw', { merciCard: 'second' }],
    ['three-shuffles-and-a-draw', { merciTo: 'any-fan' }],
    ['three-shuffles-and-a-draw', { merciTo: 'own-new-fan' }],
    ['la-belle-lucie', { emptyFan: 'kings' }],
    ['la-belle-lucie', { kingsDown: 'all' }],
    ['la-belle-lucie', { fanSize: 4 }],
    ['super-flower-garden', {}],
    ['fan-with-reserve', {}],
  ];
  for (const [id, change] of none) expect(of(id, change), `${id} ${JSON.stringify(change)}`).toBeNull();
});
