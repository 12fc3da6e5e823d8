import { proportionOf, Z } from '../core/proportion.ts';

/** Rounds a share, or any figure of its size, for a file: to a thousandth of a percentage point. */
export function round(share: number): number {
  return Math.round(share * 1e5) / 1e5;
}

/** Values that were counted: how many, their sum, and the sum of their squares. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

/** Nothing counted yet. */
export function newTally(): Sums {
  return { n: 0, sum: 0, squares: 0 };
}

/** Counts a value, and gives the tally back. */
export function add(tally: Sums, value: number): Sums {
  tally.n++;
  tally.sum += value;
  tally.squares += value * value;
  return tally;
}

/** The mean of what was counted. */
export function meanOf({ n, sum }: Sums): number {
  return sum / n;
}

/** The variance of the values, estimated from those counted. */
export function varianceOf({ n, sum, squares }: Sums): number {
  return Math.max(0, (squares - (sum * sum) / n) / (n - 1));
}

/** Half the width of the 95 % interval of the mean of values 0–1; Wilson's where all of them are 0 or 1. */
export function halfWidthOf(tally: Sums): number {
  if (tally.squares === tally.sum) {
    const { low, high } = proportionOf(tally.sum, tally.n);
    return (high - low) / 2;
  }
  return Z * Math.sqrt(varianceOf(tally) / tally.n);
}

/** How many values of a variance give a mean a half-width of at most `halfWidth`. */
export function samplesFor(variance: number, halfWidth: number): number {
  return Math.ceil((Z * Z * variance) / (halfWidth * halfWidth));
}
