import type { Puzzle } from '../../core/puzzle.ts';
import { must } from '../../core/result.ts';
import type { Branch, Step, Turn } from '../../core/study.ts';
import { parseTold, type Told } from '../../core/told.ts';
import type { KnownMove, Trained } from '../../ui/practice/trained.ts';

/** A puzzle as its trainer needs it. */
export function trainedOf({ id, game, goal, main }: Puzzle): Trained {
  return {
    id,
    game,
    goal,
    first: firstTurns(main).map(({ turn, line }): KnownMove => {
      const moves = line.map(({ move }) => move.move);
      const { kills, worth } = toldOf(turn);
      return {
        move: turn.move.move,
        keeps: turn.glyph === '!',
        killed: kills,
        line: moves.slice(1),
        worth,
      };
    }),
    line: main.turns.map(({ move }) => move.move),
    worth: worthOf(main),
  };
}

/** Every legal first move of a puzzle, and the line that begins with it. */
export function firstTurns(main: Branch<Step>): { turn: Turn<Step>; line: readonly Turn<Step>[] }[] {
  const [first] = main.turns;
  return [main, ...(first?.branches ?? [])].flatMap(({ turns }) =>
    turns[0] === undefined ? [] : [{ turn: turns[0], line: turns }],
  );
}

/** The chance to win with the best redeal, in percent, where a puzzle is about one. */
export function worthOf(main: Branch<Step>): number | null {
  return main.turns.map((turn) => toldOf(turn).worth).find((worth) => worth !== null) ?? null;
}

/** What is told of a move, as it was read when the puzzle was. */
export function toldOf({ comment }: Turn<Step>): Told {
  return must(parseTold(comment));
}
