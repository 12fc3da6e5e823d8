import type { Position } from '../../core/position.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import type { Branch, Step, Turn } from '../../core/study.ts';
import type { SolutionMove } from '../../ui/practice/PuzzleSolution.tsx';
import { firstTurns, toldOf } from './trained-puzzle.ts';

/** The solution of a puzzle, move by move, as the page puts it in words. */
export function solutionOf({ game, main }: Puzzle) {
  const [main1, ...others] = firstTurns(main);
  const before = (line: readonly Turn<Step>[], at: number): Position =>
    line[at - 1]?.move.after ?? game.start;
  const moved = (line: readonly Turn<Step>[]): SolutionMove[] =>
    line.map((turn, at) => ({
      turn,
      before: before(line, at),
      ...toldOf(turn),
    }));
  const wrongAt = (branches: readonly Branch<Step>[], position: Position): SolutionMove[] =>
    branches.flatMap(({ turns: [turn] }) =>
      turn?.glyph === '??' ? [{ ...toldOf(turn), turn, before: position, frees: null }] : [],
    );
  const first = others.flatMap(({ turn, line }) => {
    const [move, ...rest] = moved(line);
    return move === undefined ? [] : [{ ...move, rest, keeps: turn.glyph === '!' }];
  });
  const line = main1?.line ?? [];
  return {
    line: moved(line).map((move, at) => ({
      ...move,
      wrong: at === 0 ? [] : wrongAt(move.turn.branches, move.before),
    })),
    also: first.filter(({ keeps }) => keeps),
    wrong: first.filter(({ keeps }) => !keeps),
  };
}
