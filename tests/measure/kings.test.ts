import { expect, test } from 'vitest';
import { parseCard } from '../../src/core/card-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import { countsOf, shortestRing } from '../../src/measure/kings.ts';
import { createRng, dealFans } from '../../src/measure/rng.ts';
import { ALL_HOME, covers, searchTable } from '../../src/solver/deal-search.ts';
import { layFans } from '../../src/solver/deal-table.ts';

/** Fans as they are written, the top card last: `4H KH | 3S KC`. */
const fansOf = (text: string): number[][] =>
  text.split('|').map((fan) =>
    fan
      .trim()
      .split(/\s+/)
      .map((card) => unwrap(parseCard(card))),
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

const fansDealt = (engine: ReturnType<typeof createRng>) => dealFans(engine, [0, 0, 0, 0]);

test('no deal with a ring of kings can be won, and some without one are', () => {
  const engine = createRng('kings');
  const won = { ring: 0, none: 0 };
  for (let n = 0; n < 2000; n++) {
    const fans = fansDealt(engine);
    const { ends } = searchTable(layFans(false, fans, [0, 0, 0, 0]), 'win');
    if (ends.some(({ foundations }) => covers(foundations, ALL_HOME)))
      won[shortestRing(fans) > 0 ? 'ring' : 'none']++;
  }
  expect(won.ring).toBe(0);
  expect(won.none).toBeGreaterThan(20);
});

test('a deal is counted once by its ring, and as won with or without one', () => {
  const engine = createRng('counts');
  for (let n = 0; n < 200; n++) {
    const fans = fansDealt(engine);
    const ring = shortestRing(fans);
    const found = countsOf(fans, true);
    expect([...found].filter((count) => count.startsWith('ring-of'))).toEqual(
      ring > 0 ? [`ring-of-${ring}`] : [],
    );
    expect(found.has('impossible')).toBe(ring > 0);
    expect(found.has('won-impossible')).toBe(ring > 0);
    expect(found.has('won-open')).toBe(found.has('open'));
    expect([...countsOf(fans, false)].some((count) => count.startsWith('won'))).toBe(false);
  }
});
