import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../../../src/core/result.ts';
import { addBookmark, makeBookmarks, readBookmarks } from '../../../src/play/bookmarks.ts';
import { makeOwnPuzzles, readOwnPuzzles } from '../../../src/play/own/own-puzzles.ts';
import { mergeTries, readPractice } from '../../../src/play/practice.ts';
import { mergeGames, readRecord } from '../../../src/play/record.ts';
import { readSaved } from '../../../src/play/saved.ts';
import { DEFAULT_SETTINGS, makeSettings, readSettings } from '../../../src/play/settings.ts';
import { doneLessons, markDone } from '../../../src/ui/practice/lessons-done.ts';
import { practiceStore } from '../../../src/ui/practice/practice-store.ts';
import { bookmarkStore, NO_BOOKMARKS } from '../../../src/ui/storage/bookmark-store.ts';
import { otherGames, saveGame } from '../../../src/ui/storage/game-store.ts';
import { ownStore } from '../../../src/ui/storage/own-store.ts';
import { recordStore } from '../../../src/ui/storage/record-store.ts';
import { allSetAside } from '../../../src/ui/storage/set-aside.ts';
import { createTextStore } from '../../../src/ui/storage/text-store.ts';
import { settingsStore } from '../../../src/ui/storage/use-settings.ts';
import { triesOf } from '../../sizes.ts';
import { Shared } from './fake-storage.ts';
import { visitors } from './visitors.ts';

/*
 * What is kept under each key is cut at every letter, loses every letter, and has every value in it replaced by one of
 * each other type. Then this edition writes there. Either the damaged text was read, and all that was read of it is there
 * still, or it lies set aside, or, being of a newer version, where it lay.
 */

/** Every which letter, and every which value, is damaged. */
const STEP = triesOf('STEP', 15, 4);

const own = makeOwnPuzzles({
  puzzles: [
    {
      id: 'own-kfjwqz-0412',
      at: '2026-05-03T18:04:00Z',
      task: 'game=trefoil&seed=rose',
      goal: 'win',
      played: 'xy',
      home: 4,
      lost: 'KC',
      game: 'game=trefoil&seed=rose&moves=xy',
      move: 3,
    },
  ],
  unread: [7],
});

interface Kept {
  readonly texts: readonly string[];
  /** What is read of a text: its parts, of which none may be gone; null where it cannot be read. */
  readonly parts: (text: string) => readonly unknown[] | null;
  /** Writes something under the key. */
  readonly act: () => unknown;
}

const partsOf =
  <T>(read: (text: string) => { readonly ok: boolean; readonly value?: T }, parts: (value: T) => unknown[]) =>
  (text: string) => {
    const found = read(text);
    return found.ok ? parts(found.value as T) : null;
  };
const textsOf = (key: string) => visitors.flatMap(({ stored }) => stored[key] ?? []);
const at = '2026-12-01T12:00:00Z';

/** A store that has not found out yet that a text cannot be set aside, as one of the page would from then on. */
const freshStore = <T>(
  key: string,
  empty: T,
  read: (text: string) => Result<T>,
  make: (value: T) => string,
) => createTextStore({ key, empty, read, make });

const KEPT: Readonly<Record<string, Kept>> = {
  'lucie.settings': {
    texts: textsOf('lucie.settings'),
    parts: partsOf(readSettings, ({ sound: _, ...others }) => Object.entries(others)),
    act: () =>
      freshStore(settingsStore.key, DEFAULT_SETTINGS, readSettings, makeSettings).change((now) => ({
        ...now,
        sound: 'on',
      })),
  },
  'lucie.bookmarks': {
    texts: textsOf('lucie.bookmarks'),
    parts: partsOf(readBookmarks, (list) => [...list]),
    act: () =>
      freshStore(bookmarkStore.key, NO_BOOKMARKS, readBookmarks, makeBookmarks).change((now) =>
        addBookmark(now, {
          link: 'game=trefoil&seed=new',
          title: 'Trefoil',
          house: 0,
          deal: 1,
          home: 0,
          made: 1,
        }),
      ),
  },
  'lucie.record': {
    texts: textsOf('lucie.record'),
    parts: partsOf(readRecord, ({ games }) => [...games]),
    act: () => recordStore.change((now) => ({ ...now, games: mergeGames(now.games, now.games) })),
  },
  'lucie.practice': {
    texts: textsOf('lucie.practice'),
    parts: partsOf(readPractice, ({ tries, guesses, test }) => [...tries, ...guesses, test]),
    act: () =>
      practiceStore.change((now) => ({
        ...now,
        tries: mergeTries(now.tries, [{ puzzle: 'draw-01', at, how: 'solved' }]),
      })),
  },
  'lucie.practice.runs': {
    texts: [
      '{"version":1,"tries":[],"runs":[{"at":"2026-05-05T20:10:00Z","solved":["draw-01"],"missed":[]}]}',
    ],
    parts: partsOf(readPractice, ({ runs }) => [...runs]),
    act: () =>
      practiceStore.change((now) => ({
        ...now,
        runs: mergeTries(now.runs, [{ at, solved: [], missed: ['draw-01'] }]),
      })),
  },
  'lucie.practice.own': {
    texts: [own],
    parts: partsOf(readOwnPuzzles, ({ puzzles, unread }) => [...puzzles, ...unread]),
    act: () => ownStore.change((now) => ({ ...now, puzzles: [...now.puzzles] })),
  },
  'lucie.play.others': {
    texts: textsOf('lucie.play.others'),
    parts: (text) => {
      try {
        const list: unknown = JSON.parse(text);
        return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : null;
      } catch {
        return null;
      }
    },
    act: () => {
      localStorage.setItem('lucie.play', 'of another tab');
      return saveGame('mine', null) && otherGames();
    },
  },
  'lucie.lessons': {
    texts: ['the-deal builds redeals'],
    parts: (text) => text.split(' ').filter((word) => word !== ''),
    act: () => {
      markDone('the-draw');
      return doneLessons();
    },
  },
};

