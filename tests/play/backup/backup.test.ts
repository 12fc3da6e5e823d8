import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalMoves } from '../../../src/core/moves.ts';
import { PRESETS } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import {
  type Backup,
  type BackupPart,
  makeBackup,
  NO_BACKUP,
  readBackup,
} from '../../../src/play/backup/backup.ts';
import { isWithin, withoutSessionId } from '../../../src/play/backup/moved-games.ts';
import { MOST_BOOKMARKS, mergeBookmarks } from '../../../src/play/bookmarks.ts';
import { readEntry } from '../../../src/play/entry.ts';
import { mergeOwn, NO_OWN } from '../../../src/play/own/own-puzzles.ts';
import { makePracticeFile } from '../../../src/play/own/practice-file.ts';
import { makePractice, mergeTries, type Practice, type Try } from '../../../src/play/practice.ts';
import { makeRecord, mergeGames } from '../../../src/play/record.ts';
import { makeSaved, readSaved, sessionIdOf } from '../../../src/play/saved.ts';
import { currentMoment, openSession, type Session, update } from '../../../src/play/session.ts';
import { SETTINGS, type Settings } from '../../../src/play/settings.ts';

const time = fc
  .integer({ min: 0, max: 4e9 })
  .map((second) => `${new Date(second * 1000).toISOString().slice(0, 19)}Z`);
