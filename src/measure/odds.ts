/*
 * Measures the tables of solver/odds.ts, a level at a time, one task an entry.
 *
 * A pilot of some deals, which are not counted, says how many deals an entry takes to come within the half-width that
 * is asked for; then so many are dealt, and a twentieth more as long as that is not enough. (To stop as soon as an
 * interval looks narrow would favour deals that agree by accident.) A level above the last takes the values below it as they were measured: their errors are as
 * often up as down and mostly cancel in an average over thousands of deals, but the best of several is a little more
 * often one that was measured too high. How much that flatters is measured by playing: src/measure/play.ts.
 */

import type { Engine } from 'random-js';
import { presetOf } from '../core/preset.ts';
import type { Rules } from '../core/rules.ts';
import { covers, searchTable, WON } from '../solver/deal-search.ts';
import { layFans, type Table } from '../solver/deal-table.ts';
import { searchMerci } from '../solver/merci-search.ts';
import { heightsOf, MERCIS, type Merci, VECTORS, vectorOf } from '../solver/odds.ts';
import { bestEnd, bestStop } from '../solver/stops.ts';
import { engineOf, randomFans } from './chance.ts';
import { add, halfWidthOf, meanOf, newTally, samplesFor, type Tally, varianceOf } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';

/** The highest level: redeals left in the game with the most of them. */
const LEVELS = 3;

/** The half-width that an entry is measured to, in hundredths of a percentage point. */
const PRECISION: Readonly<Record<Merci, number>> = { none: 70, 'own-fan': 150, 'legal-place': 150 };

/** Deals of the pilot. */
const PILOT = 400;
/** Fewest deals that are counted, where the pilot saw (almost) no difference between them. */
const FEWEST = 500;

/** An entry of a level: deals counted, and for each way to redeal the mean and its half-width, 0–1. */
interface Entry {
  readonly n: number;
  /** With redeals at any time, so that cards can be held back; at level 0 it makes no difference. */
  readonly any: readonly [number, number];
  /** With redeals only when stuck, always from a maximal outcome. */
  readonly stuck: readonly [number, number];
}

/** The name of the measurement of one level of one table. */
export function oddsName(merci: Merci, level: number): string {
  return `odds-${merci}-${level}`;
}

/** The measurements of all tables, level by level. */
export const oddsMeasurements: readonly Measurement[] = MERCIS.flatMap((merci) =>
  Array.from({ length: LEVELS + 1 }, (_, level) => oddsLevel(merci, level)),
);

function oddsLevel(merci: Merci, level: number): Measurement {
  const name = oddsName(merci, level);
  const below = level === 0 ? [] : [oddsName(merci, level - 1)];
  const rules = rulesWith(merci);
  return {
    name,
    summary:
      level === 0
        ? `The share of random last deals that can be won, by foundations; merci: ${merci}.`
        : `The chance to win with ${level} redeals left, by foundations; merci: ${merci}.`,
    samples: {
      of: 'hundredths of a percentage point: the half-width of each entry',
      usual: PRECISION[merci],
    },
    needs: below,
    tasks: () => VECTORS,
    worker({ seed, samples }, given) {
      const [lower] = below.map((file) => levelOf(given[file] ?? null));
      return (vector) => {
        const heights = heightsOf(vector);
        const worthOf = (table: Table): Worth =>
          lower === undefined ? lastDeal(rules, table) : deal(table, lower);
        const engine = engineOf(seed, name, vector);
        const { n, any, stuck } = measureEntry(heights, worthOf, samples / 10_000, engine);
        return [n, ...any, ...stuck];
      };
    },
    finish: (_, results) => ({
      entry: 'foundations, deals, chance and half-width with redeals at any time, the same only when stuck',
      entries: results.map((result, vector) => [heightsOf(vector).join(), ...(result as readonly number[])]),
    }),
  };
}

/** La Belle Lucie with this merci. */
function rulesWith(merci: Merci): Rules {
  const { rules } = presetOf('la-belle-lucie')!;
  return merci === 'none' ? rules : { ...rules, merci: 1, merciTo: merci };
}

/** What a deal is worth: with redeals at any time, and only when stuck. */
type Worth = readonly [number, number];

function lastDeal(rules: Rules, table: Table): Worth {
  const won =
    searchTable(table, 'win').ends.some((end) => covers(end.foundations, WON)) ||
    (rules.merci > 0 && searchMerci(rules, table) !== null);
  return won ? [1, 1] : [0, 0];
}

function deal(table: Table, { any, stuck }: Level): Worth {
  const { ends } = searchTable(table, 'all');
  return [
    bestStop(table, ends, (heights) => any[vectorOf(heights)]!).worth,
    bestEnd(ends, (heights) => stuck[vectorOf(heights)]!).worth,
  ];
}

function measureEntry(
  heights: ArrayLike<number>,
  worthOf: (table: Table) => Worth,
  halfWidth: number,
  engine: Engine,
): Entry {
  const count = (deals: number, tallies: readonly Tally[]): readonly Tally[] => {
    for (let n = 0; n < deals; n++) {
      const table = layFans(false, randomFans(engine, heights), heights);
      for (const [at, worth] of worthOf(table).entries()) add(tallies[at]!, worth);
    }
    return tallies;
  };
  // One win and one loss more than were seen, so that a pilot of equals is not taken for certainty.
  const [pilot] = count(PILOT, [newTally(), newTally()]).map((seen) => add(add(seen, 0), 1));
  const tallies = [newTally(), newTally()];
  const [any, stuck] = tallies;
  count(Math.max(FEWEST, samplesFor(varianceOf(pilot!), halfWidth)), tallies);
  while (halfWidthOf(any!) > halfWidth) count(Math.ceil(any!.n / 20), tallies);
  const result = (counted: Tally) => [round(meanOf(counted)), round(halfWidthOf(counted))] as const;
  return { n: any!.n, any: result(any!), stuck: result(stuck!) };
}

function round(chance: number): number {
  return Math.round(chance * 1e5) / 1e5;
}

/** One level of a table as its file has it: chances by vector, for redeals at any time and only when stuck. */
interface Level {
  readonly any: readonly number[];
  readonly stuck: readonly number[];
}

/** Reads the file of a level. */
export function levelOf(file: Json): Level {
  const entries = (file as { readonly entries: readonly (readonly number[])[] }).entries;
  return { any: entries.map((entry) => entry[2]!), stuck: entries.map((entry) => entry[4]!) };
}
