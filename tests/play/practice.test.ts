import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import type { LevelTest } from '../../src/play/level.ts';
import {
  isInQueue,
  isNewerPractice,
  makePractice,
  mergePractice,
  mergeTries,
  NO_PRACTICE,
  type Practice,
  readPractice,
  type Try,
} from '../../src/play/practice.ts';
import { ratedTries, ratingAt } from '../../src/play/queue/rating.ts';
import { dueDays } from '../../src/play/repeat.ts';
import { makeTimestamp } from '../../src/play/timestamp.ts';

const tries = fc.array(
  fc.record({
    puzzle: fc.constantFrom('draw-01', 'which-first-22', 'free-or-fatal-104'),
    at: fc
      .integer({ min: 0, max: 4e9 })
      .map((second) => `${new Date(second * 1000).toISOString().slice(0, 19)}Z`),
    how: fc.constantFrom('solved', 'helped', 'failed'),
  }) as fc.Arbitrary<Try>,
);
/** A test of the level as the site used to save it. */
const TEST: LevelTest = {
  at: '2026-05-01T12:00:00Z',
  plan: Array.from({ length: 8 }, (_, step) => [1, 2, 3, 4, 5].map((grade) => `draw-${step}${grade}`)),
  right: [],
};
const on = (day: string, how: Try['how']): Try => ({ puzzle: 'draw-01', at: `${day}T12:00:00Z`, how });

test('practice that was written is read back', () => {
  fc.assert(
    fc.property(tries, fc.boolean(), fc.boolean(), (list, hidden, tested) => {
      const practice: Practice = {
        hidden,
        tries: mergeTries(list, []),
        test: tested ? { ...TEST, right: [true, false] } : null,
        guesses: list.slice(0, 1).map(({ at }) => ({ deal: 'lucie-count-9', at, guess: list.length % 53 })),
        runs: list.slice(0, 1).map(({ at, puzzle }) => ({ at, solved: [puzzle, 'draw-09'], missed: [] })),
        themes: tested ? ['draw'] : [],
      };
      expect(unwrap(readPractice(makePractice(practice)))).toEqual(practice);
    }),
  );
});

test('merging loses nothing, does nothing twice, and does not ask for an order', () => {
  fc.assert(
    fc.property(tries, tries, (one, other) => {
      const merged = mergeTries(one, other);
      expect(mergeTries(other, one)).toEqual(merged);
      expect(mergeTries(merged, one)).toEqual(merged);
      for (const each of [...one, ...other]) expect(merged).toContainEqual(each);
    }),
  );
});

test('guesses are merged like tries, and a record from before there were any has none', () => {
  const old = unwrap(readPractice('{"version":1,"tries":[]}'));
  expect(old.guesses).toEqual([]);
  const of = (at: string): Practice => ({ ...old, guesses: [{ deal: 'lucie-count-9', at, guess: 30 }] });
  const [early, late] = [of('2026-05-01T12:00:00Z'), of('2026-05-02T12:00:00Z')];
  const both = mergePractice(late, early);
  expect(both.guesses).toEqual([...early.guesses, ...late.guesses]);
  expect(mergePractice(both, late)).toEqual(both);
});

test('runs are merged like tries, two at the same time told apart, and a record from before has none and no themes', () => {
  const old = unwrap(readPractice('{"version":1,"tries":[],"guesses":[]}'));
  expect([old.runs, old.themes]).toEqual([[], []]);
  const of = (solved: string[], missed: string[]): Practice => ({
    ...old,
    runs: [{ at: '2026-05-01T12:00:00Z', solved, missed }],
  });
  const [one, other] = [of(['draw-01'], ['draw-02']), of(['draw-01', 'draw-02'], [])];
  const both = mergePractice(one, other);
  expect(both.runs).toHaveLength(2);
  expect(mergePractice(both, one)).toEqual(both);
  expect(mergePractice(other, one)).toEqual(both);
});

test('a record of today with a test of the level keeps it when it is written again', () => {
  const text = JSON.stringify({
    version: 1,
    hidden: true,
    tries: [on('2026-05-01', 'failed')],
    test: { ...TEST, right: [true, false, true] },
    guesses: [],
  });
  const written = JSON.parse(makePractice(unwrap(readPractice(text))));
  expect(written).toEqual({ ...JSON.parse(text), runs: [], themes: [] });
});

