import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { cardCount } from '../../src/core/rules.ts';
import { type GameEntry, readEntry } from '../../src/play/entry.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { EMPTY_RECORD, isNewerRecord, makeRecord, mergeGames, readRecord } from '../../src/play/record.ts';
import { bestOfOthers, homeHistogram, isWin, meanHome, tallyGames } from '../../src/play/tally.ts';
import '../core/arbitrary.ts';

const at = (second: number) => `2026-05-03T18:04:${String(second).padStart(2, '0')}Z`;
/** Few deals and few times, so that the same deal often ends twice, also at the same time. */
const anyEntry: fc.Arbitrary<GameEntry> = fc
  .record({
    preset: fc.constantFrom('la-belle-lucie', 'house-on-the-hill', 'la-belle-lucie&redeals=1'),
    seed: fc.constantFrom('rose', 'a%26b', 'ms7'),
    moves: fc.constantFrom('', '&moves=xy', '&moves=xyAbC'),
    home: fc.nat(6),
    second: fc.nat(4),
    left: fc.boolean(),
    later: fc.option(fc.record({ home: fc.nat(6), second: fc.nat(4) })),
  })
  .map(({ preset, seed, moves, home, second, left, later }) => {
    const game = `game=${preset}&seed=${seed}${moves}`;
    const other = later && { game: `${game}Z`, home: later.home, at: at(later.second) };
    const deal = game.includes('&moves=') ? other : null;
    return unwrap(readEntry({ game, home, at: at(second), left, later: deal }));
  });
const anyGames = fc.array(anyEntry, { maxLength: 12 }).map((games) => mergeGames(games, []));

test('a record comes back as it was', () => {
  fc.assert(
    fc.property(anyGames, fc.boolean(), (games, keep) => {
      expect(unwrap(readRecord(makeRecord({ keep, games })))).toEqual({ keep, games });
    }),
  );
});

test('merging does not care for order, and merging the same again changes nothing', () => {
  fc.assert(
    fc.property(anyGames, anyGames, anyGames, (a, b, c) => {
      expect(mergeGames(a, b)).toEqual(mergeGames(b, a));
      expect(mergeGames(mergeGames(a, b), c)).toEqual(mergeGames(a, mergeGames(b, c)));
      expect(mergeGames(a, a)).toEqual(a);
      expect(mergeGames(mergeGames(a, b), b)).toEqual(mergeGames(a, b));
    }),
    { numRuns: 500 },
  );
});

test('merging loses no deal and no end', () => {
  fc.assert(
    fc.property(anyGames, anyGames, (a, b) => {
      const deals = (games: readonly GameEntry[]) => games.map(({ deal }) => deal);
      const ended = (games: readonly GameEntry[]) => deals(games.filter(({ left }) => !left));
      const all = mergeGames(a, b);
      expect(new Set(deals(all))).toEqual(new Set([...deals(a), ...deals(b)]));
      expect(new Set(ended(all))).toEqual(new Set([...ended(a), ...ended(b)]));
    }),
  );
});

const game = 'game=trefoil&seed=rose&moves=xy';
const entry = (more: object = {}) => unwrap(readEntry({ game, home: 20, at: at(5), ...more }));

test('the first end of a deal counts, and a better one later is kept beside it', () => {
  const [better] = mergeGames([entry()], [entry({ home: 52, at: at(9) })]);
  expect(better).toMatchObject({ home: 20, at: at(5), later: { home: 52, at: at(9) } });
  expect(better && isWin(better)).toBe(false);
  expect(mergeGames([entry()], [entry({ home: 19, at: at(9) })])).toEqual([entry()]);
  expect(mergeGames([entry()], [entry({ home: 30, at: at(1) })])).toEqual([entry({ home: 30, at: at(1) })]);
});

test('an end makes up for a game that was left, before or after it', () => {
  for (const second of [1, 9]) {
    const left = entry({ home: 3, at: at(second), left: true });
    expect(mergeGames([left], [entry()])).toEqual([entry()]);
    expect(mergeGames([entry()], [left])).toEqual([entry()]);
  }
});

test('what an entry says of its game is read from its link', () => {
  for (const { id, rules } of PRESETS) {
    const start = newGame(rules, 'rose');
    const link = makeGameLink([{ game: start, position: start.start, move: null }]);
    expect(unwrap(readEntry({ game: link, home: 0, at: at(0) }))).toMatchObject({
      deal: `game=${id}&seed=rose`,
      preset: id,
      house: false,
      cards: cardCount(rules),
    });
  }
  expect(entry({ game: 'game=trefoil&redeals=0&seed=rose' }).house).toBe(true);
  expect(entry({ game: 'game=trefoil&packs=2&seed=rose' }).cards).toBe(104);
  expect(entry({ game: 'game=house-in-the-woods&packs=1&seed=rose' }).cards).toBe(52);
});

