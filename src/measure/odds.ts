/*
 * Measures the tables of odds that solver/odds.ts reads: the chance to win by perfect play when a redeal is about to be
 * dealt. A table has a level for each number of redeals still left after it, and a level has an entry for each of the
 * 2,380 sets of foundation heights (the order of the suits makes no difference). One task measures one entry.
 *
 * A worked example, by backward induction. Level 0, heights 3-0-5-1: deal the 43 cards left at random, thousands of times,
 * and count the deals that can be won. Level 1, the same heights: deal them again; a deal that cannot be won at once is
 * stopped at the heights whose chance in level 0 is the highest, and counts as that chance. So level 1 needs level 0.
 *
 * An entry takes as many deals as make its interval as narrow as was asked for (interval.ts). The chances of the level
 * below are taken as they were measured. Their errors mostly cancel over thousands of deals, but the highest of several
 * is more often one that was measured too high; how much that flatters perfect play is measured by playing:
 * src/measure/play.ts.
 *
 * Where a redeal waits until no card can move, only ends are counted at which no more can come home. Who buries a card on
 * purpose may be stuck at a better point sooner, so the chances of those tables are lower bounds.
 */

import { z } from 'zod';
import { presetOf } from '../core/preset.ts';
import { RULE_CHOICES } from '../core/rule-choices.ts';
import type { Rules } from '../core/rules.ts';
import { ALL_HOME, covers, searchTable } from '../solver/deal-search.ts';
import { type DealTable, layFans } from '../solver/deal-table.ts';
import { winsWithMerci } from '../solver/merci-search.ts';
import { heightsOf, MERCIS, type Merci, type Odds, type TableId, tableOf, VECTORS } from '../solver/odds.ts';
import { bestEnd, bestStop, searchEnds, stopValuesOf } from '../solver/stops.ts';
import { halfWidthOf, meanOf, round, sampleTo } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';
import { createRng, dealFans } from './rng.ts';

/** The highest level: redeals left in the game with the most of them. */
export const LEVELS = 3;

/** The half-width of an entry by default, in hundredths of a percentage point: finest for the game as most play it. */
function defaultHalfWidth({ merci, when }: TableId): number {
  return merci === 'none' && when === 'any-time' ? 70 : 150;
}

/** The name of the measurement of one level of a table: `odds-none-any-time-1`. Level 0 is the last deal, where no redeal is left to time. */
export function oddsName({ merci, when }: TableId, level: number): string {
  return level === 0 ? `odds-${merci}-0` : `odds-${merci}-${when}-${level}`;
}

/** The measurements that hold the table of a game, level 0 first. */
export function oddsNames(rules: Rules): string[] {
  const table = tableOf(rules);
  if (table === null) return [];
  return Array.from({ length: rules.redeals }, (_, level) => oddsName(table, level));
}

/** An entry of a level: the deals counted, what they are worth in the mean, and the half-width of its 95 % interval. */
export const entryShape = z.tuple([z.int(), z.number(), z.number()]);

/** Every table that is measured. */
export const TABLES: readonly TableId[] = MERCIS.flatMap((merci) =>
  RULE_CHOICES.redealWhen.map((when) => ({ merci, when })),
);

/** The measurements of all tables, level by level. */
export const oddsMeasurements: readonly Measurement[] = TABLES.flatMap((table) =>
  Array.from({ length: LEVELS + 1 }, (_, level) => oddsLevel(table, level)),
).filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);

function oddsLevel(table: TableId, level: number): Measurement<z.infer<typeof entryShape>> {
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
      usual: defaultHalfWidth(table),
    },
    needs: below,
    tasks: () => VECTORS,
    result: entryShape,
    worker({ seed, samples }, files) {
      const [lower] = below.map((file) =>
        stopValuesOf(entriesOf(files[file] ?? null).map((entry) => entry[2]!)),
      );
      const worthOf = (deal: DealTable): number => {
        if (lower === undefined) return isWinnable(rules, deal) ? 1 : 0;
        // Only when stuck: no stop is taken but a maximal outcome, and so all of them have to be known.
        if (table.when === 'only-when-stuck') return bestEnd(searchTable(deal, 'all').ends, lower).chance;
        return bestStop(deal, searchEnds(deal, lower).ends, lower).chance;
      };
      return (vector) => {
        const heights = heightsOf(vector);
        const engine = createRng(seed, name, vector);
        const draw = () => worthOf(layFans(false, dealFans(engine, heights), heights));
        const sums = sampleTo(samples / 10_000, draw);
        return [sums.n, round(meanOf(sums)), round(halfWidthOf(sums))];
      };
    },
    finish: (_, results) => ({
      entry: 'foundations, deals counted, chance, half-width of its 95 % interval',
      entries: results.map((result, vector) => [heightsOf(vector).join(), ...result]),
    }),
  };
}

/** La Belle Lucie with this merci. */
function rulesWith(merci: Merci): Rules {
  const { rules } = presetOf('la-belle-lucie')!;
  return merci === 'none' ? rules : { ...rules, merci: 1, merciTo: merci };
}

/** Whether a last deal can be won: by plays alone, or else by a merci where the rules have one. */
export function isWinnable(rules: Rules, table: DealTable): boolean {
  return isWonByPlays(table) || (rules.merci > 0 && winsWithMerci(rules, table));
}

/** Whether a deal can be won by plays alone. */
export function isWonByPlays(table: DealTable): boolean {
  return searchTable(table, 'win').ends.some(({ foundations }) => covers(foundations, ALL_HOME));
}

/** The entries of the file of a level. */
export function entriesOf(file: Json): readonly (readonly number[])[] {
  return (file as { readonly entries: readonly (readonly number[])[] }).entries;
}

/** Makes a table of the files of its levels, level 0 first; `deals` is the sample size of each entry. */
export function oddsOf(files: readonly Json[]): Odds & { readonly deals: readonly (readonly number[])[] } {
  const levels = files.map(entriesOf);
  return {
    deals: levels.map((entries) => entries.map((entry) => entry[1]!)),
    chances: levels.map((entries) => entries.map((entry) => entry[2]!)),
    halfWidths: levels.map((entries) => entries.map((entry) => entry[3]!)),
  };
}
