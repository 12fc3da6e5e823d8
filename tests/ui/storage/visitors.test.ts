import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unwrap } from '../../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../../src/core/study.ts';
import { readBackup } from '../../../src/play/backup/backup.ts';
import { addBookmark, makeBookmarks, readBookmarks } from '../../../src/play/bookmarks.ts';
import { readEmbed } from '../../../src/play/embed-link.ts';
import { readGameLink } from '../../../src/play/game-link.ts';
import { makePractice, mergeTries, readPractice } from '../../../src/play/practice.ts';
import { makeRecord, mergeGames, readRecord } from '../../../src/play/record.ts';
import { gamesOf, makeSaved, readSaved } from '../../../src/play/saved.ts';
import { makeSettings, readSettings } from '../../../src/play/settings.ts';
import { saveBackup } from '../../../src/ui/backup/backup-store.ts';
import { doneLessons, markDone } from '../../../src/ui/practice/lessons-done.ts';
import { practiceStore } from '../../../src/ui/practice/practice-store.ts';
import { bookmarkStore } from '../../../src/ui/storage/bookmark-store.ts';
import { otherGames, readGame, saveGame } from '../../../src/ui/storage/game-store.ts';
import { recordStore } from '../../../src/ui/storage/record-store.ts';
import { settingsStore } from '../../../src/ui/storage/use-settings.ts';
import { readStudyLink } from '../../../src/ui/study/study-link.ts';
import { Shared } from './fake-storage.ts';
import { askedIn, type Visitor, visitors } from './visitors.ts';

const jsonOf = (text: string) => JSON.parse(text) as Record<string, unknown>;
const remade = (text: string) => {
  const session = unwrap(readSaved(text));
  return makeSaved(session, String(jsonOf(text).sitting));
};

/** Each key with what this edition makes of its text. */
const REMADE: Readonly<Record<string, (text: string) => unknown>> = {
  'lucie.settings': (text) => jsonOf(makeSettings(unwrap(readSettings(text)))),
  'lucie.bookmarks': (text) => jsonOf(makeBookmarks(unwrap(readBookmarks(text)))),
  'lucie.record': (text) => jsonOf(makeRecord(unwrap(readRecord(text)))),
  'lucie.practice': (text) => jsonOf(makePractice(unwrap(readPractice(text)))),
  'lucie.practice.runs': (text) => jsonOf(makePractice(unwrap(readPractice(text)))),
  'lucie.play': (text) => jsonOf(remade(text)),
  'lucie.play.others': (text) => (JSON.parse(text) as string[]).map((one) => jsonOf(remade(one))),
};
/** Games of rules of one’s own that have become a named game since, and how they are written now. */
const NAMED_SINCE: readonly (readonly [before: string, now: string])[] = [
  [
    'game=trefoil&build=any-suit&direction=same-rank&seed=school&moves=fgWUdg',
    'game=school&seed=school&moves=PpWUdg',
  ],
];
/** What is kept of each as JSON; the games of the table as they are written now, and of the lessons a list of names. */
const dataOf = (key: string, kept: string): unknown => {
  const renamed = () => NAMED_SINCE.reduce((told, [before, now]) => told.replaceAll(before, now), kept);
  const text = key.startsWith('lucie.play') ? renamed() : kept;
  return key === 'lucie.play.others' ? (JSON.parse(text) as string[]).map(jsonOf) : jsonOf(text);
};

