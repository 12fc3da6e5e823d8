/*
 * Measures first deals of the games that the exact search is for: how many can be won without a redeal and without a
 * draw, the most cards that can come home, and where emptied fans stay closed how often kings alone lock a deal (kings.ts).
 * For example, of a million first deals of La Belle Lucie: a histogram of the most cards home (0 to 52, the last bar being
 * the deals that can be won), and for each pattern of kings how many deals have it. Games whose first deals are alike
 * share one measurement: La Belle Lucie and Three Redeals differ only later.
 */

import { z } from 'zod';
import { firstDeal, firstOfEach } from '../core/alike.ts';
import type { Preset } from '../core/preset.ts';
import { cardCount } from '../core/rules.ts';
import { isSameSuitDeal, searchTable } from '../solver/deal-search.ts';
import { layFans } from '../solver/deal-table.ts';
import { cardsHome, startHeights } from './heights.ts';
import { roundedProportion } from './interval.ts';
import { countsOf, KING_COUNTS } from './kings.ts';
import type { Json, Measurement } from './measurement.ts';
import { createRng, dealFans, isDealtPlainly } from './rng.ts';

/** Deals in a task. */
const BATCH = 1_000;

/** The result of a task: positions searched, deals by the most cards home, deals not settled, deals by pattern of kings. */
type TaskResult = readonly [
  nodes: number,
  home: readonly number[],
  unknown: number,
  kings: readonly number[],
];

/** One measurement for each first deal that the exact search is for. */
export const firstDealMeasurements: readonly Measurement[] = firstOfEach(firstDeal)
  .filter(({ rules }) => isSameSuitDeal(rules) && isDealtPlainly(rules))
  .map(firstDealMeasurement);

function firstDealMeasurement({ id, title, rules }: Preset): Measurement<TaskResult> {
  const name = `deals-${id}`;
  const cards = cardCount(rules);
  const closed = rules.emptyFan === 'closed';
  const heights = startHeights(rules);
  return {
    name,
    summary: `How many first deals of ${title} can be won without a redeal, and how many cards can come home${closed ? '; and how often kings alone stand in the way' : ''}.`,
    // Where kings fill the emptied fans a deal takes ten times as long.
    samples: { of: 'deals', usual: closed ? 1_000_000 : 500_000 },
    needs: [],
    tasks: ({ samples }) => Math.ceil(samples / BATCH),
    result: z.tuple([
      z.int(),
      z.array(z.int()).length(cards + 1),
      z.int(),
      z.array(z.int()).length(KING_COUNTS.length),
    ]),
    worker:
      ({ seed, samples }) =>
      (task) => {
        const engine = createRng(seed, name, task);
        const home = new Array<number>(cards + 1).fill(0);
        const kings = KING_COUNTS.map(() => 0);
        let [nodes, unknown] = [0, 0];
        for (let deals = Math.min(BATCH, samples - task * BATCH); deals > 0; deals--) {
          const fans = dealFans(engine, heights);
          const answer = searchTable(layFans(!closed, fans, heights), 'all');
          const most = Math.max(...answer.ends.map(({ foundations }) => cardsHome(foundations)));
          nodes += answer.nodes;
          home[most]!++;
          if (!answer.proved) unknown++;
          const found = countsOf(fans, most === cards);
          for (const [index, [count]] of KING_COUNTS.entries()) kings[index]! += found.has(count) ? 1 : 0;
        }
        return [nodes, home, unknown, kings];
      },
    finish: ({ samples }, results) => {
      const sum = (of: (one: TaskResult) => number): number =>
        results.reduce((total, one) => total + of(one), 0);
      const home = Array.from({ length: cards + 1 }, (_, most) => sum((one) => one[1][most]!));
      const unknown = sum((one) => one[2]);
      const solvable = home[cards]!;
      const verdicts = { solvable, unsolvable: samples - solvable - unknown, unknown };
      const kings = (id: string): number =>
        sum((one) => one[3][KING_COUNTS.findIndex(([count]) => count === id)]!);
      return {
        deals: samples,
        verdicts: Object.entries(verdicts).map(([verdict, deals]) => ({
          verdict,
          deals,
          ...roundedProportion(deals, samples),
        })),
        nodes: sum((one) => one[0]) / samples,
        // By deal, as for whole games: here there is one.
        home: [home],
        ...(closed && {
          kings: KING_COUNTS.map(([id, of, words]): Json => {
            const [n, count] = [of === 'all' ? samples : kings(of), kings(id)];
            return { id, words, n, count, ...roundedProportion(count, n) };
          }),
        }),
      };
    },
  };
}