const settings = fc.record(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Settings>;
const bookmarks = fc
  .uniqueArray(
    fc.record({
      link: fc.nat(99).map((seed) => `game=trefoil&seed=${seed}&moves=xy`),
      title: fc.constantFrom('Trefoil', 'The Fan'),
      house: fc.nat(3),
      deal: fc.nat(3),
      home: fc.nat(52),
      made: fc.nat(4_000_000),
    }),
    { maxLength: MOST_BOOKMARKS, selector: ({ link }) => link },
  )
  .map((all) => all.sort((a, b) => b.made - a.made));
const record = fc.record({
  keep: fc.boolean(),
  games: fc
    .array(
      fc
        .record({ seed: fc.nat(9), home: fc.nat(52), at: time })
        .map(({ seed, home, at }) =>
          unwrap(readEntry({ game: `game=trefoil&seed=${seed}&moves=xy`, home, at })),
        ),
      { maxLength: 9 },
    )
    .map((games) => mergeGames(games, [])),
});
const practice: fc.Arbitrary<Practice> = fc
  .record({
    hidden: fc.boolean(),
    tries: fc.array(
      fc.record({
        puzzle: fc.constantFrom('draw-01', 'which-first-22'),
        at: time,
        how: fc.constantFrom<Try['how']>('solved', 'helped', 'failed'),
      }),
    ),
  })
  .map(({ hidden, tries }) => ({ ...NO_BACKUP.practice, hidden, tries: mergeTries(tries, []) }));

const ownPuzzle = (at: string, digits: number) => ({
  id: `own-kfjwqz-${String(digits).padStart(4, '0')}`,
  at,
  task: 'game=trefoil&deal=AC',
  goal: 'win',
  played: '5S-6S',
  home: 30,
  lost: '4S',
  game: 'game=trefoil&seed=1&moves=xy',
  move: 7,
});
const own = fc
  .array(fc.record({ at: time, digits: fc.nat(20) }), { maxLength: 5 })
  .map((all) =>
    mergeOwn({ puzzles: all.map(({ at, digits }) => ownPuzzle(at, digits)), unread: [] }, NO_OWN),
  );

/** A sitting of one game after some moves. */
function playedFor(moves: number, seed = 'rose'): Session {
  let session = openSession(newGame(PRESETS[0]!.rules, seed));
  for (let made = 0; made < moves; made++) {
    const { game, position } = currentMoment(session);
    session = update(session, { type: 'play', move: legalMoves(game.rules, position)[0]! });
  }
  return session;
}
const games = fc.array(
  fc
    .record({ moves: fc.nat(3), seed: fc.constantFrom('rose', 'lily'), name: fc.constantFrom('a', 'b') })
    .map(({ moves, seed, name }) => makeSaved(playedFor(moves, seed), name)),
  { maxLength: 3 },
);
const anyBackup: fc.Arbitrary<Backup> = fc.record({
  settings: fc.option(settings),
  bookmarks,
  record,
  practice,
  own,
  lessons: fc.uniqueArray(fc.constantFrom('the-deal', 'builds', 'a-whole-game-won')),
  games,
});

test('everything that was written is read back', () => {
  fc.assert(
    fc.property(anyBackup, (backup) => {
      expect(unwrap(readBackup(makeBackup(backup)))).toEqual({ backup, faults: [] });
    }),
  );
});

test('nothing at all is a file, too', () => {
  expect(makeBackup(NO_BACKUP)).toBe('{"version":1,"everything":{}}');
  expect(unwrap(readBackup(makeBackup(NO_BACKUP)))).toEqual({ backup: NO_BACKUP, faults: [] });
});

/** A backup that has something of everything. */
const full: Backup = {
  settings: Object.fromEntries(Object.entries(SETTINGS).map(([name, all]) => [name, all[1]])) as Settings,
  bookmarks: [
    { link: 'game=trefoil&seed=1&moves=xy', title: 'Trefoil', house: 0, deal: 1, home: 4, made: 5 },
  ],
  record: {
    keep: true,
    games: [unwrap(readEntry({ game: 'game=trefoil&seed=1&moves=xy', home: 9, at: '2026-05-01T12:00:00Z' }))],
  },
  practice: {
    ...NO_BACKUP.practice,
    tries: [{ puzzle: 'draw-01', at: '2026-05-01T12:00:00Z', how: 'failed' }],
  },
  own: { puzzles: [ownPuzzle('2026-05-01T12:00:00Z', 412)], unread: [] },
  lessons: ['the-deal'],
  games: [makeSaved(playedFor(2), 'a'), makeSaved(playedFor(1, 'lily'), 'b')],
};
const damages: readonly [BackupPart, unknown, string][] = [
  ['settings', { version: 1, deck: 'five' }, 'Its “deck” is one of two, four; found "five".'],
  ['bookmarks', { version: 9 }, 'It has version 9, and this page reads version 1.'],
  ['record', [], 'It is not the text of a record.'],
  ['practice', { version: 1, tries: [7] }, 'One of its tries is none.'],
  ['own', { version: 1 }, 'It holds no puzzles of your own.'],
  ['lessons', 'rhubarb', 'It is no list of lessons.'],
  ['games', {}, 'It is no list of games.'],
];

test.each(damages)('damaged %s are told by name, and all the rest is read', (part, damaged, fault) => {
  const text = JSON.parse(makeBackup(full));
  text.everything[part] = damaged;
  const read = unwrap(readBackup(JSON.stringify(text)));
  expect(read.faults).toEqual([{ part, fault }]);
  expect(read.backup).toEqual({ ...full, [part]: NO_BACKUP[part] });
});

test('of games and lessons each is read by itself', () => {
  const text = JSON.parse(makeBackup(full));
  text.everything.games[0].games = ['game=trefoil&seed=rose&moves=zzzz'];
  text.everything.lessons.push('The Deal');
  const { backup, faults } = unwrap(readBackup(JSON.stringify(text)));
  expect(backup).toEqual({ ...full, games: full.games.slice(1) });
  expect(faults).toEqual([
    { part: 'lessons', fault: 'A lesson is named like the-deal; found “The Deal”.' },
    { part: 'games', fault: 'The moves of one of its games are damaged.' },
  ]);
});

test('a part that only a newer version knows is told, not passed over', () => {
  const text = JSON.parse(makeBackup(full));
  text.everything.letters = ['dear'];
  const { backup, faults } = unwrap(readBackup(JSON.stringify(text)));
  expect(backup).toEqual(full);
  expect(faults).toEqual([{ part: 'letters', fault: 'This version of the site does not know it.' }]);
});

test('a file of the record alone, or of practice alone, is read as one with that part', () => {
  expect(unwrap(readBackup(makeRecord(full.record)))).toEqual({
    backup: { ...NO_BACKUP, record: full.record },
    faults: [],
  });
  expect(unwrap(readBackup(makePractice(full.practice)))).toEqual({
    backup: { ...NO_BACKUP, practice: full.practice },
    faults: [],
  });
  // Downloaded on the page of puzzles it has those of the player's own in it.
  expect(unwrap(readBackup(makePracticeFile(full.practice, full.own)))).toEqual({
    backup: { ...NO_BACKUP, practice: full.practice, own: full.own },
    faults: [],
  });
});

test.each([
  ['rhubarb', 'It is not a file of this site.'],
  [makeBackup(full).slice(0, 400), 'It is not a file of this site.'],
  ['{"version":1}', 'It is not a file of this site.'],
  ['{"everything":{}}', 'It is not the text of everything of yours.'],
  ['{"version":2,"everything":{}}', 'It has version 2, and this page reads versions up to 1.'],
  ['{"version":1,"everything":[]}', 'It holds nothing.'],
  ['{"version":1,"games":[7]}', 'One of its games is no game.'],
])('%s is refused with a reason', (text, message) => {
  expect(readBackup(text)).toEqual({ ok: false, fault: { message } });
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.json(), fc.anything(), (text, value) => {
      readBackup(text);
      readBackup(JSON.stringify({ version: 1, everything: value }));
      readBackup(JSON.stringify({ version: 1, everything: { games: value, lessons: value, record: value } }));
    }),
  );
});