const OTHER_VALUES = [null, true, -1, 1.5, 1e300, '', 'x', [], [null], {}, { length: 3 }];

/** The text with each of its values replaced by one of each other type, one at a time. */
function* swapped(text: string): Generator<string> {
  const whole: unknown = JSON.parse(text);
  const places: (readonly [object, string])[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys(value)) {
      places.push([value, name]);
      walk(Reflect.get(value, name));
    }
  };
  walk(whole);
  for (const [holder, name] of places.filter((_, place) => place % STEP === 0)) {
    const before: unknown = Reflect.get(holder, name);
    for (const other of OTHER_VALUES) {
      Reflect.set(holder, name, other);
      yield JSON.stringify(whole);
    }
    Reflect.deleteProperty(holder, name);
    yield JSON.stringify(whole);
    Reflect.set(holder, name, before);
  }
  for (const other of OTHER_VALUES) yield JSON.stringify(other);
}

function* damaged(text: string): Generator<string> {
  for (let place = 0; place < text.length; place += STEP) {
    yield text.slice(0, place);
    yield text.slice(0, place) + text.slice(place + 1);
  }
  if (text.startsWith('{') || text.startsWith('[')) yield* swapped(text);
}

let refuses = false;
beforeEach(() => {
  refuses = false;
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

/** What is lost of a damaged text when this edition has written under its key. */
function lost(key: string, { parts, act }: Kept, text: string): string {
  vi.stubGlobal(
    'localStorage',
    new Shared((name) => refuses && name.includes('.unread'), 'throws').open().storage,
  );
  localStorage.setItem(key, text);
  act();
  const now = localStorage.getItem(key);
  if (now === text) return '';
  const wanted = parts(text);
  if (wanted === null)
    return allSetAside().some((aside) => aside.key.startsWith(key) && aside.text === text)
      ? ''
      : `${text} is gone`;
  const there = new Set((parts(now ?? '') ?? []).map((part) => JSON.stringify(part)));
  const gone = wanted.filter((part) => !there.has(JSON.stringify(part)));
  return gone.length === 0 ? '' : `${JSON.stringify(gone)} of ${text}`;
}

test('every key of the visitors is tried', () => {
  const keys = visitors.flatMap(({ stored }) => Object.keys(stored)).filter((key) => !key.includes('.add.'));
  // The game in progress is read by the page, and tried there: tests/site/fuzz.spec.ts.
  expect(Object.keys(KEPT)).toEqual(expect.arrayContaining(keys.filter((key) => key !== 'lucie.play')));
});

test.each(Object.keys(KEPT))(
  'nothing that was kept as %s is lost, however it is damaged',
  { tags: 'sized' },
  (key) => {
    const kept = KEPT[key]!;
    let tries = 0;
    for (const without of [false, true]) {
      refuses = without;
      for (const text of kept.texts.flatMap((whole) => [...damaged(whole)])) {
        expect(lost(key, kept, text)).toBe('');
        tries += 1;
      }
    }
    expect(tries).toBeGreaterThan(5);
  },
);

test('no damage makes the reader of a saved game throw', { tags: 'sized' }, () => {
  for (const text of textsOf('lucie.play').flatMap((whole) => [...damaged(whole)])) readSaved(text);
});
