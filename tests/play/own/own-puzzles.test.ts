import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { advance } from '../../../src/core/game.ts';
import { legalMoves, legalPlays } from '../../../src/core/moves.ts';
import { home } from '../../../src/core/position.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import { makePuzzleGoal } from '../../../src/core/puzzle-goal.ts';
import { unwrap } from '../../../src/core/result.ts';
import { cardCount, type Rules } from '../../../src/core/rules.ts';
import { readGameLink } from '../../../src/play/game-link.ts';
import { makeOwnPuzzle } from '../../../src/play/own/make-own-puzzle.ts';
import { isOwnId, ownIdIn } from '../../../src/play/own/own-id.ts';
import { lookAtOwnPuzzle, type OwnPuzzle, openOwnPuzzle } from '../../../src/play/own/own-puzzle.ts';
import {
  isNewerOwn,
  MOST_OWN,
  makeOwnPuzzles,
  mergeOwn,
  NO_OWN,
  readOwnPuzzles,
  withOwn,
  withoutOwn,
} from '../../../src/play/own/own-puzzles.ts';
import { makePracticeFile, readOwnIn } from '../../../src/play/own/practice-file.ts';
import {
  makePractice,
  NO_PRACTICE,
  puzzleAddress,
  QUEUE_HASH,
  readPractice,
} from '../../../src/play/practice.ts';
import type { Moment } from '../../../src/play/session.ts';
import { type Odds, VECTORS } from '../../../src/solver/odds.ts';
import { ownPuzzle } from '../../../src/solver/own-puzzle.ts';
import { goalStanding, judgeMove } from '../../../src/solver/verdict.ts';
import { rulesOf } from '../../site/lines.ts';
import { chance } from '../../solver/positions.ts';

/** Tables that are made up: higher foundations give higher chances. */
const level = Float64Array.from({ length: VECTORS }, (_, vector) => (0.9 * vector) / VECTORS);
const odds: Odds = { chances: [level, level], halfWidths: [level.map(() => 0.001), level.map(() => 0.001)] };

/** A game played by chance to its end: cards home first, then any build. */
function playedGame(rules: Rules, seed: string, random: ReturnType<typeof chance>): readonly Moment[] {
  const game = newGame(rules, seed);
  const moments: Moment[] = [{ game, position: game.start, move: null }];
  for (;;) {
    const { position } = moments.at(-1)!;
    const plays = legalPlays(rules, position);
    const homeward = plays.filter((move) => move.kind === 'play' && move.to.at === 'foundation');
    const choices = homeward.length > 0 ? homeward : plays;
    const redeal = legalMoves(rules, position).find(({ kind }) => kind === 'redeal');
    const move = choices.length > 0 ? random.pick(choices) : redeal;
    if (move === undefined) return moments;
    moments.push({ game, position: advance(game, position, move), move });
  }
}

/** The puzzles that the moves of some games make, each with its game. */
function puzzlesOf(id: string, games: number): { own: OwnPuzzle; moments: readonly Moment[] }[] {
  const rules = rulesOf(id);
  const random = chance(77);
  return Array.from({ length: games }, (_, at) => playedGame(rules, `${id} own ${at}`, random)).flatMap(
    (moments) =>
      moments.flatMap(({ move }, index) => {
        if (move === null || move.kind === 'redeal') return [];
        const found = ownPuzzle(rules, { position: moments[index - 1]!.position, move }, odds);
        const date = new Date(Date.UTC(2026, 4, 3, 18, 4, index));
        return typeof found === 'string'
          ? []
          : [{ own: makeOwnPuzzle(moments, index, found, date), moments }];
      }),
  );
}

const made = puzzlesOf('la-belle-lucie', 6);
const puzzles = made.map(({ own }) => own);
const [first, second] = puzzles as [OwnPuzzle, OwnPuzzle];

