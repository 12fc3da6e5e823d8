import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTable } from '../../src/cli/measured.ts';
import { play, refusal } from '../../src/core/moves.ts';
import { acceptedMoves, makePuzzles, type Puzzle, parsePuzzles, THEMES } from '../../src/core/puzzle.ts';
import { puzzleMoves, puzzlePlay } from '../../src/core/puzzle-moves.ts';
import { makeFault } from '../../src/core/result.ts';
import { disproof } from '../../src/mine/prove.ts';
import { judgeMove } from '../../src/solver/verdict.ts';
import { ROOT } from '../cli/lucie.ts';
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

/** Puzzles of each theme that the quick tests prove again; lucie mine prove proves all. */
const SAMPLE = 3;

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

test('there are at least three hundred, and twenty of each grade', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  for (const grade of [1, 2, 3, 4, 5]) {
    expect(all.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThanOrEqual(20);
  }
});

test('each file is as the miner writes it, and names the command that makes it again', () => {
  for (const name of files) {
    const [head = '', ...rest] = textOf(name).split('\n\n');
    expect(head).toMatch(
      /^# Mined by npm run -s lucie -- mine [a-z-]+ --samples \d+ --seed lucie --count \d+(\n# Since .+)?$/,
    );
    expect(head).toContain(` mine ${name.replace('.lucie', '')} `);
    expect(rest.join('\n\n')).toBe(makePuzzles(puzzlesOf(name)));
  }
});

test('a sample of the puzzles is proved again', () => {
  const random = chance(8);
  for (const name of files) {
    for (const puzzle of random.sample(puzzlesOf(name), SAMPLE)) {
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
