import { heightsOf, type Odds, VECTORS, vectorOf } from '../solver/odds.ts';
import type { Figure } from './advice-part.ts';
import { round } from './interval.ts';
import type { KingCount } from './kings.ts';
import type { Json } from './measurement.ts';

/** The measured files that a piece of advice builds on or quotes. */
export interface MeasuredInputs {
  /** The table of La Belle Lucie. */
  readonly odds: Odds;
  /** Other files, by the name of their measurement. */
  readonly files: Readonly<Record<string, Json>>;
}

/** A share as the files have it. */
interface StoredShare {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** The games that perfect play won, in the file of a game. */
export function perfectFigure(file: Json): Figure {
  const { games, ways } = file as unknown as {
    games: number;
    ways: readonly (StoredShare & { way: string })[];
  };
  return shareFigure(ways.find(({ way }) => way === 'perfect')!, games);
}

/** The first deals that can be won, in the file of a first deal. */
export function solvableFigure(file: Json): Figure {
  const { deals, verdicts } = file as unknown as {
    deals: number;
    verdicts: readonly (StoredShare & { verdict: string })[];
  };
  return shareFigure(verdicts.find(({ verdict }) => verdict === 'solvable')!, deals);
}

/** A count of kings in the file of a first deal. */
export function kingFigure(file: Json, count: KingCount): Figure {
  const { kings } = file as unknown as { kings: readonly (StoredShare & { id: string; n: number })[] };
  const found = kings.find(({ id }) => id === count)!;
  return shareFigure(found, found.n);
}

function shareFigure({ chance, low, high }: StoredShare, n: number): Figure {
  return { n, mean: chance, low, high };
}

/** An entry of a table as a figure. How many deals it took is in the file of the table, so `n` is 0 here. */
export function tableFigure(odds: Odds, heights: ArrayLike<number>, level: number): Figure {
  const vector = vectorOf(heights);
  const [mean, half] = [odds.chances[level]![vector]!, odds.halfWidths[level]![vector]!];
  return { n: 0, mean: round(mean), low: round(mean - half), high: round(mean + half) };
}

/** The difference of two figures that were measured independently. */
export function differenceOf(a: Figure, b: Figure): Figure {
  const half = Math.hypot(a.high - a.mean, b.high - b.mean);
  const mean = a.mean - b.mean;
  return { n: 0, mean: round(mean), low: round(mean - half), high: round(mean + half) };
}

/** The numbers of cards left that have entries enough to speak of their remainder modulo 3. */
const LEAST_LEFT = 6;
const MOST_LEFT = 46;

/**
 * By how much a number of cards left is better than its neighbours, as a mean over the numbers with a remainder modulo 3
 * (the remainder is the size of the one short fan after the redeal).
 *
 * For remainder 1 the numbers are 7, 10, …, 46. For 7 it is the mean chance of all entries with 7 cards left, less half of
 * the mean chance with 6 and half of that with 8; that these weights are summed up first is for the interval.
 */
export function worthByRemainder(odds: Odds, level: number, remainder: number): Figure {
  const sums = Array.from({ length: 53 }, () => ({ entries: 0, chance: 0, variance: 0 }));
  for (let vector = 0; vector < VECTORS; vector++) {
    const left = heightsOf(vector).reduce((rest, height) => rest - height, 52);
    const sum = sums[left]!;
    sum.entries++;
    sum.chance += odds.chances[level]![vector]!;
    sum.variance += odds.halfWidths[level]![vector]! ** 2;
  }
  const weights = new Map<number, number>();
  const numbers = Array.from({ length: MOST_LEFT - LEAST_LEFT + 1 }, (_, index) => LEAST_LEFT + index).filter(
    (left) => left % 3 === remainder,
  );
  for (const left of numbers) {
    for (const [number, weight] of [
      [left, 1],
      [left - 1, -0.5],
      [left + 1, -0.5],
    ] as const) {
      weights.set(number, (weights.get(number) ?? 0) + weight / numbers.length);
    }
  }
  let mean = 0;
  let variance = 0;
  for (const [left, weight] of weights) {
    const { entries, chance, variance: own } = sums[left]!;
    mean += (weight * chance) / entries;
    variance += (weight / entries) ** 2 * own;
  }
  const half = Math.sqrt(variance);
  return { n: numbers.length, mean: round(mean), low: round(mean - half), high: round(mean + half) };
}
