/*
 * Puts the advice and the claims of the books to the test. There are four measurements: of what is said about one
 * deal and of the order of builds, which need nothing but a search; of what is said about redeals, which needs the
 * tables of perfect play; and of what the chapters on strategy add. What another measurement has counted already, such
 * as the games that perfect play wins, is quoted from its file and not counted again.
 */

import { z } from 'zod';
import { drawAdvice } from './advice-draw.ts';
import { kingAdvice, lateKingAdvice } from './advice-kings.ts';
import { orderAdvice } from './advice-order.ts';
import {
  type AdviceTest,
  type FigureUnits,
  figuresShape,
  rowOf,
  runTrials,
  trialSumsShape,
} from './advice-part.ts';
import { redealAdvice } from './advice-redeals.ts';
import { strategyAdvice } from './advice-strategy.ts';
import type { MeasuredInputs } from './advice-table.ts';
import { singleMoveAdvice, trefoilAdvice } from './advice-variants.ts';
import type { Json, Measurement, RunOptions } from './measurement.ts';
import { oddsName, oddsOf } from './odds.ts';
import { createRng } from './rng.ts';

/** Trials in a task. */
const BATCH = 100;

/** The tables for none to three redeals. */
const TABLE_NAMES = [0, 1, 2, 3].map((level) => oddsName({ merci: 'none', when: 'any-time' }, level));
/** The measurements of first deals and whole games that are quoted. */
const QUOTED = ['deals', 'play'].flatMap((kind) => [`${kind}-la-belle-lucie`, `${kind}-trefoil`]);

function readInputs(files: Readonly<Record<string, Json>>): MeasuredInputs {
  return { odds: oddsOf(TABLE_NAMES.map((name) => files[name] ?? null)), files };
}

/** Advice that needs no tables, advice on redeals, and what the chapters on strategy add. */
const DEAL_ADVICE = [...kingAdvice, ...drawAdvice, ...singleMoveAdvice, ...lateKingAdvice];
const REDEAL_ADVICE = [...redealAdvice, ...trefoilAdvice];

/** What figures are counted in where it is not shares, by the id of their piece of advice. */
export const adviceUnits: ReadonlyMap<string, FigureUnits> = new Map(
  [...DEAL_ADVICE, ...orderAdvice, ...REDEAL_ADVICE, ...strategyAdvice].map(({ id, units = {} }) => [
    id,
    units,
  ]),
);

/** The measurements of advice. */
export const adviceMeasurements: readonly Measurement[] = [
  adviceMeasurement(
    'advice-deal',
    'What the books advise within a deal, put to the test.',
    [],
    DEAL_ADVICE,
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
    [...TABLE_NAMES, ...QUOTED, 'play-three-redeals'],
    REDEAL_ADVICE,
    readInputs,
  ),
  adviceMeasurement(
    'advice-strategy',
    'What the chapters on strategy say, put to the test.',
    [...TABLE_NAMES, 'deals-la-belle-lucie'],
    strategyAdvice,
    readInputs,
  ),
];

/** What the result of a task is: the trials of one of so many pieces of advice, or the figures of all that need no trial. */
function resultShape(advice: number) {
  const index = z
    .int()
    .min(0)
    .max(advice - 1);
  return z.union([
    z.object({ index, sums: trialSumsShape }),
    z.object({ computed: z.array(figuresShape).length(advice) }),
  ]);
}
type TaskResult = z.infer<ReturnType<typeof resultShape>>;

function adviceMeasurement<Inputs>(
  name: string,
  summary: string,
  needs: readonly string[],
  advice: readonly AdviceTest<Inputs>[],
  read: (files: Readonly<Record<string, Json>>) => Inputs,
): Measurement<TaskResult> {
  const tasksOf = ({ samples }: RunOptions): { readonly index: number; readonly trials: number }[] =>
    advice.flatMap(({ samplesPerTrial }, index) => {
      const all = samplesPerTrial === 0 ? 0 : Math.ceil(samples / samplesPerTrial);
      return Array.from({ length: Math.ceil(all / BATCH) }, (_, batch) => ({
        index,
        trials: Math.min(BATCH, all - batch * BATCH),
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
    // The last task makes no trial: it works out the figures that need none.
    tasks: (settings) => tasksOf(settings).length + 1,
    result: resultShape(advice.length),
    worker(settings, files) {
      const tasks = tasksOf(settings);
      const inputs = read(files);
      return (task) => {
        const part = tasks[task];
        if (part === undefined) return { computed: advice.map((one) => one.computed?.(inputs) ?? {}) };
        const engine = createRng(settings.seed, name, task);
        const sums = runTrials(advice[part.index]!, engine, inputs, part.trials);
        return { index: part.index, sums };
      };
    },
    finish: (_, results) => {
      const trials = results.filter((result) => 'sums' in result);
      const computed = results.flatMap((result) => ('computed' in result ? result.computed : []));
      return {
        row: 'a claim and its verdict; each figure has its number of values, mean and 95 % interval (of an entry of a table: 0, that of the table)',
        rows: advice.map((one, index) =>
          rowOf(
            one,
            trials.filter((trial) => trial.index === index).map(({ sums }) => sums),
            computed[index]!,
          ),
        ),
      };
    },
  };
}
