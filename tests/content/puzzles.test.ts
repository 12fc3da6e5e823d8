import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { play, refusal } from '../../src/core/moves.ts';
import { acceptedMoves, makePuzzles, type Puzzle, parsePuzzles, THEMES } from '../../src/core/puzzle.ts';
import { makeFault } from '../../src/core/result.ts';
import { puzzleMoves } from '../../src/mine/players.ts';
import { disproof } from '../../src/mine/prove.ts';
import { judge } from '../../src/solver/verdict.ts';
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

test('there are at least twenty puzzles of each theme that is mined, of at least three grades, and no position twice', () => {
  const known = THEMES.map((theme) => `${theme}.lucie`);
  expect(files.filter((name) => !known.includes(name))).toEqual([]);
  expect(files.length).toBeGreaterThanOrEqual(8);
  for (const name of files) {
    const puzzles = puzzlesOf(name);
    expect([name, puzzles.length >= 20]).toEqual([name, true]);
    expect(puzzles.every(({ theme }) => `${theme}.lucie` === name)).toBe(true);
    expect(new Set(puzzles.map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(puzzles.map(({ game, goal }) => JSON.stringify([game.start, goal]))).size).toBe(
      puzzles.length,
    );
  }
});

test('each file is as the miner writes it', () => {
  for (const name of files)
    expect(textOf(name).split('\n\n').slice(1).join('\n\n')).toBe(makePuzzles(puzzlesOf(name)));
});

test('a sample of the puzzles is proved again', () => {
  const random = chance(8);
  for (const name of files) {
    for (const puzzle of random.sample(puzzlesOf(name), SAMPLE)) expect(disproof(puzzle)).toBeNull();
  }
});

test('for 1,000 random legal first moves the file says what the solver says, and no right one is missing', () => {
  const random = chance(9);
  for (let n = 0; n < 1000; n++) {
    const puzzle = random.pick(all);
    const { rules, start } = puzzle.game;
    const move = random.pick(puzzleMoves(rules, start));
    const listed = acceptedMoves(puzzle).some((one) => JSON.stringify(one) === JSON.stringify(move));
    const { kind, line } = judge(rules, puzzle.goal, start, move);
    expect([puzzle.id, listed]).toEqual([puzzle.id, kind === 'open']);
    line.reduce(
      (at, next) => {
        expect(refusal(rules, at, next)).toBeNull();
        return play(rules, at, next);
      },
      play(rules, start, move),
    );
  }
});
