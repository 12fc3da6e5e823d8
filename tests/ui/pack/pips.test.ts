import { expect, test } from 'vitest';
import { RANKS } from '../../../src/core/card.ts';
import { pipsOf } from '../../../src/ui/pack/pips.ts';

/** The ranks from ace to ten. */
const PIPPED = RANKS.slice(0, 10).map((mark, rank) => [mark, rank] as const);
/** Where the index ends, and the lower and right edges of a card, in its widths. */
const [INDEX, WIDTH, HEIGHT] = [0.36, 1, 1.4];

test.each(PIPPED)('%s has as many pips as its rank', (_, rank) => {
  expect(pipsOf(rank)).toHaveLength(rank + 1);
});

test('a court has none', () => {
  expect([10, 11, 12].flatMap(pipsOf)).toEqual([]);
});

test.each(PIPPED)('the pips of %s lie on the card, right of the index', (_, rank) => {
  for (const { x, y, size } of pipsOf(rank)) {
    expect(x - size / 2).toBeGreaterThan(INDEX);
    expect(x + size / 2).toBeLessThan(WIDTH);
    expect(y - size / 2).toBeGreaterThan(0);
    expect(y + size / 2).toBeLessThan(HEIGHT);
  }
});

test.each(PIPPED)('no pip of %s touches another', (_, rank) => {
  const pips = pipsOf(rank);
  const close = pips.flatMap((one, at) =>
    pips.slice(at + 1).filter((two) => Math.hypot(one.x - two.x, one.y - two.y) < one.size * 1.1),
  );
  expect(close).toEqual([]);
});

const placed = (x: number, y: number) => `${x.toFixed(3)} ${y.toFixed(3)}`;

test.each(PIPPED)('the pips of %s are even from left to right', (_, rank) => {
  const pips = pipsOf(rank);
  const middle = (Math.min(...pips.map(({ x }) => x)) + Math.max(...pips.map(({ x }) => x))) / 2;
  const mirrored = pips.map(({ x, y }) => placed(2 * middle - x, y));
  expect(mirrored.sort()).toEqual(pips.map(({ x, y }) => placed(x, y)).sort());
});

test.each(PIPPED.filter(([mark]) => mark !== '7'))(
  'the pips of %s are even from top to bottom, as those of a seven alone are not',
  (_, rank) => {
    const pips = pipsOf(rank);
    const mirrored = pips.map(({ x, y }) => placed(x, HEIGHT - y));
    expect(mirrored.sort()).toEqual(pips.map(({ x, y }) => placed(x, y)).sort());
  },
);

test('what lies in the lower half is upside down, and nothing else', () => {
  const wrong = PIPPED.flatMap(([, rank]) => pipsOf(rank)).filter(
    ({ y, turned }) => turned !== y > HEIGHT / 2 + 1e-9,
  );
  expect(wrong).toEqual([]);
});

test('the patterns are those of a standard pack, column by column', () => {
  const columns = (rank: number) => {
    const xs = [...new Set(pipsOf(rank).map(({ x }) => x))].sort();
    return xs.map((x) => pipsOf(rank).filter((pip) => pip.x === x).length);
  };
  expect(PIPPED.map(([, rank]) => columns(rank))).toEqual([
    [1],
    [2],
    [3],
    [2, 2],
    [2, 1, 2],
    [3, 3],
    [3, 1, 3],
    [3, 2, 3],
    [4, 1, 4],
    [4, 2, 4],
  ]);
});
