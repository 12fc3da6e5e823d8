import { expect, test } from 'vitest';
import { ACE } from '../../../src/core/card.ts';
import { ACE_PLACE, aceOfSpadesDrawn } from '../../../src/ui/pack/ace.ts';
import { pipsOf } from '../../../src/ui/pack/pips.ts';
import { OUTLINES } from '../../../src/ui/pack/suit-outlines.ts';
import { pathEnds } from './path-data.ts';

const symbol = aceOfSpadesDrawn();

test('the ace of spades is larger than other aces, about the same column, right of the index', () => {
  const [ace] = pipsOf(ACE);
  expect(ACE_PLACE.width).toBeGreaterThan(ace!.size);
  expect(ACE_PLACE.x + ACE_PLACE.width / 2).toBeCloseTo(ace!.x, 1);
  expect(ACE_PLACE.x).toBeGreaterThanOrEqual(0.36);
  expect(ACE_PLACE.x + ACE_PLACE.width).toBeLessThan(1);
  expect(ACE_PLACE.y + ACE_PLACE.height).toBeLessThan(1.4);
});

test('it carries the name beneath the spade, and a fan within', () => {
  expect(symbol).toContain('>La Belle Lucie</text>');
  const [spade, ...fan] = [...symbol.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data);
  expect(spade).toBe(OUTLINES[3]);
  const ends = fan.flatMap(pathEnds);
  expect(ends.filter(([x, y]) => x < 8 || x > 92 || y < 4 || y > 84)).toEqual([]);
});
