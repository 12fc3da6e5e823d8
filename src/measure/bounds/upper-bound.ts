/*
 * Measures a share of games that no play can pass, in games with redeals in which no play is known to be perfect.
 *
 * In each deal the player is given more than the rules allow: all that the relaxation of win-relaxation.ts could bring home,
 * or any less of it. So a deal counts as won unless the relaxation proves it lost, and a lost one as stopped where the next
 * deal is worth most. What that is worth is measured from the last deal upwards, as in odds.ts: a level has an entry for
 * every class of foundation heights (height-classes.ts), and level 1 needs level 0.
 *
 * A worked example, with one redeal left: the relaxation brings spades to the queen at most, all other suits to the king. In
 * level 0 what is left after that, one king, is worth 1. So this deal counts as 1 as well, though it is lost.
 *
 * Entries are taken as they were measured, and the highest of several is more often one that was measured too high. That
 * adds to the bound.
 */

import type { Engine } from 'random-js';
import type { z } from 'zod';
import { firstOfEach, wholeGame } from '../../core/alike.ts';
import type { Preset } from '../../core/preset.ts';
import type { Rules } from '../../core/rules.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import { RANK_COUNT } from '../../solver/deal-table.ts';
import { packedOf, searchContextOf } from '../../solver/packed.ts';
import { createWinRelaxation } from '../../solver/win-relaxation.ts';
import { cardsHome, type FoundationHeights, startHeights } from '../heights.ts';
import {
  addValue,
  halfWidthOf,
  meanOf,
  newSums,
  round,
  type Sums,
  sampleTo,
  sumsShape,
} from '../interval.ts';
import type { Json, Measurement } from '../measurement.ts';
import { entriesOf, entryShape } from '../odds.ts';
import { dealtOn } from '../random-position.ts';
import { createRng, isDealtPlainly } from '../rng.ts';
import { type HeightClasses, heightClasses } from './height-classes.ts';

/** The half-width of an entry by default, in hundredths of a percentage point. */
const HALF_WIDTH = 100;
/** Games in a task of the measurement of whole games. */
const BATCH = 1000;

/** For each game a measurement of every level, and one of whole games, which needs the highest. */
export const upperBoundMeasurements: readonly Measurement[] = firstOfEach(wholeGame)
  .filter(({ rules }) => isBounded(rules))
  .flatMap((preset) => [
    ...levelNames(preset).map((_, level) => levelMeasurement(preset, level)),
    gameMeasurement(preset),
  ]);

/**
 * Whether the relaxation tells something of a deal, and redeals lay out fans of three: it tells nothing with cells, nor of
 * first deals with cards on their equals. Where cards are built down in suit odds.ts knows more.
 */
export function isBounded(rules: Rules): boolean {
  const upInSuit = rules.foundations === 'up' && rules.foundationSuit === 'same-suit';
  const plain =
    rules.packs === 1 && rules.stock === 0 && rules.merci === 0 && upInSuit && isDealtPlainly(rules);
  const tells = rules.cells === 0 && rules.direction === 'down' && rules.emptyFan === 'closed';
  return rules.redeals > 0 && plain && tells && !isSameSuitDeal(rules);
}

function levelName(id: string, level: number): string {
  return `bound-${id}-${level}`;
}

/** The measurements of the levels of a game, level 0 first. */
export function levelNames({ id, rules }: Pick<Preset, 'id' | 'rules'>): string[] {
  return Array.from({ length: rules.redeals }, (_, level) => levelName(id, level));
}

