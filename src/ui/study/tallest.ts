import type { Position } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { parseStudy, replayStudy, type Step, type Study, type Variation } from '../../core/study.ts';
import { pageHeights } from '../fit/fit-page.ts';
import { layoutOf, withNewFans } from '../fit/layout.ts';

/** All positions of a study, those of its variations included. */
export function studyPositions({ game, main }: Study<Step>): Position[] {
  const inLine = ({ nodes }: Variation<Step>): Position[] =>
    nodes.flatMap(({ move, variations }) => [move.after, ...variations.flatMap(inLine)]);
  return [game.start, ...inLine(main)];
}

/**
 * Which of the {@link studyPositions} a study, given as its text, make its board as high as it has to be, narrow and wide, with
 * usual cards and with large ones: at most four, known to the page, so that a slow device need not lay out them all.
 */
export function tallestOf(source: string): number[] {
  const study = unwrap(replayStudy(unwrap(parseStudy(source))));
  const layout = layoutOf(study.game.rules);
  const positions = studyPositions(study).map((position) => withNewFans(layout, position));
  const tallest = [false, true].flatMap((isLarge) => {
    const heights = positions.map((position) => pageHeights(layout, [position], isLarge));
    return [0, 1].map((side) => {
      const sides = heights.map((both) => both[side]!);
      return sides.indexOf(Math.max(...sides));
    });
  });
  return [...new Set(tallest)];
}
