/*
 * Measures the tables of solver/odds.ts, a level at a time, one task an entry.
 *
 * A pilot of some deals, which are not counted, says how many deals an entry takes to come within the half-width that
 * is asked for; then so many are dealt, and a twentieth more as long as that is not enough. (To stop as soon as an
 * interval looks narrow would favour deals that agree by accident.)
 *
 * A level above the last takes the values below it as they were measured: their errors are as often up as down and
 * mostly cancel in an average over thousands of deals, but the best of several is a little more often one that was
 * measured too high. How much that flatters is measured by playing: src/measure/play.ts.
 */

import type { Engine } from 'random-js';
import { presetOf } from '../core/preset.ts';
import { RULE_CHOICES } from '../core/rule-choices.ts';
import type { Rules } from '../core/rules.ts';
import { ALL_HOME, covers, searchTable } from '../solver/deal-search.ts';
import { type DealTable, layFans } from '../solver/deal-table.ts';
import { winsWithMerci } from '../solver/merci-search.ts';
import { heightsOf, MERCIS, type Merci, type Odds, type TableId, VECTORS } from '../solver/odds.ts';
import { bestEnd, bestStop, searchEnds, stopValuesOf } from '../solver/stops.ts';
import { add, halfWidthOf, meanOf, newTally, round, type Sums, samplesFor, varianceOf } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';
import { createRng, dealFans } from './rng.ts';

/** The highest level: redeals left in the game with the most of them. */
export const LEVELS = 3;

/** The half-width that an entry is measured to, in hundredths of a percentage point: finest for the game as most play it. */
function precisionOf({ merci, when }: TableId): number {
  return merci === 'none' && when === 'any-time' ? 70 : 150;
}

/** Deals of the pilot. */
const PILOT = 400;
/** Fewest deals that are counted, where the pilot saw (almost) no difference between them. */
const FEWEST = 500;

/** The name of the measurement of one level of a table; in the last deal it does not matter when a redeal may be taken. */
export function oddsName({ merci, when }: TableId, level: number): string {
  return level === 0 ? `odds-${merci}-0` : `odds-${merci}-${when}-${level}`;
}

/** Every table that is measured. */
export const TABLES: readonly TableId[] = MERCIS.flatMap((merci) =>
  RULE_CHOICES.redealWhen.map((when) => ({ merci, when })),
);

/** The measurements of all tables, level by level. */
export const oddsMeasurements: readonly Measurement[] = TABLES.flatMap((table) =>
  Array.from({ length: LEVELS + 1 }, (_, level) => oddsLevel(table, level)),
).filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at);

function oddsLevel(table: TableId, level: number): Measurement {
  const name = oddsName(table, level);
  const below = level === 0 ? [] : [oddsName(table, level - 1)];
  const rules = rulesWith(table.merci);
  return {
    name,
    summary:
      level === 0
        ? `The share of random last deals that can be won, by foundations; merci: ${table.merci}.`
        : `The chance to win with ${level} redeal${level === 1 ? '' : 's'} left (${table.when}), by foundations; merci: ${table.merci}.`,
    samples: {
      of: 'hundredths of a percentage point: the half-width of each entry',
      usual: precisionOf(table),
    },
    needs: below,
    tasks: () => VECTORS,
    worker({ seed, samples }, given) {
      const [lower] = below.map((file) =>
        stopValuesOf(entriesOf(given[file] ?? null).map((entry) => entry[2]!)),
      );
      const worthOf = (deal: DealTable): number => {
        if (lower === undefined) return isWinnable(rules, deal) ? 1 : 0;
        // Only when stuck: no stop is taken but a maximal outcome, and so all of them have to be known.
        if (table.when === 'only-when-stuck') return bestEnd(searchTable(deal, 'all').ends, lower).chance;
        return bestStop(deal, searchEnds(deal, lower).ends, lower).chance;
      };
      return (vector) => {
        const counted = measureEntry(
          heightsOf(vector),
          worthOf,
          samples / 10_000,
          createRng(seed, name, vector),
        );
        return [counted.n, round(meanOf(counted)), round(halfWidthOf(counted))];
      };
    },
    finish: (_, results) => ({
      entry: 'foundations, deals counted, chance, half-width of its 95 % interval',
      entries: results.map((result, vector) => [heightsOf(vector).join(), ...(result as readonly number[])]),
    }),
  };
}

/** La Belle Lucie with this merci. */
function rulesWith(merci: Merci): Rules {
  const { rules } = presetOf('la-belle-lucie')!;
  return merci === 'none' ? rules : { ...rules, merci: 1, merciTo: merci };
}

function isWinnable(rules: Rules, table: DealTable): boolean {
  const plainly = searchTable(table, 'win').ends.some((end) => covers(end.foundations, ALL_HOME));
  return plainly || (rules.merci > 0 && winsWithMerci(rules, table));
}

function measureEntry(
  heights: ArrayLike<number>,
  worthOf: (table: DealTable) => number,
  halfWidth: number,
  engine: Engine,
): Sums {
  const count = (deals: number, tally: Sums): Sums => {
    for (let n = 0; n < deals; n++) add(tally, worthOf(layFans(false, dealFans(engine, heights), heights)));
    return tally;
  };
  // One win and one loss more than were seen, so that a pilot of equals is not taken for certainty.
  const pilot = add(add(count(PILOT, newTally()), 0), 1);
  const counted = count(Math.max(FEWEST, samplesFor(varianceOf(pilot), halfWidth)), newTally());
  while (halfWidthOf(counted) > halfWidth) count(Math.ceil(counted.n / 20), counted);
  return counted;
}

function entriesOf(file: Json): readonly (readonly number[])[] {
  return (file as { readonly entries: readonly (readonly number[])[] }).entries;
}

/** Puts the files of the levels of a table together, lowest first; `deals` is how many each entry was measured on. */
export function oddsOf(files: readonly Json[]): Odds & { readonly deals: readonly (readonly number[])[] } {
  const levels = files.map(entriesOf);
  return {
    deals: levels.map((entries) => entries.map((entry) => entry[1]!)),
    chances: levels.map((entries) => entries.map((entry) => entry[2]!)),
    halfWidths: levels.map((entries) => entries.map((entry) => entry[3]!)),
  };
}
