/*
 * Measures how many first deals can be won without a redeal and without a merci in the games that the exact search is
 * not for: one task a deal. What a search could neither win nor prove lost within its limit is counted as unknown.
 */

import { firstDeal, firstOfEach } from '../core/alike.ts';
import { deal } from '../core/deal/deal.ts';
import type { Preset } from '../core/preset.ts';
import { proportionOf } from '../core/proportion.ts';
import { isSameSuitDeal } from '../solver/deal-search.ts';
import { search } from '../solver/search.ts';
import type { Measurement } from './measurement.ts';

/** The most positions that are searched in a deal. */
const LIMIT = 1_000_000;

/** Games of which a deal is settled soon: more of them are tried. */
const SOON_SETTLED: readonly string[] = [
  'fan-with-reserve',
  'free-fan',
  'super-flower-garden',
  'bristol',
  'quads-plus',
  'clover-leaf',
  'alexander-the-great',
];

/** The verdicts of the search, by their numbers in the results. */
const VERDICTS = ['solvable', 'unsolvable', 'unknown'] as const;

/** One measurement for each of the other first deals. */
export const dealMeasurements: readonly Measurement[] = firstOfEach(firstDeal)
  .filter(({ rules }) => !isSameSuitDeal(rules))
  .map(dealMeasurement);

function dealMeasurement({ id, title, rules }: Preset): Measurement {
  const name = `deals-${id}`;
  return {
    name,
    summary: `How many deals of ${title} can be won without a redeal, within ${LIMIT} positions a deal.`,
    samples: { of: 'deals', usual: SOON_SETTLED.includes(id) ? 10_000 : 1_000 },
    needs: [],
    tasks: ({ samples }) => samples,
    worker:
      ({ seed }) =>
      (task) => {
        const { verdict, nodes } = search(rules, deal(rules, `${seed} ${name} ${task}`), LIMIT, 'win');
        return [VERDICTS.indexOf(verdict), nodes];
      },
    finish: ({ samples }, results) => ({
      deals: samples,
      verdicts: VERDICTS.map((verdict, index) => {
        const count = results.filter((result) => (result as readonly number[])[0] === index).length;
        return { verdict, deals: count, ...proportionOf(count, samples) };
      }),
      nodes: results.reduce<number>((sum, result) => sum + (result as readonly number[])[1]!, 0) / samples,
    }),
  };
}