const KINDS: Readonly<Record<string, (link: string) => unknown>> = {
  game: isWhole,
  deal: isWhole,
  race: isWhole,
  cards: isWhole,
  'house rules': isWhole,
  text: (text) => isWhole(/^# (http.*)$/m.exec(text)?.[1] ?? ''),
  'embedded game': (code) => expect(embedded(code)).toMatchObject({ kind: 'game', game: { intact: true } }),
  'embedded puzzle': (code) => expect(embedded(code)).toMatchObject({ kind: 'puzzle' }),
  'embedded study': (code) => expect(embedded(code)).toMatchObject({ kind: 'study', place: { ply: 2 } }),
  'own study': async (link) => isStudy(unwrap((await readStudyLink(askedIn(link)))!)),
};
const embedded = (code: string) => unwrap(readEmbed(askedIn(/src="([^"]*)"/.exec(code)?.[1] ?? ''), '')!);
function isWhole(link: string): void {
  expect(unwrap(readGameLink(askedIn(link), '')!)).toMatchObject({ intact: true, rivalFault: null });
}
const isStudy = (text: string) => expect(replayStudy(unwrap(parseStudy(text))).ok).toBe(true);

beforeEach(() => {
  const tab = new Shared().open();
  vi.stubGlobal('localStorage', tab.storage);
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

function device({ stored }: Visitor): void {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
}

test.each(NAMED_SINCE)('%s is the same game as %s', (before, now) => {
  const gameOf = (link: string) =>
    unwrap(readGameLink(link, '')!).moments.map(({ game, position, move }) => ({
      rules: game.rules,
      seed: game.seed,
      position,
      move,
    }));
  expect(gameOf(before)).toEqual(gameOf(now));
  expect(gameOf(now).length).toBeGreaterThan(1);
});

describe.each(visitors)('a visitor of the $edition edition', (visitor) => {
  const { stored, links, files } = visitor;

  test('finds every text as it was left', () => {
    const { 'lucie.lessons': lessons, ...others } = stored;
    for (const [key, text] of Object.entries(others)) {
      if (key.includes('.add.')) continue;
      expect(REMADE[key]?.(text), key).toMatchObject(dataOf(key, text) as object);
    }
    expect(lessons).toMatch(/^[a-z-]+$/);
  });

  test('loses nothing when this edition writes over it', () => {
    device(visitor);
    const before = {
      practice: practiceStore.look(),
      record: recordStore.look(),
      marks: bookmarkStore.look(),
    };
    const [game, others] = [readGame().text!, otherGames()];
    const at = '2026-12-01T12:00:00Z';
    practiceStore.change((now) => ({
      ...now,
      tries: mergeTries(now.tries, [{ puzzle: 'draw-01', at, how: 'solved' }]),
      runs: mergeTries(now.runs, [{ at, solved: ['draw-02'], missed: [] }]),
      themes: ['draw'],
    }));
    recordStore.change((now) => ({ ...now, games: mergeGames(now.games, now.games), keep: false }));
    bookmarkStore.change((now) => addBookmark(now, { ...now[0]!, link: 'game=trefoil&seed=new' }));
    settingsStore.change((now) => ({ ...now, sound: 'on' }));
    markDone('the-draw');
    saveGame(makeSaved(unwrap(readSaved(game)), 'new'), null);

    const found = practiceStore.look();
    expect(found).toMatchObject({ record: { themes: ['draw'] }, fault: '' });
    for (const [list, more] of [
      ['tries', 1],
      ['guesses', 0],
      ['runs', 1],
    ] as const) {
      const was = before.practice.state === 'record' ? before.practice.record[list] : [];
      const is = found.state === 'record' ? found.record[list] : [];
      expect(is, list).toEqual(expect.arrayContaining([...was]));
      expect(is).toHaveLength(was.length + more);
    }
    expect(found.state === 'record' && found.record.test).toEqual(jsonOf(stored['lucie.practice']!).test);
    const games = before.record.state === 'record' ? before.record.record.games : [];
    expect(games.length).toBeGreaterThan(3);
    expect(recordStore.look()).toMatchObject({ record: { games, keep: false } });
    expect(bookmarkStore.look()).toEqual(expect.arrayContaining([...before.marks]));
    expect(bookmarkStore.look()).toHaveLength(before.marks.length + 1);
    expect(settingsStore.look()).toMatchObject({ deck: 'four', size: 'large', hand: 'left', sound: 'on' });
    expect(doneLessons()).toEqual([stored['lucie.lessons'], 'the-draw']);
    expect(otherGames()).toEqual([...others, game]);
    // Nothing had to be set aside, and all of it goes into one file.
    expect(Object.keys(localStorage).filter((key) => key.includes('unread'))).toEqual([]);
    const { text, unread } = saveBackup();
    expect(unread).toEqual([]);
    const { backup, faults } = unwrap(readBackup(text!));
    expect(faults).toEqual([]);
    expect(backup.games).toHaveLength(others.length + 2);
  });

  test('opens every link and every file', async () => {
    for (const [name, link] of Object.entries(links)) await KINDS[name]?.(link);
    for (const name of Object.keys(files).filter((one) => one.includes('study'))) isStudy(files[name]!);
    for (const name of Object.keys(files).filter((one) => !one.includes('study')))
      expect(unwrap(readBackup(files[name]!)).faults, name).toEqual([]);
    expect(gamesOf(unwrap(readSaved(stored['lucie.play']!)).moments).length).toBeGreaterThan(3);
  });
});

test('a page of the first edition that is open still writes the log as it knows it, and no run is lost', () => {
  const run = { at: '2026-12-01T12:00:00Z', solved: ['draw-02'], missed: ['draw-03'] };
  practiceStore.change((now) => ({ ...now, runs: [run], themes: ['draw'] }));
  // What that page knew of it: the version, and these fields.
  const tries = [{ puzzle: 'draw-01', at: '2026-12-01T12:00:00Z', how: 'solved' }];
  const text = JSON.stringify({ version: 1, hidden: false, tries, test: null, guesses: [] });
  localStorage.setItem('lucie.practice', text);
  expect(practiceStore.look()).toMatchObject({ record: { tries, runs: [run], themes: ['draw'] } });
});

test('runs and themes that lie in the log are moved, are cleared with it, and an unchosen theme stays so', () => {
  const run = { at: '2026-12-01T12:00:00Z', solved: ['draw-02'], missed: [] };
  const practice = { version: 1, tries: [], runs: [run], themes: ['draw'] };
  localStorage.setItem('lucie.practice', JSON.stringify(practice));
  expect(practiceStore.look()).toMatchObject({ record: { runs: [run], themes: ['draw'] } });
  practiceStore.change((now) => ({ ...now, themes: [] }));
  expect(practiceStore.look()).toMatchObject({ record: { runs: [run], themes: [] } });
  expect(localStorage.getItem('lucie.practice')).toContain('"runs":[]');
  practiceStore.change((now) => ({ ...now, runs: [] }));
  expect(practiceStore.look()).toMatchObject({ record: { runs: [], themes: [] } });
});