test('merged bookmarks are all of both, or those that found no room are told', () => {
  fc.assert(
    fc.property(bookmarks, bookmarks, (mine, others) => {
      const merged = mergeBookmarks(mine, others);
      const links = (all: Backup['bookmarks']) => all.map(({ link }) => link);
      expect(new Set([...links(merged.bookmarks), ...links(merged.left)])).toEqual(
        new Set([...links(mine), ...links(others)]),
      );
      expect(new Set(links(merged.bookmarks)).size).toBe(merged.bookmarks.length);
      expect(links(merged.bookmarks)).toEqual(expect.arrayContaining(links(mine)));
      expect(merged.bookmarks.length).toBeLessThanOrEqual(MOST_BOOKMARKS);
      if (merged.left.length > 0) expect(merged.bookmarks).toHaveLength(MOST_BOOKMARKS);
      // Whichever is taken into which, the same moments are marked, as long as there is room.
      const back = mergeBookmarks(others, mine);
      if (merged.left.length === 0)
        expect(new Set(links(back.bookmarks))).toEqual(new Set(links(merged.bookmarks)));
      expect(mergeBookmarks(merged.bookmarks, mine).bookmarks).toEqual(merged.bookmarks);
    }),
  );
});

test('a sitting is within another that has its games as far or further, and within no other', () => {
  for (const [moves, other, seed, is] of [
    [2, 3, 'rose', true],
    [2, 2, 'rose', true],
    [3, 2, 'rose', false],
    [2, 3, 'lily', false],
    [0, 3, 'rose', true],
  ] as const)
    expect(isWithin(playedFor(moves), playedFor(other, seed))).toBe(is);
  const [one, two] = [0, 1].map((at) => {
    const start = playedFor(2);
    const { game, position } = currentMoment(start);
    return update(start, { type: 'play', move: legalMoves(game.rules, position)[at]! });
  }) as [Session, Session];
  expect(isWithin(one, two)).toBe(false);
  const both = update(one, { type: 'new', game: newGame(PRESETS[0]!.rules, 'lily') });
  expect(isWithin(one, both)).toBe(true);
  expect(isWithin(both, one)).toBe(false);
});

test('a sitting without its name is the same sitting', () => {
  const text = makeSaved(playedFor(2), 'a');
  expect(sessionIdOf(withoutSessionId(text))).toBe('');
  expect(unwrap(readSaved(withoutSessionId(text)))).toEqual(playedFor(2));
});