test('the queue goes on from the addresses that a test of the level and what was due had', () => {
  expect(['#practise', '#again', '#level', '', '#board'].map(isInQueue)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('of two tests of the level the later one stays, and of one test the further', () => {
  const of = (at: string, right: boolean[]): Practice => ({ ...NO_PRACTICE, test: { ...TEST, at, right } });
  const [early, further, late] = [
    of('2026-05-01T12:00:00Z', [true]),
    of('2026-05-01T12:00:00Z', [true, true]),
    of('2026-05-02T12:00:00Z', []),
  ];
  expect(mergePractice(early, further).test).toEqual(further.test);
  expect(mergePractice(further, early).test).toEqual(further.test);
  expect(mergePractice(late, further).test).toEqual(late.test);
});

test.each([
  ['', 'It is not the text of a record of practice.'],
  ['{"version":2,"tries":[]}', 'It has version 2, and this page reads versions up to 1.'],
  ['{"version":1,"tries":3}', 'It holds no tries of puzzles.'],
  ['{"version":1,"tries":[{"puzzle":"x"}]}', 'A puzzle is named like which-first-03; found “x”.'],
  [
    '{"version":1,"tries":[{"puzzle":"draw-01","at":"now"}]}',
    'A time is written like 2026-05-03T18:04:00Z; found “now”.',
  ],
  [
    '{"version":1,"tries":[{"puzzle":"draw-01","at":"2026-05-03T18:04:00Z","how":"well"}]}',
    'A try went solved, helped, failed; found “well”.',
  ],
  [
    '{"version":1,"tries":[],"guesses":3}',
    'It holds a guess that is no number of cards, 0 to 52, with its deal and its time.',
  ],
  [
    '{"version":1,"tries":[],"guesses":[{"deal":"d","at":"now","guess":5}]}',
    'It holds a guess that is no number of cards, 0 to 52, with its deal and its time.',
  ],
  [
    '{"version":1,"tries":[],"guesses":[{"deal":"d","at":"2026-05-03T18:04:00Z","guess":53}]}',
    'It holds a guess that is no number of cards, 0 to 52, with its deal and its time.',
  ],
  ['{"version":1,"tries":[],"test":{"at":"x"}}', 'The test of the level in it cannot be read.'],
  [
    '{"version":1,"tries":[],"runs":[{"at":"2026-05-03T18:04:00Z","solved":3,"missed":[]}]}',
    'It holds a run that is no list of puzzles solved and missed, with its time.',
  ],
  ['{"version":1,"tries":[],"themes":"draw"}', 'The themes in it are no list of names.'],
])('what is wrong with %s is said', (text, said) => {
  const read = readPractice(text);
  expect(read.ok ? '' : read.fault.message).toBe(said);
  expect(isNewerPractice(text)).toBe(text.includes('"version":2'));
});

/** Any time that a clock may be set to, and back from. */
const times = fc.integer({ min: 0, max: 8.64e15 });
const clocks = fc.array(
  fc.record({
    puzzle: fc.constantFrom('draw-01', 'draw-02'),
    at: times.map((time) => makeTimestamp(new Date(time))),
    how: fc.constantFrom('solved', 'helped', 'failed'),
  }),
  { maxLength: 12 },
) as fc.Arbitrary<Practice['tries']>;

test('a clock that jumps about costs no try, and neither a rating nor a day becomes nonsense', () => {
  const ratings = new Map([
    ['draw-01', 1400],
    ['draw-02', 1700],
  ]);
  fc.assert(
    fc.property(clocks, times, (made, now) => {
      let tries: Practice['tries'] = [];
      for (const one of made) tries = mergeTries(tries, [one]);
      const practice = { ...NO_PRACTICE, tries };
      const read = readPractice(makePractice(practice));
      expect(read).toEqual({ ok: true, value: practice });
      const distinct = new Set(made.map((one) => JSON.stringify(one)));
      expect(practice.tries).toHaveLength(distinct.size);
      for (const day of dueDays(practice.tries).values()) expect(Number.isInteger(day)).toBe(true);
      const { rating, deviation } = ratingAt(ratedTries(practice, ratings), makeTimestamp(new Date(now)));
      expect(rating).toBeGreaterThan(0);
      expect(rating).toBeLessThan(4000);
      expect(deviation).toBeGreaterThan(0);
    }),
  );
});
