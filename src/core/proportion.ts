/*
 * Measured shares with their 95 % confidence interval, and how they are printed.
 *
 * An example: 23 wins in 100 games are a share of 0.23, and Wilson's interval goes from 0.158 to 0.322, so it is
 * printed as 23 % (16–32). 2,292 wins in 10,000 are 22.9 % (22.1–23.8). None in 10,000 is 0 %, with the true share
 * under 0.04 %.
 */

/** The normal quantile of a two-sided 95 % interval. */
export const Z = 1.959964;

/** A share of trials, 0–1, with its 95 % interval. */
export interface Proportion {
  /** The share itself, 0–1. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of `wins` in `n` trials with Wilson's score interval, which stays within 0–1 and holds near both ends. Without a
 * trial it is 0, and may be anything.
 */
export function proportionOf(wins: number, n: number): Proportion {
  if (n === 0) return { chance: 0, low: 0, high: 1 };
  const chance = wins / n;
  const middle = (chance + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((chance * (1 - chance)) / n + (Z * Z) / (4 * n * n));
  return { chance, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * The decimals, at most so many, that a figure is printed with: its last place is that of the first digit of its
 * half-width, since what comes behind is not known. `22.924` that is known to `0.26` is `22.9`, to `1.4` it is `23`.
 */
export function decimalsOf(halfWidth: number, most: number): number {
  return halfWidth > 0 ? Math.min(most, Math.max(0, -Math.floor(Math.log10(halfWidth)))) : most;
}

/** The most decimals of the bounds of an interval, more than any sample here allows. */
export const FINEST = 6;

/**
 * Decimals of a share in percent, see {@link decimalsOf}: one at most, within one percent of none or all two, and all those
 * of its interval where it would else be printed as a number outside of it.
 */
export function percentDecimals(of: Proportion): number {
  const isNearEnd = Math.min(Math.abs(of.chance), Math.abs(1 - of.chance)) < 0.01;
  const places = decimalsOf(pointsOff(of), isNearEnd ? 2 : 1);
  const printed = Number((of.chance * 100).toFixed(places)) / 100;
  const isOutside = of.low < of.high && (printed < of.low || printed > of.high);
  return isOutside ? decimalsOf(pointsOff(of), FINEST) : places;
}

/** The half-width of a share in percentage points. */
function pointsOff({ low, high }: Proportion): number {
  return (100 * (high - low)) / 2;
}

/**
 * A share with its interval, in percent with the decimals of {@link percentDecimals}: `20.3 %`, `20.0–20.6`. None and
 * all are said to be that, and how near the true share must be: `under 0.04`, `over 99.96`.
 */
export function percentText(of: Proportion): { readonly share: string; readonly range: string } {
  const { chance, low, high } = of;
  const percent = (share: number, places: number): string => (share * 100).toFixed(places);
  if (chance === 0) return { share: '0 %', range: high === 0 ? '' : `under ${hundredths(high, Math.ceil)}` };
  if (chance === 1) return { share: '100 %', range: low === 1 ? '' : `over ${hundredths(low, Math.floor)}` };
  // The interval has all the places that it deserves, for it may be narrower than what is printed of the share.
  const [from, to] = [low, high].map((bound) => percent(bound, decimalsOf(pointsOff(of), FINEST)));
  return { share: `${percent(chance, percentDecimals(of))} %`, range: low === high ? '' : `${from}–${to}` };
}

function hundredths(share: number, round: (value: number) => number): string {
  return (round(share * 10_000) / 100).toFixed(2).replace(/\.?0+$/, '');
}