test.each(['la-belle-lucie', 'no-redeal'])(
  'mistakes of games played by chance, written and read: %s',
  (id) => {
    const list = id === 'la-belle-lucie' ? made : puzzlesOf(id, 6);
    expect(list.length).toBeGreaterThan(1);
    for (const { own, moments } of list) {
      const before = moments[own.move - 1]!;
      const { rules } = before.game;
      const { game, goal, line, played } = unwrap(openOwnPuzzle(own));
      const said = `${makePosition(rules, game.start)} ${own.goal}`;
      expect(makePosition(rules, game.start)).toBe(makePosition(rules, before.position));
      expect(unwrap(lookAtOwnPuzzle(own))).toEqual({ game, goal });
      expect(played).toEqual(moments[own.move]!.move);
      expect(makePuzzleGoal(goal)).toBe(own.goal);
      expect(line.length).toBeGreaterThan(0);
      // The goal is the most that the trainer's own search finds: it is open, one card more is not, and what was played loses it.
      expect([said, goalStanding(rules, goal, game.start).kind]).toEqual([said, 'open']);
      if (goal.kind === 'count' && goal.cards < cardCount(rules)) {
        const more = { kind: 'count', cards: goal.cards + 1 } as const;
        expect([said, goalStanding(rules, more, game.start).kind]).toEqual([said, 'lost']);
      }
      expect([said, judgeMove(rules, goal, game.start, played).kind]).toEqual([said, 'lost']);
      const left = { kind: 'count', cards: own.home + 1 } as const;
      const after = advance(before.game, before.position, played);
      expect(goalStanding(rules, left, after).kind).toBe('lost');
      expect(own.home).toBeGreaterThanOrEqual(home(after));
      // The link leads to the whole game.
      const linked = unwrap(readGameLink(own.game, '')!);
      expect(linked.intact).toBe(true);
      expect(linked.moments.length).toBe(moments.length);
    }
  },
);

test('the same mistake has the same id wherever it is made; ids have the form of all puzzles, and addresses of their own', () => {
  const ids = new Set(puzzles.map(({ id }) => id));
  expect(ids.size).toBe(new Set(puzzles.map(({ task }) => task.replace(/&moves=.*/, ''))).size);
  for (const { id } of puzzles) {
    expect(isOwnId(id)).toBe(true);
    const log = makePractice({
      ...NO_PRACTICE,
      tries: [{ puzzle: id, at: '2026-05-03T18:04:00Z', how: 'failed' }],
    });
    // Pages of the version before read the log by the same form of ids.
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*-\d{2,4}$/);
    expect(unwrap(readPractice(log)).tries[0]?.puzzle).toBe(id);
    const address = puzzleAddress('/practice/', id);
    expect(address).toBe(`/practice/own/#${id}`);
    const { hash } = new URL(address + QUEUE_HASH, 'https://example.org');
    expect(ownIdIn(hash)).toBe(id);
    expect(hash.endsWith(QUEUE_HASH)).toBe(true);
  }
  expect(puzzleAddress('/practice/', 'draw-03')).toBe('/practice/draw-03/');
  for (const other of ['', '#', '#list', '#draw-03', '#own-abc-1', QUEUE_HASH])
    expect(ownIdIn(other)).toBeNull();
});

