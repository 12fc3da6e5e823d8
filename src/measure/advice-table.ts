import { heightsOf, type Odds, VECTORS, vectorOf } from '../solver/odds.ts';
import type { Figure } from './advice-part.ts';
import { round } from './interval.ts';
import type { KingCount } from './kings.ts';
import type { Json } from './measurement.ts';

/** What has been measured already and is told again with a piece of advice. */
export interface Known {
  /** The table of La Belle Lucie. */
  readonly odds: Odds;
  /** Other files, by the name of their measurement. */
  readonly files: Readonly<Record<string, Json>>;
}

/** A share as the files have it. */
interface Found {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** The games that perfect play won, in the file of a game. */
export function perfectFigure(file: Json): Figure {
  const { games, ways } = file as unknown as { games: number; ways: readonly (Found & { way: string })[] };
  return shareFigure(ways.find(({ way }) => way === 'perfect')!, games);
}

/** The first deals that can be won, in the file of a first deal. */
export function solvableFigure(file: Json): Figure {
  const { deals, verdicts } = file as unknown as {
    deals: number;
    verdicts: readonly (Found & { verdict: string })[];
  };
  return shareFigure(verdicts.find(({ verdict }) => verdict === 'solvable')!, deals);
}

/** A count of kings in the file of a first deal. */
export function kingFigure(file: Json, count: KingCount): Figure {
  const { kings } = file as unknown as { kings: readonly (Found & { id: string; n: number })[] };
  const found = kings.find(({ id }) => id === count)!;
  return shareFigure(found, found.n);
}

function shareFigure({ chance, low, high }: Found, n: number): Figure {
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

/** Cards left with which there are entries enough to speak of the number modulo 3. */
const FEW = 6;
const MANY = 46;

/**
 * What a number of cards left is worth by its remainder modulo 3, which decides the short fan of the redeal: the mean
 * of all entries with so many cards left, less the mean of what one card more and one card fewer are worth.
 */
export function worthByRemainder(odds: Odds, level: number, remainder: number): Figure {
  const sums = Array.from({ length: 53 }, () => ({ entries: 0, chance: 0, variance: 0 }));
  for (let vector = 0; vector < VECTORS; vector++) {
    const left = heightsOf(vector).reduce((rest, height) => rest - height, 52);
    const at = sums[left]!;
    at.entries++;
    at.chance += odds.chances[level]![vector]!;
    at.variance += odds.halfWidths[level]![vector]! ** 2;
  }
  // Each mean is counted once for its own bump and by halves in those of its neighbours: first the weights, then the sum.
  const weights = new Map<number, number>();
  const bumps = Array.from({ length: MANY - FEW + 1 }, (_, at) => FEW + at).filter(
    (left) => left % 3 === remainder,
  );
  for (const left of bumps) {
    for (const [at, weight] of [
      [left, 1],
      [left - 1, -0.5],
      [left + 1, -0.5],
    ] as const) {
      weights.set(at, (weights.get(at) ?? 0) + weight / bumps.length);
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
  return { n: bumps.length, mean: round(mean), low: round(mean - half), high: round(mean + half) };
}
