import type { Position } from '../../../core/position.ts';
import type { Puzzle } from '../../../core/puzzle.ts';
import type { MoveNode, Step, Variation } from '../../../core/study.ts';
import type { SolutionMove, WrongMove } from './PuzzleSolution.tsx';
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
  const line = moved(main1?.line ?? []);
  // What would lose at the first move is told beneath, with the best that is left.
  const wrong = toldOnce(
    line.map(({ node, before }, at) => (at === 0 ? [] : wrongAt(node.variations, before))),
  );
  return {
    line: line.map((move, at) => ({ ...move, wrong: wrong[at]! })),
    also: first.filter(({ keeps }) => keeps),
    wrong: first.filter(({ keeps }) => !keeps),
  };
}

/** Of the wrong moves at each step only those that would not have lost the same at the step before. */
function toldOnce(steps: readonly (readonly SolutionMove[])[]): WrongMove[][] {
  const isAt = (wrong: SolutionMove, step: number): boolean =>
    steps[step]?.some((other) => losesAlike(wrong, other)) ?? false;
  return steps.map((here, step) =>
    here
      .filter((wrong) => !isAt(wrong, step - 1))
      .map((wrong) => {
        let until = step + 1;
        while (isAt(wrong, until)) until++;
        return { ...wrong, until };
      }),
  );
}

/** Whether two moves are of the same card to the same place, and lose the same. */
function losesAlike(one: SolutionMove, other: SolutionMove): boolean {
  const told = ({ node, lostCards, chancePercent }: SolutionMove) =>
    JSON.stringify([node.move.text, lostCards, chancePercent]);
  return told(one) === told(other);
}
