/*
 * The chance to win by perfect play after a redeal, as tables.
 *
 * In the same-suit games whose emptied fans stay closed, nothing outlasts a redeal but the foundations: the cards
 * left are shuffled, and which suits they are of makes no difference. So the value of a whole game, in the sense of
 * dynamic programming, is a table
 *
 *     V(foundations, redeals left)
 *
 * with one entry for each way to have four heights of 0–13, in any order: 2,380 a level. Level 0, the last deal, is
 * the share of random deals that can be won outright. At level r the value of a deal is the best V(…, r − 1) of the
 * heights at which its play can be stopped, and the entry is the average over random deals. The tables are measured
 * (src/measure/odds.ts), so an entry has an error; nothing here knows the shuffle that is to come.
 *
 * An example: with clubs home to the four, diamonds to the nine, hearts to the six and spades to the ten, the entry is
 * number 905, `vectorOf([4, 9, 6, 10])`, and the same for these heights in any order. La Belle Lucie is won from there
 * in about 16 of 100 last deals, and in about 37 of 100 where one more redeal is left. A new game has entry 0: about
 * 4, 12 and 24 in 100 with none, one and two redeals left.
 */

import { FAN_SIZE, type Rules } from '../core/rules.ts';
import { isSameSuitDeal } from './deal-search.ts';

/** The ways to have four foundation heights of 0–13 when their order does not count. */
export const VECTORS = 2380;

/** Where a merci may put a card in the last deal, which makes another table; `none` where there is no merci. */
export const MERCIS = ['none', 'own-fan', 'legal-place'] as const;
/** One of {@link MERCIS}. */
export type Merci = (typeof MERCIS)[number];

/** A chance to win, 0–1, with its 95 % interval; where it is proved all three are the same. */
export interface Chance {
  /** The chance itself. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A table of measured chances. `chances[r]` has the chance to win by perfect play, 0–1, when a deal with r redeals
 * left after it is about to be dealt, and `halfWidths[r]` half the width of its 95 % interval. Each has 2,380 entries,
 * one for each way to have four foundation heights in any order; {@link chanceOf} finds the one.
 */
export interface Odds {
  readonly chances: readonly ArrayLike<number>[];
  readonly halfWidths: readonly ArrayLike<number>[];
}

/**
 * The chance to win when a deal is about to be dealt: `foundations` are the cards home by suit, 0–13 each, and
 * `redealsLeft` the redeals left after that deal. Null when the table has no such level.
 */
export function chanceOf(odds: Odds, foundations: ArrayLike<number>, redealsLeft: number): Chance | null {
  const vector = vectorOf(foundations);
  const chance = odds.chances[redealsLeft]?.[vector];
  const half = odds.halfWidths[redealsLeft]?.[vector];
  if (chance === undefined || half === undefined) return null;
  return { chance, low: Math.max(0, chance - half), high: Math.min(1, chance + half) };
}

/**
 * The number of an entry, 0–2379, for four foundation heights of 0–13 in any order: their place among all such vectors
 * when each is sorted from the lowest height to the highest.
 */
export function vectorOf(heights: ArrayLike<number>): number {
  const [h0, h1, h2, h3] = [heights[0]!, heights[1]!, heights[2]!, heights[3]!];
  const [low, high] = [Math.min(h0, h1), Math.max(h0, h1)];
  const [less, more] = [Math.min(h2, h3), Math.max(h2, h3)];
  const [a, d] = [Math.min(low, less), Math.max(high, more)];
  const [inner, other] = [Math.max(low, less), Math.min(high, more)];
  const [b, c] = [Math.min(inner, other), Math.max(inner, other)];
  // The combinatorial number system: each sorted vector counts those before it.
  return a + (b * (b + 1)) / 2 + (c * (c + 1) * (c + 2)) / 6 + (d * (d + 1) * (d + 2) * (d + 3)) / 24;
}

/** The heights of an entry, lowest first: `[4, 6, 9, 10]` for 905. Reads back what {@link vectorOf} gives. */
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

/** Which table holds for a game: its reading of the merci, and when it may be redealt. */
export interface TableId {
  readonly merci: Merci;
  readonly when: Rules['redealWhen'];
}

/** Which table holds for a game; null when there is none, as in every game that is not built down in suit. */
export function tableOf(rules: Rules): TableId | null {
  const isTabled =
    isSameSuitDeal(rules) &&
    rules.fanSize === FAN_SIZE &&
    rules.emptyFan === 'closed' &&
    rules.kingsDown === 'none';
  if (!isTabled) return null;
  const merci = merciOf(rules);
  return merci === null ? null : { merci, when: rules.redealWhen };
}

function merciOf(rules: Rules): Merci | null {
  if (rules.merci === 0) return 'none';
  const merci = MERCIS.find((measured) => measured === rules.merciTo);
  if (rules.merci > 1 || rules.merciCard !== 'buried' || merci === undefined) return null;
  return rules.merciWhen === 'last-deal' || rules.redeals === 0 ? merci : null;
}

/** The name of a table: `none-any-time`. */
export function tableName({ merci, when }: TableId): string {
  return `${merci}-${when}`;
}

/** Steps of a chance in a table's file: two bytes an entry. */
const STEPS = 50_000;
/** Steps of a half-width: one byte an entry, a hundredth of a percentage point each. */
const HALF_STEPS = 10_000;

/** Writes a table for the browser: level by level the chances, two bytes each, low byte first, and the half-widths. */
export function packOdds({ chances, halfWidths }: Odds): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chances.length * VECTORS * 3);
  for (const [level, entries] of chances.entries()) {
    for (let vector = 0; vector < VECTORS; vector++) {
      const offset = (level * VECTORS + vector) * 3;
      const steps = Math.round(entries[vector]! * STEPS);
      bytes[offset] = steps & 255;
      bytes[offset + 1] = steps >> 8;
      bytes[offset + 2] = Math.min(255, Math.ceil(halfWidths[level]![vector]! * HALF_STEPS));
    }
  }
  return bytes;
}

/** Reads what {@link packOdds} wrote; null when the bytes are not a table. */
export function readOdds(bytes: Uint8Array): Odds | null {
  const levels = bytes.length / (VECTORS * 3);
  if (!Number.isInteger(levels) || levels === 0) return null;
  const chances: Float64Array[] = [];
  const halfWidths: Float64Array[] = [];
  for (let level = 0; level < levels; level++) {
    const read = (valueAt: (offset: number) => number): Float64Array =>
      Float64Array.from({ length: VECTORS }, (_, vector) => valueAt((level * VECTORS + vector) * 3));
    chances.push(read((offset) => (bytes[offset]! + 256 * bytes[offset + 1]!) / STEPS));
    halfWidths.push(read((offset) => bytes[offset + 2]! / HALF_STEPS));
  }
  return chances.some((entries) => entries.some((chance) => chance > 1)) ? null : { chances, halfWidths };
}
