import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays } from '../../src/core/moves.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import {
  addBookmark,
  type Bookmark,
  bookmarkOf,
  MOST_BOOKMARKS,
  makeBookmarks,
  readBookmarks,
} from '../../src/play/bookmarks.ts';
import { readGameLink } from '../../src/play/game-link.ts';
import { currentMoment, openSession, update } from '../../src/play/session.ts';
import { rulesWith } from '../core/notation.ts';

const { rules } = presetOf('trefoil')!;
const start = openSession(newGame(rules, 'rose'));
const [first] = legalPlays(rules, currentMoment(start).position);
const played = update(start, { type: 'play', move: first! });
const at = (made: number): Bookmark => ({
  link: `game=${made}`,
  title: 'The Fan',
  house: 0,
  deal: 1,
  home: 0,
  made,
});

describe('a bookmark', () => {
  test('leads to the moment, whatever was undone or played since', () => {
    const bookmark = bookmarkOf(played, 5);
    expect(bookmark).toMatchObject({ title: 'Trefoil', house: 0, deal: 1, made: 5 });
    const { moments, intact } = unwrap(readGameLink(bookmark.link, '')!);
    expect(intact).toBe(true);
    expect(moments.at(-1)!.position).toEqual(currentMoment(played).position);
    expect(bookmarkOf(update(played, { type: 'undo' }), 5).link).toBe(bookmarkOf(start, 5).link);
  });

  test('tells of house rules', () => {
    const house = openSession(newGame(rulesWith({ redeals: 1, cells: 1 }), 'rose'));
    expect(bookmarkOf(house, 5)).toMatchObject({ title: 'La Belle Lucie', house: 2 });
  });
});

test('the newest stands first, a moment is marked once, and there is room for fifty', () => {
  let all: readonly Bookmark[] = [];
  for (const made of [2, 1, 3]) all = addBookmark(all, at(made));
  expect(all.map(({ made }) => made)).toEqual([3, 2, 1]);
  expect(addBookmark(all, { ...at(2), made: 9 })).toBe(all);
  for (let made = 4; made <= MOST_BOOKMARKS; made++) all = addBookmark(all, at(made));
  expect(all).toHaveLength(MOST_BOOKMARKS);
  expect(addBookmark(all, at(99))).toBe(all);
  expect(unwrap(readBookmarks(makeBookmarks(all)))).toEqual(all);
});

test('bookmarks that were written are read back', () => {
  const any = fc.record({
    link: fc.string(),
    title: fc.string(),
    house: fc.nat(),
    deal: fc.nat(),
    home: fc.nat(),
    made: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), (all) => {
      expect(unwrap(readBookmarks(makeBookmarks(all)))).toEqual(all);
    }),
  );
});

test.each([
  ['rhubarb', 'It is not the text of bookmarks.'],
  ['{"version":2,"bookmarks":[]}', 'It has version 2, and this page reads version 1.'],
  ['{"version":1,"bookmarks":{}}', 'It holds no bookmarks.'],
  ['{"version":1,"bookmarks":[{"link":"x"}]}', 'One of its bookmarks is none.'],
  [makeBookmarks(Array.from({ length: 51 }, (_, n) => at(n))), 'It holds at most 50 bookmarks; found 51.'],
])('a text that holds none is refused', (text, message) => {
  expect(readBookmarks(text)).toEqual({ ok: false, fault: { message } });
});
