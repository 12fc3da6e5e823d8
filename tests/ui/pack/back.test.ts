import { expect, test } from 'vitest';
import { backSymbol } from '../../../src/ui/pack/back.ts';
import { pathEnds } from './path-data.ts';

const tile = /<path[^>]* d="([^"]*)"/.exec(backSymbol())![1]!;
const [, width, height] = /<pattern[^>]* width="(\d+)" height="(\d+)"/.exec(backSymbol())!.map(Number);

test('the tile joins itself: what crosses one edge comes in at the other', () => {
  const ends = pathEnds(tile);
  const at = (x: number, y: number) => ends.some(([a, b]) => Math.hypot(a - x, b - y) < 1e-6);
  const inside = (value: number, most: number) => value >= -1e-6 && value <= most + 1e-6;
  const broken = ends.filter(([x, y]) =>
    [-1, 0, 1].some((right) =>
      [-1, 0, 1].some((down) => {
        const [a, b] = [x + right * width!, y + down * height!];
        return inside(a, width!) && inside(b, height!) && !at(a, b);
      }),
    ),
  );
  expect(broken).toEqual([]);
});

test('its symbol refers to its own pattern', () => {
  const symbol = backSymbol();
  expect(symbol).toContain('<pattern id="back-fans"');
  expect(symbol).toContain('fill="url(#back-fans)"');
  expect(symbol).not.toContain('style=');
});
