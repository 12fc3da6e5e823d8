/*
 * Measures how many first deals can be won without a redeal and without a merci in the games that the exact search is
 * not for: one task a deal. What a search could neither win nor prove lost within its limit is counted as unknown.
 */

import { z } from 'zod';
import { firstDeal, firstOfEach } from '../core/alike.ts';
import { deal } from '../core/deal/deal.ts';
import type { Preset } from '../core/preset.ts';
import { proportionOf } from '../core/proportion.ts';
import { isSameSuitDeal } from '../solver/deal-search.ts';
import { search } from '../solver/search.ts';
import type { Measurement } from './measurement.ts';
import { isDealtPlainly } from './rng.ts';

/** The most positions that are searched in a deal. */
const LIMIT = 1_000_000;

/** How many deals are tried: the more, the sooner a deal of the game is settled. */
const DEFAULT_DEALS: Readonly<Record<string, number>> = {
  'alexander-the-great': 100_000,
  'alternating-colours': 10_000,
  'box-fan': 10_000,
  bristol: 100_000,
  'ceiling-fan': 10_000,
  'clover-leaf': 100_000,
  'dicks-shamrocks': 10_000,
  'fan-with-reserve': 100_000,
  'free-fan': 100_000,
  'house-in-the-woods': 10_000,
  'house-on-the-hill': 10_000,
  'quads-plus': 100_000,
  school: 100_000,
  'scotch-patience': 100_000,
  shamrocks: 10_000,
  'shamrocks-as-dealt': 10_000,
  'super-flower-garden': 100_000,
  'three-card-fan': 10_000,
};

/** The verdicts of the search, by their numbers in the results. */
const VERDICTS = ['solvable', 'unsolvable', 'unknown'] as const;

/** The result of a task: the verdict on its deal, and the positions searched. */
const resultShape = z.tuple([
  z
    .int()
    .min(0)
    .max(VERDICTS.length - 1),
  z.int().nonnegative(),
]);

/** One measurement for each of the other first deals. */
export const dealMeasurements: readonly Measurement[] = firstOfEach(firstDeal)
  .filter(({ rules }) => !isSameSuitDeal(rules) || !isDealtPlainly(rules))
  .map(dealMeasurement);

function dealMeasurement({ id, title, rules }: Preset): Measurement<z.infer<typeof resultShape>> {
  const name = `deals-${id}`;
  return {
    name,
    summary: `How many deals of ${title} can be won without a redeal, within ${LIMIT} positions a deal.`,
    samples: { of: 'deals', usual: DEFAULT_DEALS[id] ?? 1_000 },
    needs: [],
    tasks: ({ samples }) => samples,
    result: resultShape,
    worker:
      ({ seed }) =>
      (task) => {
        const { verdict, nodes } = search(rules, deal(rules, `${seed} ${name} ${task}`), LIMIT, 'win');
        return [VERDICTS.indexOf(verdict), nodes];
      },
    finish: ({ samples }, results) => ({
      deals: samples,
      verdicts: VERDICTS.map((verdict, index) => {
        const count = results.filter(([found]) => found === index).length;
        return { verdict, deals: count, ...proportionOf(count, samples) };
      }),
      nodes: results.reduce((sum, [, nodes]) => sum + nodes, 0) / samples,
    }),
  };
}
