import { expect, test } from 'vitest';
import type { Move } from '../../../src/core/moves.ts';
import { isMet } from '../../../src/core/puzzle-goal.ts';
import { puzzleMoves } from '../../../src/core/puzzle-moves.ts';
import { answer } from '../../../src/solver/protocol.ts';
import { judgeMove } from '../../../src/solver/verdict.ts';
import { trainerPuzzleOf } from '../../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { endOfLine, judgementOf } from '../../../src/ui/practice/trainer-puzzle.ts';
import { puzzles } from '../../content/puzzle-files.ts';
import { chance } from '../../solver/positions.ts';

test('for 1,000 random legal moves in all puzzles the trainer says what the solver says, and refuses no good one', () => {
  const random = chance(88);
  const counts = { open: 0, lost: 0, unknown: 0 };
  let instant = 0;
  for (let n = 0; n < 1000; n++) {
    const puzzle = random.pick(puzzles);
    const trained = trainerPuzzleOf(puzzle);
    const { game, goal, line } = trained;
    // From some place of the main line, half of the time from the start.
    const made = n % 2 === 0 ? 0 : random.pick(line.map((_, at) => at));
    const before = endOfLine(game.rules, game.start, line.slice(0, made));
    if (isMet(game.rules, goal, before, made)) continue;
    const move: Move = random.pick(puzzleMoves(game.rules, goal, before));
    const solved = judgeMove(game.rules, goal, before, move, made);
    const known = judgementOf(trained, [...line.slice(0, made), move]);
    const [asked] = answer({ kind: 'judge', rules: game.rules, goal, position: before, move, made }, null);
    const said = known?.kind ?? (asked?.kind === 'judged' ? asked.verdict.kind : null);
    expect([puzzle.id, made, said]).toEqual([puzzle.id, made, solved.kind]);
    if (known !== null) instant++;
    if (known?.kind === 'lost') expect([puzzle.id, known.lostCards]).toEqual([puzzle.id, solved.lostCards]);
    counts[solved.kind]++;
  }
  expect(counts.open).toBeGreaterThan(200);
  expect(counts.lost).toBeGreaterThan(200);
  expect(instant).toBeGreaterThan(400);
});

test('fans that a puzzle of two packs does not use are not shown, and its line reaches the goal on those that are', () => {
  const wide = puzzles.filter(({ game }) => game.start.fans.length > 24);
  expect(wide.length).toBeGreaterThan(30);
  for (const puzzle of wide) {
    const { game, goal, line } = trainerPuzzleOf(puzzle);
    expect(game.start.fans).toEqual(puzzle.game.start.fans.filter((cards) => cards.length > 0));
    expect(isMet(game.rules, goal, endOfLine(game.rules, game.start, line), line.length)).toBe(true);
  }
});

test('a puzzle that was sent to a frame is the one that was there', () => {
  for (const puzzle of puzzles) {
    const trained = trainerPuzzleOf(puzzle);
    expect(JSON.parse(JSON.stringify(trained))).toEqual(trained);
  }
});
