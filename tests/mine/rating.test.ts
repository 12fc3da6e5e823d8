import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { playoutWins, type Wins } from '../../src/mine/playouts.ts';
import { oddsAgainst, ratingFrom, temptingRing } from '../../src/mine/puzzle-rating.ts';
import { settling } from '../../src/mine/settling.ts';
import { lucie, ROOT } from '../cli/lucie.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { isDeep, triesOf } from '../sizes.ts';
import { chance } from '../solver/positions.ts';

interface Row {
  readonly id: string;
  readonly rating: number;
  readonly wins: Wins;
  readonly decisions: number;
  readonly moves: number;
  readonly ring: number;
}
interface RatingFile {
  readonly seed: string;
  readonly samples: number;
  readonly puzzles: readonly Row[];
}

const file = JSON.parse(readFileSync(join(ROOT, 'content/puzzles/ratings.json'), 'utf8')) as RatingFile;
const rows = new Map(file.puzzles.map((row) => [row.id, row]));

/** The ring of one in so many puzzles is looked for again. */
const RING_EVERY = triesOf('RING_EVERY', 24, 1);
/** Puzzles whose playouts are those of the file. */
const AGAIN = triesOf('AGAIN', 1, 6);
/** Puzzles that are played once more in other ways, and how often each; of no more than twenty the order is mostly chance. */
const ORDER = 60;
const PLAYOUTS = 30;
/** Simulated players of each strength; SETTLE=200 are those of which is told. */
const SETTLE = triesOf('SETTLE', 10, 25);
const STRENGTHS = [900, 2100, 1100, 1300, 1500, 1700, 1900, 2300].slice(0, triesOf('STRENGTHS', 2, 5));

/** Kendall's tau-b of two lists: 1 for the same order, -1 for the reverse, ties counted out. */
function kendall(some: readonly number[], others: readonly number[]): number {
  let [sum, tiedSome, tiedOthers, pairs] = [0, 0, 0, 0];
  for (let a = 0; a < some.length; a++) {
    for (let b = a + 1; b < some.length; b++) {
      const [x, y] = [Math.sign(some[a]! - some[b]!), Math.sign(others[a]! - others[b]!)];
      sum += x * y;
      if (x === 0) tiedSome++;
      if (y === 0) tiedOthers++;
      pairs++;
    }
  }
  return sum / Math.sqrt((pairs - tiedSome) * (pairs - tiedOthers));
}

test('every puzzle is rated, in the order of the files, by the formula and what stands beside it', {
  tags: 'sized',
}, () => {
  expect(file.puzzles.map(({ id }) => id)).toEqual(puzzles.map(({ id }) => id));
  for (const [at, puzzle] of puzzles.entries()) {
    const row = rows.get(puzzle.id)!;
    expect([row.id, row.rating]).toEqual([row.id, ratingFrom({ ...row, samples: file.samples })]);
    expect([row.id, row.decisions, row.moves, row.ring]).toEqual([
      row.id,
      puzzle.measured.decisions,
      puzzle.main.nodes.length,
      at % RING_EVERY === 0 ? temptingRing(puzzle) : row.ring,
    ]);
  }
});

test('the worked example of the formula', () => {
  const features = { wins: [12, 18, 50] as const, samples: 100, decisions: 2, moves: 36, ring: 5 };
  expect(oddsAgainst(features.wins, 100)).toBeCloseTo(0.5, 1);
  expect(ratingFrom(features)).toBe(1590);
});

describe('each part moves the rating the way it should', () => {
  const usual = { wins: [20, 40, 60] as const, samples: 100, decisions: 2, moves: 10, ring: 2 };
  test.each([
    ['fewer playouts solved', { wins: [10, 40, 60] as const }],
    ['more decisions', { decisions: 4 }],
    ['a longer line', { moves: 20 }],
    ['a larger ring', { ring: 4 }],
  ])('%s: harder', (_name, harder) => {
    expect(ratingFrom({ ...usual, ...harder })).toBeGreaterThan(ratingFrom(usual));
  });
});

// The rates are most of the formula, so this holds partly by construction; these playouts are not those it was made from.
test.runIf(isDeep)(
  'the order of the ratings is that of the solving rates of the three players, on other playouts',
  {
    tags: 'sized',
  },
  () => {
    const random = chance(25);
    const sample = random.sample(puzzles, ORDER);
    const played = sample.map((puzzle) => ({
      rating: rows.get(puzzle.id)!.rating,
      wins: playoutWins(puzzle, 'other', PLAYOUTS),
    }));
    const ratings = played.map(({ rating }) => rating);
    expect(
      kendall(
        ratings,
        played.map(({ wins }) => oddsAgainst(wins, PLAYOUTS)),
      ),
    ).toBeGreaterThan(0.6);
    for (const player of [0, 1, 2] as const) {
      const rates = played.map(({ wins }) => -wins[player]);
      expect([player, kendall(ratings, rates) > 0.3]).toEqual([player, true]);
    }
  },
);

test('the playouts of a sample are those of the file', { tags: 'sized' }, () => {
  const random = chance(26);
  for (const puzzle of random.sample(puzzles, AGAIN))
    expect([puzzle.id, playoutWins(puzzle, file.seed, file.samples)]).toEqual([
      puzzle.id,
      rows.get(puzzle.id)!.wins,
    ]);
});

// 200 players of each strength come to within 85 points and 84 %; see `lucie mine settle`.
test('the ratings of simulated players settle within 30 puzzles of the queue', { tags: 'sized' }, () => {
  const queue = puzzles.map(({ id, theme, preset }) => {
    const { rating, moves } = rows.get(id)!;
    return { id, theme, game: preset, rating, moves };
  });
  for (const strength of STRENGTHS) {
    const [settled] = settling(queue, strength, SETTLE, [30], 'test');
    expect([strength, Math.abs(settled!.mean - strength) <= 100]).toEqual([strength, true]);
    expect([strength, settled!.within >= 0.8]).toEqual([strength, true]);
  }
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rate-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('refuses a file that is none, and other playouts than those of the file', async () => {
    const out = join(folder, 'ratings.json');
    writeFileSync(out, '{"puzzles":3}');
    const words = ['mine', 'rate', '--out', out, '--samples', '1'];
    expect((await lucie(words)).err).toContain('is not a file of ratings; delete it');
    const all = file.puzzles.map((row) => ({ ...row, rating: 0 }));
    writeFileSync(out, JSON.stringify({ ...file, puzzles: all }));
    expect((await lucie(words)).err).toContain(`was made with --seed ${file.seed} --samples ${file.samples}`);
    // With nothing to measure it works the ratings out anew.
    expect((await lucie(['mine', 'rate', '--out', out])).out).toContain(`0 rated\t${puzzles.length} in all`);
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(join(ROOT, 'content/puzzles/ratings.json'), 'utf8'));
  });
});
