import { expect, test } from 'vitest';
import { solutionOf } from '../../../src/ui/practice/puzzle/solution-of.ts';
import { moveEffectOf } from '../../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles } from '../../content/puzzle-files.ts';

test('what would lose at a step of a solution can be told from what is written there and before, in all puzzles', () => {
  let [written, wrong] = [0, 0];
  for (const puzzle of puzzles) {
    const { line } = solutionOf(puzzle);
    const toldAt = (step: number) =>
      line
        .slice(0, step + 1)
        .flatMap((move) => move.wrong)
        .filter(({ until }) => step < until)
        .map(({ node, lostCards, chancePercent }) =>
          JSON.stringify([node.move.text, lostCards, chancePercent]),
        );
    for (const [step, { node }] of line.entries()) {
      const losing = node.variations.flatMap(({ nodes: [first] }) => (first?.glyph === '??' ? [first] : []));
      const expected = losing.map((first) => {
        const { lostCards, chancePercent } = moveEffectOf(first);
        return JSON.stringify([first.move.text, lostCards, chancePercent]);
      });
      if (step > 0)
        expect([puzzle.id, step, toldAt(step).sort()]).toEqual([puzzle.id, step, expected.sort()]);
      written += line[step]!.wrong.length;
      wrong += step > 0 ? expected.length : 0;
    }
  }
  // Each is written once for all the steps that it stays wrong at.
  expect(written).toBeGreaterThan(100);
  expect(written).toBeLessThan(0.7 * wrong);
});
