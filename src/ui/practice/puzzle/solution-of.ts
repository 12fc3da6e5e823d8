import type { Position } from '../../../core/position.ts';
import type { Puzzle } from '../../../core/puzzle.ts';
import type { MoveNode, Step, Variation } from '../../../core/study.ts';
import type { SolutionMove } from './PuzzleSolution.tsx';
import { firstNodes, moveEffectOf } from './trainer-puzzle-of.ts';

/** The solution of a puzzle, move by move, as the page puts it in words. */
export function solutionOf({ game, main }: Puzzle) {
  const [main1, ...others] = firstNodes(main);
  const before = (line: readonly MoveNode<Step>[], at: number): Position =>
    line[at - 1]?.move.after ?? game.start;
  const moved = (line: readonly MoveNode<Step>[]): SolutionMove[] =>
    line.map((node, at) => ({
      node,
      before: before(line, at),
      ...moveEffectOf(node),
    }));
  const wrongAt = (variations: readonly Variation<Step>[], position: Position): SolutionMove[] =>
    variations.flatMap(({ nodes: [node] }) =>
      node?.glyph === '??' ? [{ ...moveEffectOf(node), node, before: position, uncovers: null }] : [],
    );
  const first = others.flatMap(({ node, line }) => {
    const [move, ...rest] = moved(line);
    return move === undefined ? [] : [{ ...move, rest, keeps: node.glyph === '!' }];
  });
  const line = main1?.line ?? [];
  return {
    line: moved(line).map((move, at) => ({
      ...move,
      wrong: at === 0 ? [] : wrongAt(move.node.variations, move.before),
    })),
    also: first.filter(({ keeps }) => keeps),
    wrong: first.filter(({ keeps }) => !keeps),
  };
}
