import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsOf, percentDecimals, percentText, proportionOf } from '../../src/core/proportion.ts';

test.each([
  [0.26, 1, 1],
  [0.26, 2, 1],
  [0.04, 2, 2],
  [0.04, 1, 1],
  [0.1, 2, 1],
  [1, 1, 0],
  [1.4, 1, 0],
  [14, 1, 0],
  [0, 1, 1],
])('what may be off by %d has, of at most %d, %d decimals', (half, most, decimals) => {
  expect(decimalsOf(half, most)).toBe(decimals);
});

test.each([
  [proportionOf(22_924, 100_000), '22.9 %', '22.7–23.2'],
  [proportionOf(727, 1_000), '73 %', '70–75'],
  [proportionOf(45_020, 1_000_000), '4.5 %', '4.46–4.54'],
  [proportionOf(11, 10_000), '0.11 %', '0.06–0.20'],
  [proportionOf(41_560, 1_000_000), '4.16 %', '4.12–4.20'],
  [proportionOf(0, 10_000), '0 %', 'under 0.04'],
  [proportionOf(10_000, 10_000), '100 %', 'over 99.96'],
  [proportionOf(99_993, 100_000), '99.99 %', '99.986–99.997'],
  [{ chance: 1 / 3, low: 1 / 3, high: 1 / 3 }, '33.3 %', ''],
  [{ chance: 1, low: 1, high: 1 }, '100 %', ''],
])('%o is written %s (%s)', (share, text, range) => {
  expect(percentText(share)).toEqual({ share: text, range });
});

test('no digit is printed that is finer than the first digit of the half-width, and the range is never one number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, share) => {
        const found = proportionOf(Math.round(share * n), n);
        const half = (100 * (found.high - found.low)) / 2;
        const decimals = percentDecimals(found);
        if (decimals > 0) expect(half).toBeLessThan(10 ** (1 - decimals));
        const [low, high] = percentText(found).range.split('–');
        expect(low).not.toBe(high);
        // Nor is the share printed outside of its interval.
        const printed = Number((found.chance * 100).toFixed(decimals));
        expect(printed).toBeGreaterThanOrEqual(100 * found.low - 1e-9);
        expect(printed).toBeLessThanOrEqual(100 * found.high + 1e-9);
      },
    ),
  );
});

test('where nothing was tried the share may be anything', () => {
  expect(proportionOf(0, 0)).toEqual({ chance: 0, low: 0, high: 1 });
});
