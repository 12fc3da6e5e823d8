import { expect, test } from 'vitest';
import { parseCard } from '../../src/core/card.ts';
import { must } from '../../src/core/result.ts';
import { kings, shortestRing } from '../../src/measure/kings.ts';

/** Fans as they are written, the top card last: `4H KH | 3S KC`. */
const fansOf = (text: string): number[][] =>
  text.split('|').map((fan) =>
    fan
      .trim()
      .split(/\s+/)
      .map((card) => must(parseCard(card))),
  );

test.each([
  ['a king on its own suit', '9C 4H KH | KS', 1],
  ['a king on its own suit, not at once', '4H 9C KH', 1],
  ['two kings that wait for each other', '3S KH | 7H KS', 2],
  ['a king on another king, which lies on its suit', '3S KH KC', 0],
  ['a king on a card of the suit of a king below it', '3S KH | 2C 7D KS', 0],
  ['three in a ring', '3S KH | 7D KS | 2H KD', 3],
  ['four in a ring', '3S KH | 7D KS | 2C KD | 9H KC', 4],
  ['the smaller of two rings', '3S KH | 7H 5D KS | 2C KD | 9H KC', 2],
  ['kings that cover nothing', 'KS 4S 3S | KH', 0],
  ['no king', '4S 3S', 0],
])('%s', (_, fans, ring) => {
  expect(shortestRing(fansOf(fans))).toBe(ring);
});

test('deals that are called impossible are never won, and the patterns add up', () => {
  const settings = { seed: 'test', samples: 400 };
  const task = kings.worker(settings, {});
  const { rows } = kings.finish(settings, [task(0)]) as unknown as {
    rows: { game: string; id: string; n: number; count: number }[];
  };
  for (const game of ['la-belle-lucie', 'trefoil']) {
    const count = (id: string) => rows.find((row) => row.game === game && row.id === id)!.count;
    const rings = ['ring-of-1', 'ring-of-2', 'ring-of-3', 'ring-of-4'].map(count);
    expect(rings.reduce((sum, one) => sum + one)).toBe(count('impossible'));
    expect(count('impossible') + count('open')).toBe(400);
    expect(count('won-impossible')).toBe(0);
    expect(count('won-open')).toBe(count('won'));
    expect(count('won')).toBeGreaterThan(0);
    expect(count('impossible')).toBeGreaterThan(200);
  }
});
