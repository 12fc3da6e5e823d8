/*
 * The chance to win by perfect play after a redeal, as tables.
 *
 * In the same-suit games whose emptied fans stay closed, nothing outlasts a redeal but the foundations: the cards
 * left are shuffled, and which suits they are of makes no difference. So a whole game is worth a table
 *
 *     V(foundations, redeals left)
 *
 * with one entry for each way to have four heights of 0–13, in any order: 2,380 a level. Level 0, the last deal, is
 * the share of random deals that can be won outright. At level r a deal is worth the best V(…, r − 1) of the heights
 * at which its play can be stopped, and the entry is the average over random deals. The tables are measured
 * (src/measure/odds.ts), so an entry has an error; nothing here knows the shuffle that is to come.
 */

import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal } from './deal-search.ts';

/** The ways to have four foundation heights of 0–13 when their order does not count. */
export const VECTORS = 2380;

/** What a merci may do in the last deal, as far as it makes another table: nothing, or where a card may be drawn to. */
export const MERCIS = ['none', 'own-fan', 'legal-place'] as const;
/** A reading of the merci, see {@link MERCIS}. */
export type Merci = (typeof MERCIS)[number];

/** One table: chances[r][vector] is the chance to win by perfect play with r redeals left, just before a redeal is dealt. */
export interface Odds {
  /** Chances, 0–1; `chances[0]` is for the last deal, about to be dealt. */
  readonly chances: readonly ArrayLike<number>[];
  /** Half the width of the 95 % interval of each, sampling error of its own level alone. */
  readonly halfWidths: readonly ArrayLike<number>[];
}

/** The number of an entry, 0–2379, for foundation heights in any order. */
export function vectorOf(heights: ArrayLike<number>): number {
  let [a, b, c, d] = [heights[0]!, heights[1]!, heights[2]!, heights[3]!];
  if (a > b) [a, b] = [b, a];
  if (c > d) [c, d] = [d, c];
  if (a > c) [a, c] = [c, a];
  if (b > d) [b, d] = [d, b];
  if (b > c) [b, c] = [c, b];
  // The combinatorial number system: each sorted vector counts those before it.
  return a + (b * (b + 1)) / 2 + (c * (c + 1) * (c + 2)) / 6 + (d * (d + 1) * (d + 2) * (d + 3)) / 24;
}

/** The heights of an entry, lowest first. */
export function heightsOf(vector: number): [number, number, number, number] {
  let [left, d, c, b] = [vector, 0, 0, 0];
  while (((d + 1) * (d + 2) * (d + 3) * (d + 4)) / 24 <= left) d++;
  left -= (d * (d + 1) * (d + 2) * (d + 3)) / 24;
  while (((c + 1) * (c + 2) * (c + 3)) / 6 <= left) c++;
  left -= (c * (c + 1) * (c + 2)) / 6;
  while (((b + 1) * (b + 2)) / 2 <= left) b++;
  left -= (b * (b + 1)) / 2;
  return [left, b, c, d];
}

/** Which table holds for some rules; null when there is none, because something else outlasts a redeal or changes it. */
export function merciOf(rules: Rules): Merci | null {
  const sameGame = isSameSuitDeal(rules) && rules.emptyFan === 'closed' && rules.kingsDown === 'none';
  if (!sameGame || rules.redeals > 3) return null;
  if (rules.merci === 0) return 'none';
  if (rules.merci > 1 || rules.merciCard !== 'buried' || rules.merciTo === 'any-fan') return null;
  return rules.merciWhen === 'last-deal' || rules.redeals === 0 ? rules.merciTo : null;
}