describe('the list that is kept', () => {
  const own = { puzzles: puzzles.slice(0, 3), unread: [] };
  const broken = [
    { id: 'own-abcdef-0001' },
    7,
    { ...first, id: 'draw-03' },
    { ...first, game: 'javascript:1' },
  ];

  test('is read back, and merged by ids in any order', () => {
    expect(unwrap(readOwnPuzzles(makeOwnPuzzles(own)))).toEqual(own);
    const [some, others] = [
      { puzzles: puzzles.slice(0, 2), unread: [] },
      { puzzles: puzzles.slice(1, 4), unread: [] },
    ];
    const merged = mergeOwn(some, others);
    expect(mergeOwn(others, some)).toEqual(merged);
    expect(mergeOwn(merged, some)).toEqual(merged);
    expect(merged.puzzles.map(({ id }) => id).sort()).toEqual(
      [...new Set(puzzles.slice(0, 4).map(({ id }) => id))].sort(),
    );
    // Of one mistake that was kept twice the earlier stays.
    const later = { ...first, at: '2027-01-01T00:00:00Z' };
    expect(mergeOwn({ puzzles: [later], unread: [] }, { puzzles: [first], unread: [] }).puzzles).toEqual([
      first,
    ]);
  });

  test('keeps what it can read, and carries along what it cannot', () => {
    const text = JSON.stringify({ version: 1, own: [first, ...broken, second] });
    const read = unwrap(readOwnPuzzles(text));
    expect(read.puzzles).toEqual([first, second]);
    expect(read.unread).toEqual(broken);
    const kept = unwrap(readOwnPuzzles(makeOwnPuzzles(withoutOwn(read, [first.id]))));
    expect(kept).toEqual({ puzzles: [second], unread: broken });
  });

  test('is not touched when a newer version wrote it, and a text that is none says so', () => {
    expect(isNewerOwn('{"version":2,"own":[]}')).toBe(true);
    expect(readOwnPuzzles('{"version":2,"own":[]}').ok).toBe(false);
    for (const text of ['', '[]', '{"version":1}', '{"version":1,"own":{}}']) {
      expect(isNewerOwn(text)).toBe(false);
      expect(readOwnPuzzles(text).ok).toBe(false);
    }
  });

  test('takes no more than may be kept, and says so', () => {
    const many = Array.from({ length: MOST_OWN }, (_, at) => ({
      ...first,
      id: `own-aaaaaa-${String(at).padStart(4, '0')}`,
    }));
    const full = withOwn(NO_OWN, many)!;
    expect(full.puzzles.length).toBe(MOST_OWN);
    expect(withOwn(full, [{ ...first, id: 'own-bbbbbb-0000' }])).toBeNull();
    expect(withOwn(full, many.slice(0, 5))).toEqual(full);
    expect(makeOwnPuzzles(full).length).toBeLessThan(500_000);
  });

  test('goes out and in with the file of practice, which pages of today read, and a file without it has none', () => {
    const practice = {
      ...NO_PRACTICE,
      tries: [{ puzzle: first.id, at: '2026-05-03T18:04:00Z', how: 'failed' as const }],
    };
    const file = makePracticeFile(practice, { ...own, unread: [7] });
    expect(unwrap(readPractice(file))).toEqual(practice);
    expect(unwrap(readOwnIn(file))).toEqual({ ...own, unread: [7] });
    expect(makePracticeFile(practice, NO_OWN)).toBe(makePractice(practice));
    expect(unwrap(readOwnIn(makePractice(practice)))).toEqual(NO_OWN);
    expect(readOwnIn('{"version":1,"tries":[],"own":3}').ok).toBe(false);
  });
});

test.each([
  ['its position', (own: OwnPuzzle) => ({ ...own, task: own.task.replace(/deal=.*?&/, 'deal=AC_AC&') })],
  ['its checksum', (own: OwnPuzzle) => ({ ...own, task: own.task.replace(/moves=../, 'moves=__') })],
  ['its solution', (own: OwnPuzzle) => ({ ...own, task: own.task.slice(0, -4) })],
  ['its goal', (own: OwnPuzzle) => ({ ...own, goal: 'count 99' })],
  ['its kind of goal', (own: OwnPuzzle) => ({ ...own, goal: 'free 5H' })],
  ['a goal that its solution does not reach', (own: OwnPuzzle) => ({ ...own, goal: 'count 52' })],
  ['the move that was played', (own: OwnPuzzle) => ({ ...own, played: 'AC-KC' })],
  ['the cards that it lost', (own: OwnPuzzle) => ({ ...own, lost: 'XX' })],
])('a puzzle with damage to %s says so, and none is shown', (_, damage) => {
  const count = puzzles.find(({ goal }) => goal.startsWith('count'))!;
  expect(openOwnPuzzle(count).ok).toBe(true);
  const opened = openOwnPuzzle(damage(count));
  expect(opened.ok ? '' : opened.fault.message).toMatch(/\.$/);
});
