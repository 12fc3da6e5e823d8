/** The normal quantile of a two-sided 95 % interval. */
export const Z = 1.959964;

/** A share of trials, 0–1, with its 95 % interval. */
export interface Share {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** A share of `n` trials, with Wilson's interval: it stays within 0–1 and is honest near both ends. */
export function shareOf(wins: number, n: number): Share {
  const chance = wins / n;
  const middle = (chance + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((chance * (1 - chance)) / n + (Z * Z) / (4 * n * n));
  return { chance, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
