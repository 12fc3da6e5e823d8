/* How measured games went, deal by deal, as src/measure/play.ts counts them: by cards home at the end of each deal. */

import { type Proportion, proportionOf, Z } from '../../core/proportion.ts';
import type { PolicyRow } from './measurements.ts';

/** The share of all games that were won in each deal. */
export function wonIn({ games, home }: PolicyRow): readonly Proportion[] {
  return home.map((counts) => proportionOf(counts.at(-1) ?? 0, games));
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of the cards home at the end of each deal, of the games that came to it. */
export function meansHome({ home }: Pick<PolicyRow, 'home'>): readonly Mean[] {
  return home.map((counts) => {
    const n = sumOf(counts, () => 1);
    const mean = sumOf(counts, (cards) => cards) / n;
    const variance = sumOf(counts, (cards) => (cards - mean) ** 2) / (n - 1);
    const half = Z * Math.sqrt(variance / n);
    return { mean, low: mean - half, high: mean + half };
  });
}

/** The share of redeals with no short fan, with one of a single card, and with one of two, after each deal but the last. */
export function remainderShares({ home }: PolicyRow): readonly (readonly Proportion[])[] {
  return home.slice(0, -1).map((counts) => {
    const all = counts.length - 1;
    const redealt = sumOf(counts, (cards) => (cards < all ? 1 : 0));
    return [0, 1, 2].map((over) =>
      proportionOf(
        sumOf(counts, (cards) => (cards < all && (all - cards) % 3 === over ? 1 : 0)),
        redealt,
      ),
    );
  });
}

/**
 * The mean of the cards home at the end of a game: all of them if it was won in an early deal, else those home at the end
 * of the last.
 */
export function homeAtEnd({ games, home }: PolicyRow): number {
  const sum = home.reduce((total, counts, deal) => {
    const last = deal === home.length - 1;
    return counts.reduce(
      (part, count, cards) => part + (last || cards === counts.length - 1 ? count * cards : 0),
      total,
    );
  }, 0);
  return sum / games;
}

function sumOf(counts: readonly number[], weight: (cards: number) => number): number {
  return counts.reduce((sum, count, cards) => sum + count * weight(cards), 0);
}
