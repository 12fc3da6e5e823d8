import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTable } from '../../src/cli/measured.ts';
import { PACK, packOf } from '../../src/core/card.ts';
import { play, refusal } from '../../src/core/moves.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { acceptedMoves, makePuzzles, type Puzzle, parsePuzzles, THEMES } from '../../src/core/puzzle.ts';
import { puzzleMoves, puzzlePlay } from '../../src/core/puzzle-moves.ts';
import { makeFault } from '../../src/core/result.ts';
import { questionPattern, reasonPattern } from '../../src/mine/pattern.ts';
import { disproof } from '../../src/mine/prove.ts';
import { judgeMove } from '../../src/solver/verdict.ts';
import { ROOT } from '../cli/lucie.ts';
import { triesEach, triesOf } from '../sizes.ts';
import { chance } from '../solver/positions.ts';

const FOLDER = join(ROOT, 'content/puzzles');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.lucie'));
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const puzzlesOf = (name: string): Puzzle[] => {
  const read = parsePuzzles(textOf(name));
  if (!read.ok) throw new Error(`${name}: ${makeFault(read.fault)}`);
  return read.value;
};
const all = files.flatMap(puzzlesOf);

/** Puzzles of each theme that are proved again; PROVED=9999 proves all, as `lucie mine prove` does. */
const SAMPLE = triesEach(files.length, 'PROVED', 24, 288);
/** Themes whose puzzles are compared by their reasons, as the miner has compared all. */
const REASONS = triesOf('REASONS', 2, 6);

test('each theme has its file of at least twenty puzzles, of at least three grades, and no position twice', () => {
  expect(files.toSorted()).toEqual(THEMES.map((theme) => `${theme}.lucie`).toSorted());
  for (const name of files) {
    const puzzles = puzzlesOf(name);
    expect([name, puzzles.length >= 20]).toEqual([name, true]);
    expect(puzzles.every(({ theme }) => `${theme}.lucie` === name)).toBe(true);
    expect([name, new Set(puzzles.map(({ grade }) => grade)).size >= 3]).toEqual([name, true]);
  }
  expect(new Set(all.map(({ game, goal }) => JSON.stringify([game.start, goal]))).size).toBe(all.length);
});

test('there are at least a thousand, a hundred of each grade, and twenty of each game', () => {
  expect(all.length).toBeGreaterThanOrEqual(1000);
  for (const grade of [1, 2, 3, 4, 5]) {
    expect(all.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(100);
  }
  for (const { id } of PRESETS) {
    expect([id, all.filter(({ preset }) => preset === id).length >= 20]).toEqual([id, true]);
  }
});

test('no two of a theme ask the same, in these suits or others', () => {
  const seen = new Map<string, string>();
  for (const puzzle of all) {
    const key = `${puzzle.theme}: ${questionPattern(puzzle)}`;
    expect([puzzle.id, seen.get(key)]).toEqual([puzzle.id, undefined]);
    seen.set(key, puzzle.id);
  }
});

test('no two of a theme have the same answer for the same reason', { tags: 'sized' }, () => {
  for (const theme of chance(10).sample([...THEMES], REASONS)) {
    const seen = new Map<string, string>();
    for (const puzzle of all.filter((one) => one.theme === theme)) {
      const reason = reasonPattern(puzzle);
      if (reason === null) continue;
      expect([puzzle.id, seen.get(reason)]).toEqual([puzzle.id, undefined]);
      seen.set(reason, puzzle.id);
    }
  }
});

test('a card that is to be uncovered is the only one of its name that is not home, and no puzzle has cards face down', () => {
  for (const { id, goal, game } of all) {
    expect([id, game.start.stock]).toEqual([id, []]);
    if (goal.kind !== 'free' || game.rules.packs === 1) continue;
    const like = goal.card + (packOf(goal.card) === 0 ? PACK : -PACK);
    expect([id, game.start.foundations.some((pile) => pile.includes(like))]).toEqual([id, true]);
  }
});

test('each file is as the miner writes it, and names the command that makes it again', () => {
  for (const name of files) {
    const [head = '', ...rest] = textOf(name).split('\n\n');
    expect(head).toMatch(
      /^# Mined by npm run -s lucie -- mine [a-z-]+ --samples \d+ --seed lucie --count \d+(\n# Since .+)?(\n# From [a-z-]+-\d+ on by npm run -s lucie -- mine [a-z-]+ --samples \d+ --seed [a-z0-9-]+ --more \d+)*$/,
    );
    expect(head).toContain(` mine ${name.replace('.lucie', '')} `);
    expect(rest.join('\n\n')).toBe(makePuzzles(puzzlesOf(name)));
  }
});

test('a sample of the puzzles is proved again', { tags: 'sized' }, () => {
  const random = chance(8);
  for (const name of files) {
    for (const puzzle of random.sample(puzzlesOf(name), Math.min(SAMPLE, puzzlesOf(name).length))) {
      expect(disproof(puzzle, readTable(puzzle.game.rules))).toBeNull();
    }
  }
});

test('for 300 random legal first moves the file says what the solver says, and no right one is missing', () => {
  const random = chance(9);
  for (let n = 0; n < 300; n++) {
    const puzzle = random.pick(all);
    const { id, goal } = puzzle;
    const { rules, start } = puzzle.game;
    const move = random.pick(puzzleMoves(rules, goal, start));
    const listed = acceptedMoves(puzzle).some((one) => JSON.stringify(one) === JSON.stringify(move));
    const { kind, line } = judgeMove(rules, goal, start, move);
    expect([id, listed]).toEqual([id, kind === 'open']);
    line.reduce(
      (at, next) => {
        expect(refusal(rules, at, next)).toBeNull();
        return next.kind === 'redeal' ? at : play(rules, at, next);
      },
      puzzlePlay(rules, start, move),
    );
  }
});