const faults: readonly [string, RegExp][] = [
  ['rhubarb', /^It is not the text of a record\.$/],
  ['[]', /^It is not the text of a record\.$/],
  ['{"games":[]}', /^It is not the text of a record\.$/],
  ['{"version":0,"keep":true,"games":[]}', /^It is not the text of a record\.$/],
  ['{"version":2,"keep":true,"games":[]}', /has version 2, and this page reads versions up to 1/],
  ['{"version":1,"keep":true}', /holds no games/],
  ['{"version":1,"keep":7,"games":[]}', /holds no games/],
  [list('7'), /is no game/],
  [list('{"game":"deal=KC","home":1,"at":"2026-05-03T18:04:00Z"}'), /begins with game= .* found “deal=KC”/],
  [list('{"game":"game=trefoil","home":1,"at":"2026-05-03T18:04:00Z"}'), /has a deal; found “game=trefoil”/],
  [list('{"game":"game=whist&seed=1","home":1,"at":"2026-05-03T18:04:00Z"}'), /found “whist”/],
  [list(`{"game":"${game}","home":1.5,"at":"2026-05-03T18:04:00Z"}`), /whole number; found “1.5”/],
  [list(`{"game":"${game}","home":53,"at":"2026-05-03T18:04:00Z"}`), /52 cards cannot have 53/],
  [list(`{"game":"${game}","home":1,"at":"yesterday"}`), /found “yesterday”/],
  [list(`{"game":"${game}","home":1,"at":"2026-13-03T18:04:00Z"}`), /found “2026-13-03/],
  [list(`{"game":"${game}","home":1,"at":"2026-05-03T18:04:00Z","left":1}`), /whether it was left/],
  [
    list(
      `{"game":"${game}","home":1,"at":"2026-05-03T18:04:00Z","later":{"game":"game=trefoil&seed=2","home":9,"at":"2026-05-03T18:05:00Z"}}`,
    ),
    /two deals/,
  ],
];
function list(one: string): string {
  return `{"version":1,"keep":true,"games":[${one}]}`;
}
for (const [text, message] of faults) {
  test(`says what is wrong with ${text}`, () => {
    const found = readRecord(text);
    expect(found.ok === false && found.fault.message).toMatch(message);
    expect(isNewerRecord(text)).toBe(text.includes('"version":2'));
  });
}

test('a record of an older version is brought up to the newest, step by step', () => {
  const steps = [
    (saved: Record<string, unknown>) => ({ ...saved, version: 2, list: saved.old }),
    (saved: Record<string, unknown>) => ({ keep: true, games: saved.list, version: 3 }),
  ];
  const games = `[{"game":"${game}","home":20,"at":"${at(5)}"}]`;
  const wanted = { keep: true, games: [entry()] };
  expect(unwrap(readRecord(`{"version":1,"old":${games}}`, steps))).toEqual(wanted);
  expect(unwrap(readRecord(`{"version":2,"list":${games}}`, steps))).toEqual(wanted);
  expect(unwrap(readRecord(`{"version":3,"keep":true,"games":${games}}`, steps))).toEqual(wanted);
  expect(readRecord(`{"version":4,"keep":true,"games":${games}}`, steps).ok).toBe(false);
});

test('nothing written yet is a record too', () => {
  expect(unwrap(readRecord(makeRecord(EMPTY_RECORD)))).toEqual(EMPTY_RECORD);
});

test('games are summed up by the game they are of, house rules apart, those left neither won nor lost', () => {
  const of = (preset: string, seed: number, home: number, left = false) =>
    unwrap(readEntry({ game: `game=${preset}&seed=${seed}`, home, at: at(seed), left }));
  const games = [
    of('trefoil', 1, 52),
    of('trefoil', 2, 17),
    of('trefoil', 3, 48, true),
    of('trefoil&redeals=1', 4, 52),
    of('house-in-the-woods', 5, 104),
    of('house-in-the-woods', 6, 103),
    of('house-in-the-woods', 7, 7),
    of('house-in-the-woods', 8, 8),
  ];
  const [woods, trefoil, house] = tallyGames(games);
  expect(woods).toMatchObject({ title: 'House in the Woods', house: false, cards: 104, won: 1, left: 0 });
  expect(trefoil).toMatchObject({ title: 'Trefoil', house: false, cards: 52, won: 1, left: 1 });
  expect(trefoil?.ended.map(({ home }) => home)).toEqual([52, 17]);
  expect(trefoil && meanHome(trefoil.ended)).toBe(34.5);
  expect(house).toMatchObject({ title: 'Trefoil', house: true, won: 1 });
  const spans = (woods ? homeHistogram(woods) : []).filter((span) => span.games > 0);
  expect(spans).toEqual([
    { from: 0, to: 7, games: 1 },
    { from: 8, to: 15, games: 1 },
    { from: 96, to: 103, games: 1 },
    { from: 104, to: 104, games: 1 },
  ]);
});

test('the best score is that of the same rules, of other deals, of games that came to an end', () => {
  const of = (game: string, home: number, left = false) =>
    unwrap(readEntry({ game: `game=${game}&moves=xy`, home, at: at(1), left }));
  const games = [
    of('no-redeal&seed=1', 17),
    of('no-redeal&seed=2', 23),
    of('no-redeal&seed=3', 40, true),
    of('no-redeal&cells=1&merci=1&seed=4', 31),
    of('trefoil&seed=1', 52),
  ];
  expect(bestOfOthers(games, 'game=no-redeal&seed=9&moves=ab')).toBe(23);
  expect(bestOfOthers(games, 'game=no-redeal&seed=2')).toBe(17);
  expect(bestOfOthers(games, 'game=no-redeal&merci=1&cells=1&seed=9')).toBe(31);
  expect(bestOfOthers(games, 'game=no-redeal&merci=1&seed=9')).toBeNull();
  expect(bestOfOthers(games, 'game=trefoil&seed=1')).toBeNull();
});

test('every end lies in one span', () => {
  fc.assert(
    fc.property(anyGames, (games) => {
      for (const tally of tallyGames(games)) {
        const spans = homeHistogram(tally);
        expect(spans.reduce((sum, span) => sum + span.games, 0)).toBe(tally.ended.length);
        expect(spans.at(-1)?.games).toBe(tally.won);
      }
    }),
  );
});
