import { expect, test } from 'vitest';
import { dealAgain } from '../../src/core/deal/redeal.ts';
import type { Position } from '../../src/core/position.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { type HeightClasses, heightClasses } from '../../src/measure/bounds/height-classes.ts';
import { bestWithin, dealBound, upperBoundMeasurements } from '../../src/measure/bounds/upper-bound.ts';
import { dealtOn } from '../../src/measure/random-position.ts';
import { createRng } from '../../src/measure/rng.ts';
import { packedOf, searchContextOf } from '../../src/solver/packed.ts';
import { createWinRelaxation } from '../../src/solver/win-relaxation.ts';
import { outcomeOf, reachable } from '../core/enumerate.ts';
import { everyOrder } from '../orders.ts';
import { triesOf } from '../sizes.ts';

const GAMES = ['super-flower-garden', 'alternating-colours'];
/** So many cards are left at most in the sets that are worked out by every one of their deals. */
const LEFT = triesOf('LEFT', 5, 6);
const sum = (heights: readonly number[]): number => heights.reduce((all, height) => all + height, 0);

/** Every deal of the cards that are not on foundations of these heights. */
function everyDeal(rules: Rules, heights: readonly number[]): Position[] {
  const before = dealtOn(createRng('any'), heights);
  const left = before.fans.flat();
  return [...everyOrder(left)].map((cards) => dealAgain(rules, before, cards));
}

/** By class of heights, where at most {@link LEFT} cards are left: a mean over every deal; 0 where more are. */
function meansOf(classes: HeightClasses, worth: (deal: Position) => number, rules: Rules): number[] {
  return Array.from({ length: classes.count }, (_, at) => {
    const heights = classes.heightsIn(at);
    if (sum(heights) < 52 - LEFT) return 0;
    const deals = everyDeal(rules, heights);
    return deals.reduce((all, deal) => all + worth(deal), 0) / deals.length;
  });
}

test.each(GAMES)(
  'in %s no set of few cards is won more often than its bound, by every deal of it',
  {
    tags: 'sized',
  },
  (id) => {
    const { rules } = presetOf(id)!;
    const classes = heightClasses(rules);
    const ends = new Map<string, number[][]>();
    /** By the plain rules: the best that a deal can be left at; no redeal is worth as much as a win. */
    const exact = (after: readonly number[] | null) => (deal: Position) => {
      const key = makePosition(rules, deal);
      if (!ends.has(key)) {
        const found = new Set([...reachable(rules, deal).values()].map(outcomeOf));
        ends.set(
          key,
          [...found].map((text) => text.split('-').map(Number)),
        );
      }
      const values = ends.get(key)!.map((heights) => {
        if (sum(heights) === 52) return 1;
        return after === null ? 0 : after[classes.classOf(heights)]!;
      });
      return Math.max(...values);
    };
    const bound = (after: readonly number[] | null) => {
      const best = after === null ? null : bestWithin(classes, after);
      return (deal: Position) => {
        const context = searchContextOf(rules, deal);
        return dealBound(createWinRelaxation(context).farthest(packedOf(context, deal))!, classes, best);
      };
    };
    let [chances, bounds] = [meansOf(classes, exact(null), rules), meansOf(classes, bound(null), rules)];
    const found = { sets: 0, higher: 0, tells: 0 };
    for (const level of [0, 1]) {
      if (level > 0)
        [chances, bounds] = [meansOf(classes, exact(chances), rules), meansOf(classes, bound(bounds), rules)];
      for (let at = 0; at < classes.count; at++) {
        expect(bounds[at]! - chances[at]!, `${level}: ${classes.heightsIn(at)}`).toBeGreaterThanOrEqual(
          -1e-12,
        );
        if (chances[at]! > 0) found.sets++;
        if (bounds[at]! > chances[at]! + 1e-12) found.higher++;
        if (chances[at]! > 0 && bounds[at]! < 1) found.tells++;
      }
    }
    expect(found.higher).toBeGreaterThan(10);
    expect(found.tells).toBeGreaterThan(20);
  },
);

test('the best within some heights looks at every set that has no suit higher', () => {
  for (const id of GAMES) {
    const classes = heightClasses(presetOf(id)!.rules);
    const values = Array.from({ length: classes.count }, (_, at) => Math.abs(Math.sin(at)));
    const best = bestWithin(classes, values);
    for (const heights of [
      [2, 1, 0, 3],
      [1, 2, 2, 0],
      [0, 0, 0, 0],
    ]) {
      const within: number[] = [];
      const visit = (set: readonly number[]): void => {
        if (set.length < 4) for (let to = 0; to <= heights[set.length]!; to++) visit([...set, to]);
        else within.push(values[classes.classOf(set)]!);
      };
      visit([]);
      expect(best[classes.classOf(heights)]).toBe(Math.max(...within));
    }
  }
});

test('a class of heights is read back, and only suits that the rules cannot tell apart change places', () => {
  for (const id of GAMES) {
    const { count, classOf, heightsIn } = heightClasses(presetOf(id)!.rules);
    for (let at = 0; at < count; at++) expect(classOf(heightsIn(at))).toBe(at);
  }
  const [free, coloured] = GAMES.map((id) => heightClasses(presetOf(id)!.rules));
  expect(free!.classOf([5, 0, 0, 9])).toBe(free!.classOf([5, 9, 0, 0]));
  expect(coloured!.classOf([5, 0, 0, 9])).not.toBe(coloured!.classOf([5, 9, 0, 0]));
  for (const same of [
    [9, 0, 0, 5],
    [0, 5, 9, 0],
    [0, 9, 5, 0],
  ])
    expect(coloured!.classOf(same)).toBe(coloured!.classOf([5, 0, 0, 9]));
});

test('the measurements are of the games with redeals in which the relaxation tells something', () => {
  const names = upperBoundMeasurements.map(({ name }) => name);
  expect(names).toEqual(
    GAMES.toReversed().flatMap((id) => [`bound-${id}-0`, `bound-${id}-1`, `bound-${id}`]),
  );
});