function levelMeasurement(
  { id, title, rules }: Preset,
  level: number,
): Measurement<z.infer<typeof entryShape>> {
  const name = levelName(id, level);
  const needs = level === 0 ? [] : [levelName(id, level - 1)];
  const classes = heightClasses(rules);
  return {
    name,
    summary: `No play can win ${title} more often than this with ${level} redeal${level === 1 ? '' : 's'} left after a deal, by foundations.`,
    samples: {
      of: 'hundredths of a percentage point: the half-width of each entry',
      usual: HALF_WIDTH,
    },
    needs,
    tasks: () => classes.count,
    result: entryShape,
    worker({ seed, samples }, files) {
      const after = needs.map((file) => bestWithin(classes, boundsIn(files[file] ?? null)))[0] ?? null;
      return (task) => {
        const draw = drawBound(rules, classes.heightsIn(task), createRng(seed, name, task), classes, after);
        const sums = sampleTo(samples / 10_000, draw);
        return [sums.n, round(meanOf(sums)), round(halfWidthOf(sums))];
      };
    },
    finish: (_, results) => ({
      entry: 'foundations, deals counted, bound, half-width of its 95 % interval',
      entries: results.map((result, at) => [classes.heightsIn(at).join(), ...result]),
    }),
  };
}

function gameMeasurement({ id, title, rules }: Preset): Measurement<Sums> {
  const name = `bound-${id}`;
  const below = levelName(id, rules.redeals - 1);
  const classes = heightClasses(rules);
  return {
    name,
    summary: `No play can win more games of ${title} than this.`,
    samples: { of: 'games', usual: 100_000 },
    needs: [below],
    tasks: ({ samples }) => Math.ceil(samples / BATCH),
    result: sumsShape,
    worker({ seed, samples }, files) {
      const after = bestWithin(classes, boundsIn(files[below] ?? null));
      return (task) => {
        const draw = drawBound(rules, startHeights(rules), createRng(seed, name, task), classes, after);
        const sums = newSums();
        for (let game = Math.min(BATCH, samples - task * BATCH); game > 0; game--) addValue(sums, draw());
        return sums;
      };
    },
    finish(_, results) {
      const sums = results.reduce(
        (all, { n, sum, squares }) => ({
          n: all.n + n,
          sum: all.sum + sum,
          squares: all.squares + squares,
        }),
        newSums(),
      );
      const [chance, half] = [meanOf(sums), halfWidthOf(sums)];
      return {
        games: sums.n,
        chance: round(chance),
        low: round(Math.max(0, chance - half)),
        high: round(Math.min(1, chance + half)),
      };
    },
  };
}

/** The bounds of a level, by class of heights. */
export function boundsIn(file: Json): readonly number[] {
  return entriesOf(file).map((entry) => entry[2]!);
}

/** By class of heights: the highest of some values among all heights of which no suit is above its own. */
export function bestWithin(
  { count, classOf, heightsIn }: HeightClasses,
  values: readonly number[],
): Float64Array {
  const best = Float64Array.from(values);
  const all = Array.from({ length: count }, (_, at) => ({ at, heights: heightsIn(at) }));
  // Those that have a card less come first.
  all.sort((a, b) => cardsHome(a.heights) - cardsHome(b.heights));
  for (const { at, heights } of all) {
    for (const suit of heights.keys()) {
      if (heights[suit]! > 0)
        best[at] = Math.max(best[at]!, best[classOf(heights.with(suit, heights[suit]! - 1))]!);
    }
  }
  return best;
}

/** Draws random deals on some foundations, and gives of each what {@link dealBound} does. */
function drawBound(
  rules: Rules,
  heights: FoundationHeights,
  engine: Engine,
  classes: HeightClasses,
  after: Float64Array | null,
): () => number {
  const context = searchContextOf(rules, dealtOn(engine, heights));
  const { farthest } = createWinRelaxation(context);
  return () => dealBound(farthest(packedOf(context, dealtOn(engine, heights)))!, classes, after);
}

/**
 * What no play of a deal can be worth more than, by the heights that the relaxation brings its foundations to: 1 where these
 * are all, else what `after` has for their class; nothing where that is null, in the last deal.
 */
export function dealBound(
  reached: Uint8Array,
  { classOf }: HeightClasses,
  after: Float64Array | null,
): number {
  if (reached.every((height) => height === RANK_COUNT)) return 1;
  return after === null ? 0 : after[classOf(reached)]!;
}
