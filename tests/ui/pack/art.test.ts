import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allCards, rankOf } from '../../../src/core/card.ts';
import { artSymbol, packDrawn } from '../../../src/ui/pack/art.ts';
import { isCourt } from '../../../src/ui/pack/is-court.ts';
import { artAddress, artId } from '../../../src/ui/pack/pack-file.ts';

/** The most that the file may take, compressed as it is sent. */
const MOST_BYTES = 8000;

test('the pack has the art of every card once, and whatever it refers to', () => {
  const pack = packDrawn();
  const ids = [...pack.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(allCards(1).map(artId)));
  const named = [...pack.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(named));
});

test('a card below a jack shows as many pips as it counts', () => {
  for (const card of allCards(1).filter((one) => !isCourt(one) && rankOf(one) > 0))
    expect(artSymbol(card).match(/<use /g)?.length, artId(card)).toBe(rankOf(card) + 1);
});

test('both cards of two packs have one art', () => {
  expect(artAddress(52 + 7)).toBe(artAddress(7));
});

test('the file is sent in less than 8 kB', () => {
  expect(gzipSync(packDrawn(), { level: 9 }).length).toBeLessThan(MOST_BYTES);
});
