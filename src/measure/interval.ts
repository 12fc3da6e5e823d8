import { z } from 'zod';
import { type Proportion, proportionOf, Z } from '../core/proportion.ts';

/*
 * Means with their 95 % confidence intervals, from running sums that can be added up over tasks and machines.
 *
 * A worked example: the values 1, 0, 1, 1 have n = 4, sum = 3 and squares = 3, so their mean is 0.75. They are shares
 * (all of them 0 or 1: squares = sum), so the interval is Wilson's, 0.30 to 0.95. Values such as 3, 5, 4 have n = 3,
 * sum = 12, squares = 50: mean 4, variance (50 − 12²/3) / 2 = 1, half-width 1.96 × √(1/3) = 1.13.
 */

/** Rounds a share, or any figure of its size, for a file: to a thousandth of a percentage point. */
export function round(share: number): number {
  return Math.round(share * 1e5) / 1e5;
}

/** A share of a sample with its 95 % interval (Wilson's), rounded for a file. */
export function roundedProportion(
  count: number,
  n: number,
): { readonly chance: number; readonly low: number; readonly high: number } {
  const { chance, low, high } = proportionOf(count, n);
  return { chance: round(chance), low: round(low), high: round(high) };
}

/** Running sums of a sample: how many values, their sum, and the sum of their squares. */
export type Sums = z.infer<typeof sumsShape>;

/** What {@link Sums} are where they come from a file. */
export const sumsShape = z.object({ n: z.int(), sum: z.number(), squares: z.number() });

/** The sums of no value yet. */
export function newSums(): Sums {
  return { n: 0, sum: 0, squares: 0 };
}

/** Adds a value to the sums, and returns them. */
export function addValue(sums: Sums, value: number): Sums {
  sums.n++;
  sums.sum += value;
  sums.squares += value * value;
  return sums;
}

/** Adds a value to the sums of the figure with a name. */
export function countFigure(figures: Record<string, Sums>, name: string, value: number): void {
  figures[name] ??= newSums();
  addValue(figures[name], value);
}

/** The mean of the values. */
export function meanOf({ n, sum }: Sums): number {
  return sum / n;
}

/** The unbiased estimate of the variance of the values. */
function varianceOf({ n, sum, squares }: Sums): number {
  return Math.max(0, (squares - (sum * sum) / n) / (n - 1));
}

/** Half the width of the 95 % interval of the mean; of Wilson's where all values are 0 or 1. */
export function halfWidthOf(sums: Sums): number {
  const share = shareOf(sums);
  return share === null ? Z * Math.sqrt(varianceOf(sums) / sums.n) : (share.high - share.low) / 2;
}

/** The 95 % interval of the mean; Wilson's where all values are 0 or 1, in which the mean is not the middle. */
export function intervalOf(sums: Sums): { readonly low: number; readonly high: number } {
  const share = shareOf(sums);
  if (share !== null) return share;
  const [mean, half] = [meanOf(sums), halfWidthOf(sums)];
  return { low: mean - half, high: mean + half };
}

/** The mean as a share with its interval, where all values are 0 or 1; null where they are not. */
function shareOf({ n, sum, squares }: Sums): Proportion | null {
  return squares === sum ? proportionOf(sum, n) : null;
}

/** The sample size at which a mean of values with this variance has a half-width of at most `halfWidth`. */
function samplesFor(variance: number, halfWidth: number): number {
  return Math.ceil((Z * Z * variance) / (halfWidth * halfWidth));
}

/** Values of the pilot of {@link sampleTo}. */
const PILOT = 400;
/** The fewest values of a sample, where the pilot saw (almost) no difference between them. */
const LEAST = 500;

/**
 * Draws values, 0–1 each, until the interval of their mean is as narrow as asked for.
 *
 * How many it draws is told by a pilot of 400, which are not counted, and a twentieth more while the interval is too wide. (To
 * stop as soon as an interval looks narrow would favour values that agree by accident.)
 */
export function sampleTo(halfWidth: number, draw: () => number): Sums {
  const addDrawn = (sums: Sums, count: number): Sums => {
    for (let n = 0; n < count; n++) addValue(sums, draw());
    return sums;
  };
  // One win and one loss more than were seen, so that a pilot of equals is not taken for certainty.
  const pilot = addValue(addValue(addDrawn(newSums(), PILOT), 0), 1);
  const sums = addDrawn(newSums(), Math.max(LEAST, samplesFor(varianceOf(pilot), halfWidth)));
  while (halfWidthOf(sums) > halfWidth) addDrawn(sums, Math.ceil(sums.n / 20));
  return sums;
}
