import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allCards, makeCard, rankOf } from '../../../src/core/card.ts';
import { COURT_PLACE, courtDrawn } from '../../../src/ui/pack/courts.ts';
import { isCourt } from '../../../src/ui/pack/face.ts';
import { pathEnds } from './path-data.ts';

const courts = allCards(1).filter(isCourt);
const named = courts.map((card) => [makeCard(card), card] as const);
const pathsOf = (symbol: string) => [...symbol.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data);

/** The most that the twelve may take together, compressed as they are sent. */
const MOST_BYTES = 6000;

test('jacks, queens and kings are courts', () => {
  expect(courts.map(makeCard).join(' ')).toBe('JC QC KC JD QD KD JH QH KH JS QS KS');
});

test('the twelve are twelve', () => {
  const drawings = courts.map((card) => pathsOf(courtDrawn(card)).join());
  expect(new Set(drawings).size).toBe(12);
});

test('each differs from the others of its rank and of its suit in more than one path', () => {
  for (const one of courts) {
    for (const other of courts.filter((card) => card < one)) {
      const known = new Set(pathsOf(courtDrawn(other)));
      const own = pathsOf(courtDrawn(one)).filter((data) => !known.has(data));
      expect(own.length, `${makeCard(one)} beside ${makeCard(other)}`).toBeGreaterThan(3);
    }
  }
});

test.each(named)('the paths of %s are valid and stay in its box', (_, card) => {
  const symbol = courtDrawn(card);
  const [width, height] = [COURT_PLACE.width * 100, COURT_PLACE.height * 100];
  expect(pathsOf(symbol).length).toBeGreaterThan(10);
  for (const data of pathsOf(symbol)) {
    for (const [x, y] of pathEnds(data)) {
      expect(x, data).toBeGreaterThanOrEqual(0);
      expect(x, data).toBeLessThanOrEqual(width!);
      expect(y, data).toBeGreaterThanOrEqual(0);
      expect(y, data).toBeLessThanOrEqual(height!);
    }
  }
});

test.each(named)('%s leaves the index alone', (_, card) => {
  // The index ends at .36 and, with its suit, .62 of a card's width down; shoulders may pass beneath it.
  const [left, top] = [(0.36 - COURT_PLACE.x) * 100, (0.62 - COURT_PLACE.y) * 100];
  const ends = pathsOf(courtDrawn(card)).flatMap(pathEnds);
  expect(ends.filter(([x, y]) => x < left - 0.5 && y < top)).toEqual([]);
});

test.each(named)('%s is written with coordinates of one decimal at most', (_, card) => {
  expect(courtDrawn(card)).not.toMatch(/ d="[^"]*\.\d\d/);
});

test.each(named)('%s has no style of its own and no colour that a theme could not change', (_, card) => {
  const symbol = courtDrawn(card);
  expect(symbol).not.toContain('style=');
  const paints = [...symbol.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint = '']) => paint);
  expect(paints.filter((paint) => !/^(none|currentColor|var\(--lucie-[\w-]+,#\w+\))$/.test(paint))).toEqual(
    [],
  );
});

test('a court of the second pack is drawn like that of the first', () => {
  expect(courts.map((card) => courtDrawn(card + 52))).toEqual(courts.map((card) => courtDrawn(card)));
});

test('courts end at the lower right corner of a card', () => {
  expect(COURT_PLACE.x + COURT_PLACE.width).toBeCloseTo(1);
  expect(COURT_PLACE.y + COURT_PLACE.height).toBeCloseTo(1.4);
});

test('kings alone have the crown of five points', () => {
  const crowned = courts.filter((card) => courtDrawn(card).includes('M17 43L13 21'));
  expect(crowned.map((card) => rankOf(card))).toEqual([12, 12, 12, 12]);
});

test('all twelve are sent in less than 6 kB', () => {
  const symbols = courts.map((card) => courtDrawn(card)).join('');
  expect(gzipSync(symbols, { level: 9 }).length).toBeLessThan(MOST_BYTES);
});
