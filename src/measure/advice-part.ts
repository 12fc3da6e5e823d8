import type { Engine } from 'random-js';
import { proportionOf } from '../core/proportion.ts';
import { add, halfWidthOf, meanOf, newTally, round, type Sums } from './interval.ts';
import type { Json } from './measurement.ts';

/** How a piece of advice fares: `partly` where it holds only in some sense that the figures show. */
type Verdict = 'true' | 'partly' | 'false';

/** A measured mean with its 95 % interval, and how many values it is of. */
export interface Figure {
  readonly n: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Figures by name; one that was never counted is not there. */
export type Figures = Readonly<Record<string, Figure>>;

/** The lower end of a figure's interval; 0 when it was never counted. */
export function lowOf(figures: Figures, name: string): number {
  return figures[name]?.low ?? 0;
}

/** A deal that speaks against the advice; the smallest is kept. */
interface Example {
  readonly left: number;
  readonly position: string;
  readonly moves: string;
}

/** What one trial adds: values by the name of their figure, and a counterexample if it is one. */
export interface AdviceTrial {
  readonly counts: readonly (readonly [figure: string, value: number])[];
  readonly example?: Example | undefined;
}

/** A piece of advice, or a claim, and how it is put to the test. */
export interface AdviceTest<Given> {
  readonly id: string;
  /** Ids of those who say it, in content/sources.json. */
  readonly sources: readonly string[];
  /** What they say, in our words. */
  readonly claim: string;
  /** What was tried. */
  readonly test: string;
  /** The study that shows a counterexample. */
  readonly study?: string;
  /** One trial for so many of the `samples`; 0 where the tables alone answer. */
  readonly one: number;
  trial?(engine: Engine, given: Given): AdviceTrial;
  /** Figures that need no trial. */
  known?(given: Given): Figures;
  verdict(figures: Figures): Verdict;
}

/** What some trials gave. */
export interface Sum {
  readonly trials: number;
  readonly tallies: Readonly<Record<string, Sums>>;
  readonly smallest: Example | null;
}

/** Makes some trials. */
export function tryAdvice<Given>(
  advice: AdviceTest<Given>,
  engine: Engine,
  given: Given,
  trials: number,
): Sum {
  const tallies: Record<string, Sums> = {};
  let smallest: Example | null = null;
  for (let n = 0; n < trials; n++) {
    const { counts, example } = advice.trial!(engine, given);
    for (const [name, value] of counts) {
      tallies[name] ??= newTally();
      add(tallies[name], value);
    }
    if (example !== undefined && (smallest === null || example.left < smallest.left)) smallest = example;
  }
  return { trials, tallies, smallest };
}

/** The row of a piece of advice in the file: its verdict, with the figures that say so. */
export function rowOf<Given>(advice: AdviceTest<Given>, sums: readonly Sum[], known: Figures): Json {
  const { id, sources, claim, test, study = null } = advice;
  const figures: Figures = { ...known, ...figuresOf(sums.map(({ tallies }) => tallies)) };
  const n = sums.reduce((total, { trials }) => total + trials, 0);
  const smallest = sums.reduce<Example | null>(
    (least, one) => (one.smallest !== null && one.smallest.left < (least?.left ?? 99) ? one.smallest : least),
    null,
  );
  const verdict = advice.verdict(figures);
  return { id, sources, claim, test, verdict, n, figures, study, example: smallest } as unknown as Json;
}

/** The figures of what was counted in several parts, by name. */
export function figuresOf(parts: readonly Readonly<Record<string, Sums>>[]): Figures {
  const tallies: Record<string, Sums> = {};
  for (const [name, { n, sum: total, squares }] of parts.flatMap((part) => Object.entries(part))) {
    tallies[name] ??= newTally();
    const tally = tallies[name];
    tally.n += n;
    tally.sum += total;
    tally.squares += squares;
  }
  return Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, figureOf(tally)]));
}

function figureOf(tally: Sums): Figure {
  const { n } = tally;
  const mean = meanOf(tally);
  if (tally.squares === tally.sum) {
    const { low, high } = proportionOf(tally.sum, n);
    return { n, mean: round(mean), low: round(low), high: round(high) };
  }
  const half = halfWidthOf(tally);
  return { n, mean: round(mean), low: round(mean - half), high: round(mean + half) };
}
