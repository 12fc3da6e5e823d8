import { expect, test } from 'vitest';
import { type Dot, dotKey, placeValues, shareX } from '../../../src/site/charts/chart.ts';

const dot = (chance: number, text = `${(100 * chance).toFixed(1)} %`): Dot => ({
  name: 'won',
  look: 'best',
  share: { chance, low: chance, high: chance },
  text,
});

test('values stand right of dots that lie apart, left of one at the end of the axis', () => {
  expect(placeValues([dot(0.02), dot(0.2)], 500)).toEqual(['right', 'right']);
  expect(placeValues([dot(0.02), dot(0.98)], 500)).toEqual(['right', 'left']);
});

test('where dots lie close the last has its value beside it, and the others go above and below', () => {
  expect(placeValues([dot(0.4), dot(0.42), dot(0.44)], 500)).toEqual(['left', 'above', 'right']);
  expect(placeValues([dot(0.5), dot(0.5)], 500)).toEqual(['left', 'right']);
  expect(placeValues([dot(0.5), dot(0.5), dot(0.5), dot(0.5)], 500)).toEqual([
    'below',
    'above',
    'left',
    'right',
  ]);
});

test('of an open share the bounds alone take room', () => {
  const open: Dot = { ...dot(0.5, '40–60 %'), open: true, share: { chance: 0.5, low: 0.4, high: 0.6 } };
  expect(placeValues([dot(0.2), open], 500)).toEqual(['right', 'right']);
});

test('the key names each kind of dot once, in the order of the row that has most', () => {
  const row = (...names: string[]) => ({
    name: 'a game',
    dots: names.map((name) => ({ ...dot(0.5), name })),
  });
  const key = dotKey([row('c'), row('a', 'b', 'c'), row('d', 'b')]);
  expect(key.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('a value never stands nearer to the next dot than to its own', () => {
  // Between 3.2 % and 12 % there is room for “3.2 %”, but just before the other dot.
  expect(placeValues([dot(0.032), dot(0.12)], 534)).toEqual(['above', 'right']);
});

test('a share is a place on the axis, to a hundredth of a percent', () => {
  expect(shareX(0.22924)).toBe('22.92%');
  expect(shareX(3, 53)).toBe('5.66%');
});
