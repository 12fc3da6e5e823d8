/*
 * The parts of a test of advice. A worked example, for "build on a card whose next higher one lies under a king":
 *
 *     trial     deals a pack, plays it perfectly with the advice and without it, and gives
 *               { counts: [['win lost', 0], ['cards lost', 2]], example: undefined }
 *     figures   the mean of each count over all trials, with its 95 % interval: 'cards lost': 0.11, 0.10 to 0.12
 *     verdict   'partly', since the lower end of 'win lost' is above 0
 */

import type { Engine } from 'random-js';
import { z } from 'zod';
import { countFigure, intervalOf, meanOf, newSums, round, type Sums, sumsShape } from './interval.ts';
import type { Json } from './measurement.ts';

/** Whether a piece of advice is right; `partly` where it is in one sense and not in another, which the figures show. */
type Verdict = 'true' | 'partly' | 'false';

/** A measured mean of `n` values, with its 95 % interval. */
export type Figure = z.infer<typeof figureShape>;

const figureShape = z.readonly(z.object({ n: z.int(), mean: z.number(), low: z.number(), high: z.number() }));

/** Figures by name; one that was never counted is not there. */
export type Figures = Readonly<Record<string, Figure>>;

/** What {@link Figures} are where they come from a file. */
export const figuresShape = z.record(z.string(), figureShape);

/** The lower end of a figure's interval; 0 when it was never counted. */
export function lowOf(figures: Figures, name: string): number {
  return figures[name]?.low ?? 0;
}

/** A counterexample: a position with so many cards left (`left`), and moves or words beside it. */
type Example = z.infer<typeof exampleShape>;

const exampleShape = z.readonly(z.object({ left: z.int(), position: z.string(), moves: z.string() }));

/** The result of one trial: values by the name of their figure, and a counterexample where the advice fails. */
export interface AdviceTrial {
  readonly counts: readonly (readonly [figure: string, value: number])[];
  readonly example?: Example | undefined;
}

/** What some figures are counted in, by their names: numbers of cards, or differences of two shares. */
export type FigureUnits = Readonly<Record<string, 'cards' | 'points'>>;

/** Figures that are all counted in the same. */
export function countedIn(unit: FigureUnits[string], names: readonly string[]): FigureUnits {
  return Object.fromEntries(names.map((name) => [name, unit]));
}

/** A piece of advice, or a claim, and its test; `Inputs` are the measured files that the test builds on. */
export interface AdviceTest<Inputs> {
  readonly id: string;
  /** Ids in content/sources.json of those who give it. */
  readonly sources: readonly string[];
  /** The advice in our words. */
  readonly claim: string;
  /** The method in one or two sentences, for readers. */
  readonly test: string;
  /** The id of the study that shows a counterexample. */
  readonly study?: string;
  /** How many of the `samples` stand for one trial: 4 makes a quarter as many trials. 0 where there are none. */
  readonly samplesPerTrial: number;
  /** Makes one trial. */
  trial?(engine: Engine, inputs: Inputs): AdviceTrial;
  /** Figures that are worked out from the inputs without a trial. */
  computed?(inputs: Inputs): Figures;
  /** What figures are counted in, by their names, where it is not shares. */
  readonly units?: FigureUnits;
  verdict(figures: Figures): Verdict;
}

/** The result of a task: the sums of each figure over some trials, and the counterexample with the fewest cards. */
export type TrialSums = z.infer<typeof trialSumsShape>;

/** What {@link TrialSums} are where they come from a file. */
export const trialSumsShape = z.readonly(
  z.object({
    trials: z.int(),
    sums: z.record(z.string(), sumsShape),
    smallest: exampleShape.nullable(),
  }),
);

/** Makes some trials. */
export function runTrials<Inputs>(
  advice: AdviceTest<Inputs>,
  engine: Engine,
  inputs: Inputs,
  trials: number,
): TrialSums {
  const sums: Record<string, Sums> = {};
  let smallest: Example | null = null;
  for (let n = 0; n < trials; n++) {
    const { counts, example } = advice.trial!(engine, inputs);
    for (const [name, value] of counts) countFigure(sums, name, value);
    if (example !== undefined && (smallest === null || example.left < smallest.left)) smallest = example;
  }
  return { trials, sums, smallest };
}

/** The row of a piece of advice in the file: its verdict, and the figures it rests on. */
export function rowOf<Inputs>(
  advice: AdviceTest<Inputs>,
  parts: readonly TrialSums[],
  computed: Figures,
): Json {
  const { id, sources, claim, test, study = null } = advice;
  const figures: Figures = { ...computed, ...figuresOf(parts.map(({ sums }) => sums)) };
  const n = parts.reduce((total, { trials }) => total + trials, 0);
  const smallest = parts.reduce<Example | null>(
    (least, part) =>
      part.smallest !== null && part.smallest.left < (least?.left ?? 99) ? part.smallest : least,
    null,
  );
  const verdict = advice.verdict(figures);
  return { id, sources, claim, test, verdict, n, figures, study, example: smallest };
}

/** The figures of several tasks together, by name. */
export function figuresOf(parts: readonly Readonly<Record<string, Sums>>[]): Figures {
  const all: Record<string, Sums> = {};
  for (const [name, { n, sum, squares }] of parts.flatMap((part) => Object.entries(part))) {
    all[name] ??= newSums();
    all[name].n += n;
    all[name].sum += sum;
    all[name].squares += squares;
  }
  return Object.fromEntries(Object.entries(all).map(([name, sums]) => [name, figureOf(sums)]));
}

function figureOf(sums: Sums): Figure {
  const { low, high } = intervalOf(sums);
  return { n: sums.n, mean: round(meanOf(sums)), low: round(low), high: round(high) };
}
