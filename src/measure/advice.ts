/*
 * Puts the advice and the claims of the books to the test. There are four measurements: of what is said about one
 * deal and of the order of builds, which need nothing but a search; of what is said about redeals, which needs the
 * tables of perfect play; and of what the chapters on strategy add. What another measurement has counted already, such
 * as the games that perfect play wins, is quoted from its file and not counted again.
 */

import { drawAdvice } from './advice-draw.ts';
import { kingAdvice, lateKingAdvice } from './advice-kings.ts';
import { orderAdvice } from './advice-order.ts';
import { type AdviceTest, rowOf, type Sum, tryAdvice } from './advice-part.ts';
import { redealAdvice } from './advice-redeals.ts';
import { strategyAdvice } from './advice-strategy.ts';
import type { Known } from './advice-table.ts';
import { singleMoveAdvice, trefoilAdvice } from './advice-variants.ts';
import type { Json, Measurement, RunOptions } from './measurement.ts';
import { oddsName, oddsOf } from './odds.ts';
import { createRng } from './rng.ts';

/** Trials that one task makes. */
const CHUNK = 100;

/** The tables for none to three redeals. */
const TABLES = [0, 1, 2, 3].map((level) => oddsName({ merci: 'none', when: 'any-time' }, level));
/** What was won in first deals and in whole games. */
const SHARES = ['deals', 'play'].flatMap((kind) => [`${kind}-la-belle-lucie`, `${kind}-trefoil`]);

function known(files: Readonly<Record<string, Json>>): Known {
  return { odds: oddsOf(TABLES.map((name) => files[name] ?? null)), files };
}

/** The measurements of advice. */
export const adviceMeasurements: readonly Measurement[] = [
  adviceMeasurement(
    'advice-deal',
    'What the books advise within a deal, put to the test.',
    [],
    [...kingAdvice, ...drawAdvice, ...singleMoveAdvice, ...lateKingAdvice],
    () => null,
  ),
  adviceMeasurement(
    'advice-order',
    'What the books advise on the order of builds, put to the test.',
    [],
    orderAdvice,
    () => null,
  ),
  adviceMeasurement(
    'advice-redeals',
    'What the books say about redeals and Trefoil, put to the test.',
    [...TABLES, ...SHARES, 'play-three-redeals'],
    [...redealAdvice, ...trefoilAdvice],
    known,
  ),
  adviceMeasurement(
    'advice-strategy',
    'What the chapters on strategy say, put to the test.',
    [...TABLES, 'deals-la-belle-lucie'],
    strategyAdvice,
    known,
  ),
];

function adviceMeasurement<Given>(
  name: string,
  summary: string,
  needs: readonly string[],
  advice: readonly AdviceTest<Given>[],
  read: (given: Readonly<Record<string, Json>>) => Given,
): Measurement {
  const tasksOf = ({ samples }: RunOptions): { readonly index: number; readonly trials: number }[] =>
    advice.flatMap(({ one }, index) => {
      const all = one === 0 ? 0 : Math.ceil(samples / one);
      return Array.from({ length: Math.ceil(all / CHUNK) }, (_, at) => ({
        index,
        trials: Math.min(CHUNK, all - at * CHUNK),
      }));
    });
  return {
    name,
    summary,
    samples: {
      of: 'deals tried for the advice that is quickest to try; others are tried on a part of them',
      usual: 40_000,
    },
    needs,
    // The last task makes no trial: it works out what the tables alone say.
    tasks: (settings) => tasksOf(settings).length + 1,
    worker(settings, files) {
      const tasks = tasksOf(settings);
      const given = read(files);
      return (task) => {
        const mine = tasks[task];
        if (mine === undefined) return advice.map((one) => one.known?.(given) ?? {}) as unknown as Json;
        const engine = createRng(settings.seed, name, task);
        const sum = tryAdvice(advice[mine.index]!, engine, given, mine.trials);
        return [mine.index, sum] as unknown as Json;
      };
    },
    finish: (_, results) => {
      const sums = results.slice(0, -1) as unknown as readonly (readonly [number, Sum])[];
      const known = results.at(-1) as unknown as readonly ReturnType<
        NonNullable<AdviceTest<Given>['known']>
      >[];
      return {
        row: 'a claim and its verdict; each figure has its number of values, mean and 95 % interval (of an entry of a table: 0, that of the table)',
        rows: advice.map((one, index) =>
          rowOf(
            one,
            sums.filter(([of]) => of === index).map(([, sum]) => sum),
            known[index]!,
          ),
        ),
      };
    },
  };
}
