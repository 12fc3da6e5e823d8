import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { allCards, rankOf } from '../../../src/core/card.ts';
import { artSymbol, packFiles } from '../../../src/ui/pack/art.ts';
import { hasPips } from '../../../src/ui/pack/face.ts';
import { artAddress, artId, BACK_ADDRESS, PACK_VERSION } from '../../../src/ui/pack/pack-file.ts';

/** The most that a file may take, compressed as it is sent. */
const MOST_BYTES = 1000;
const MOST_BYTES_OF_PIPS = 1200;

const FILES = packFiles();
const idsOf = (drawn: string) => [...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);

test('each card has its art once, in the file where the boards look for it, with whatever it refers to', () => {
  const found = allCards(1).map((card) => {
    const [, file, id] = artAddress(card).match(/\/pack-\w+\/(\w+)\.svg#(\w+)$/)!;
    return [id, [...FILES].flatMap(([name, drawn]) => (idsOf(drawn).includes(id!) ? [name] : [])), [file]];
  });
  for (const [id, files, asked] of found) expect(files, String(id)).toEqual(asked);
  for (const [name, drawn] of FILES) {
    const ids = idsOf(drawn);
    expect(new Set(ids).size, name).toBe(ids.length);
    const named = [...drawn.matchAll(/href="#([^"]*)"|url\(#([^)]*)\)/g)].map(
      ([, use, paint]) => use ?? paint,
    );
    expect(ids, name).toEqual(expect.arrayContaining(named));
  }
});

test('the back has a file of its own', () => {
  expect(BACK_ADDRESS).toMatch(/\/pack-\w+\/back\.svg#back$/);
  expect(idsOf(FILES.get('back')!)).toContain('back');
});

test('a card below a jack shows as many pips as it counts', () => {
  for (const card of allCards(1).filter(hasPips))
    expect(artSymbol(card).match(/<use /g)?.length, artId(card)).toBe(rankOf(card) + 1);
});

test('both cards of two packs have one art', () => {
  expect(artAddress(52 + 7)).toBe(artAddress(7));
});

test('a file of a court or an ace is sent in less than 1 kB, that of all cards between in less than 1.2 kB', () => {
  for (const [name, drawn] of FILES) {
    const most = name === 'pips' ? MOST_BYTES_OF_PIPS : MOST_BYTES;
    expect(gzipSync(drawn, { level: 9 }).length, name).toBeLessThan(most);
  }
});

test('the folder of the pack is named by what is drawn in it: browsers keep its files and never ask again', () => {
  const drawn = JSON.stringify([...FILES]);
  expect(PACK_VERSION).toBe(createHash('sha256').update(drawn).digest('hex').slice(0, 8));
});
