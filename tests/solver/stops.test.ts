import { expect, test } from 'vitest';
import { play } from '../../src/core/moves.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { VECTORS, vectorOf } from '../../src/solver/odds.ts';
import { allStops, stopValuesOf } from '../../src/solver/stops.ts';
import { outcomeOf, reachable } from '../core/enumerate.ts';
import { triesOf } from '../sizes.ts';
import { chance, redealtPosition } from './positions.ts';

test('cards are held back above a built ace, and above a card that a built one has gone home from', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const text =
    'Foundations: C-0 D-Q H-Q S-K | Deal: 2 | 4C 9C AC | KH TC 5C | QC KD 8C | 3C 6C 7C | KC JC 2C';
  const { best, proved } = searchDeal(rules, unwrap(parsePosition(rules, text)), [0, 13, 12, 13]);
  expect([best.foundations, proved]).toEqual([[0, 13, 12, 13], true]);
});

/** How many positions are tried; `STOPS=10000` for a long look. */
const COUNT = triesOf('STOPS', 300, 3000);

test('the stops of a deal, held-back cards included, are exactly those that the plain rules reach', {
  tags: 'sized',
}, () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const random = chance(2029);
  let stopCount = 0;
  for (let n = 0; n < COUNT; n++) {
    const position = redealtPosition(rules, random, 6, n % 10 === 0 ? 24 : 17);
    const stops = allStops(rules, position)!;
    const found = stops.map((stop) => stop.foundations.join('-')).sort();
    const plain = new Set([...reachable(rules, position).values()].map(outcomeOf));
    expect(found, makePosition(rules, position)).toEqual([...plain].sort());
    for (const { foundations, line } of stops) {
      const end = line.reduce((at, move) => play(rules, at, move), position);
      expect(end.foundations.map((pile) => pile.length)).toEqual(foundations);
    }
    stopCount += stops.length;
  }
  expect(stopCount).toBeGreaterThan(5 * COUNT);
});

test('the best chance at or below some heights is the highest among them all', () => {
  const random = chance(31);
  const chances = Array.from({ length: VECTORS }, () => random.real(0, 1));
  const { bestBelow } = stopValuesOf(chances);
  for (let n = 0; n < 60; n++) {
    const top = Array.from({ length: 4 }, () => random.integer(0, n < 30 ? 2 : 9));
    const upTo = (height: number): number[] => Array.from({ length: height + 1 }, (_, at) => at);
    const [a, b, c, d] = top.map(upTo) as [number[], number[], number[], number[]];
    const below = a.flatMap((w) =>
      b.flatMap((x) => c.flatMap((y) => d.map((z) => chances[vectorOf([w, x, y, z])]!))),
    );
    expect(bestBelow[vectorOf(top)]).toBe(Math.max(...below));
  }
});
