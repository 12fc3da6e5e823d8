import { type MoveEffect, parseMoveEffect } from '../../core/move-effect.ts';
import type { Puzzle } from '../../core/puzzle.ts';
import { unwrap } from '../../core/result.ts';
import type { MoveNode, Step, Variation } from '../../core/study.ts';
import type { KnownMove, TrainerPuzzle } from '../../ui/practice/trainer-puzzle.ts';

/** A puzzle as its trainer needs it. */
export function trainerPuzzleOf({ id, game, goal, main }: Puzzle): TrainerPuzzle {
  return {
    id,
    game,
    goal,
    first: firstNodes(main).map(({ node, line }): KnownMove => {
      const moves = line.map(({ move }) => move.move);
      const { lostCards, chancePercent: worth } = moveEffectOf(node);
      return {
        move: node.move.move,
        keeps: node.glyph === '!',
        lostCards,
        line: moves.slice(1),
        worth,
      };
    }),
    line: main.nodes.map(({ move }) => move.move),
    worth: redealPercent(main),
  };
}

/** Every legal first move of a puzzle, and the line that begins with it. */
export function firstNodes(
  main: Variation<Step>,
): { node: MoveNode<Step>; line: readonly MoveNode<Step>[] }[] {
  const [first] = main.nodes;
  return [main, ...(first?.variations ?? [])].flatMap(({ nodes }) =>
    nodes[0] === undefined ? [] : [{ node: nodes[0], line: nodes }],
  );
}

/** The chance to win with the best redeal, in percent, where a puzzle is about one. */
export function redealPercent(main: Variation<Step>): number | null {
  return main.nodes.map((node) => moveEffectOf(node).chancePercent).find((worth) => worth !== null) ?? null;
}

/** What is told of a move, as it was read when the puzzle was. */
export function moveEffectOf({ comment }: MoveNode<Step>): MoveEffect {
  return unwrap(parseMoveEffect(comment));
}
