/*
 * Searches a million first deals of La Belle Lucie for the most extreme ones: the cabinet of the page /numbers/extreme-deals/.
 *
 * The deals have the seeds `lucie 1`, `lucie 2` and so on, so that anyone can play them. Every deal is searched to its end
 * for all its maximal outcomes; a record then asks more of a deal only where it could stand. A record is so far proved, in
 * both ways: for the deal that stands, and against all others. What a search left open is counted (`open`).
 */

import { z } from 'zod';
import { newGame } from '../../core/deal/new-game.ts';
import { makePosition } from '../../core/position-notation.ts';
import { stopValuesOf } from '../../solver/stops.ts';
import type { Json, Measurement } from '../measurement.ts';
import { oddsNames, oddsOf } from '../odds.ts';
import { lucie, viewDeal } from './deal-view.ts';
import { type BestDeal, betterDeal, compareMarks, type RedealTable, type Standing } from './record.ts';
import { RECORD_KINDS } from './record-kinds.ts';

/** Deals in a task. */
const BATCH = 20_000;

/** A deal that stands after a task, with what the page says of it. */
interface ToldDeal extends BestDeal {
  readonly facts: { readonly [fact: string]: Json };
}

/** The result of a task: deals whose search did not end, and by record the deals seen and the one that stands. */
type TaskResult = readonly [
  open: number,
  records: readonly (Omit<Standing, 'best'> & { readonly best: ToldDeal | null })[],
];

/** What a {@link TaskResult} is where it comes from a file. */
const resultShape: z.ZodType<TaskResult> = z.tuple([
  z.int(),
  z
    .array(
      z.object({
        about: z.int(),
        open: z.int(),
        best: z
          .object({
            number: z.int(),
            mark: z.array(z.number()),
            ties: z.int(),
            facts: z.record(z.string(), z.json()),
          })
          .nullable(),
      }),
    )
    .length(RECORD_KINDS.length),
]);

/** The seed of a deal, from 1. */
function seedOf(seed: string, number: number): string {
  return `${seed} ${number}`;
}

/** What the tables of perfect play say of the first redeal. */
export function redealTable(files: Readonly<Record<string, Json>>): RedealTable {
  const { chances, halfWidths } = oddsOf(oddsNames(lucie).map((name) => files[name]!));
  const level = lucie.redeals - 1;
  return { values: stopValuesOf(chances[level]!), halfWidths: halfWidths[level]! };
}

/** The measurement of extreme deals. */
export const extremes: Measurement<TaskResult> = {
  name: 'extremes',
  summary:
    'The most extreme first deals of La Belle Lucie: the narrowest win, the dearest advice, the poorest and the richest redeal, and others.',
  samples: { of: 'deals', usual: 1_000_000 },
  needs: oddsNames(lucie),
  tasks: ({ samples }) => Math.ceil(samples / BATCH),
  result: resultShape,
  worker({ seed, samples }, files) {
    const redeals = redealTable(files);
    return (task) => {
      let open = 0;
      const standings: Standing[] = RECORD_KINDS.map(() => ({ about: 0, open: 0, best: null }));
      const end = Math.min((task + 1) * BATCH, samples);
      for (let number = task * BATCH + 1; number <= end; number++) {
        const view = viewDeal(seedOf(seed, number));
        if (!view.proved) {
          open++;
          continue;
        }
        for (const [index, kind] of RECORD_KINDS.entries()) {
          if (!kind.isAbout(view)) continue;
          const standing = standings[index]!;
          const least = standing.best?.mark ?? [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
          const mark = kind.mark(view, redeals, least);
          const isRecord = mark !== null && mark !== 'open' && compareMarks(mark, least) >= 0;
          standings[index] = {
            about: standing.about + 1,
            open: standing.open + (mark === 'open' ? 1 : 0),
            best: isRecord ? betterDeal(standing.best, { number, mark, ties: 1 }) : standing.best,
          };
        }
      }
      const records = RECORD_KINDS.map((kind, index) => {
        const { best, ...counts } = standings[index]!;
        if (best === null) return { ...counts, best };
        return {
          ...counts,
          best: { ...best, facts: kind.facts(viewDeal(seedOf(seed, best.number)), redeals) },
        };
      });
      return [open, records];
    };
  },
  finish({ seed, samples }, results) {
    const sum = (of: (part: TaskResult) => number): number =>
      results.reduce((total, part) => total + of(part), 0);
    return {
      deals: samples,
      open: sum(([open]) => open),
      row: 'a record; how many deals it is about, and how many of them a search left open; the deal that stands: its seed, its mark, how many deals have that mark, what is said of it, and its cards',
      rows: RECORD_KINDS.map(({ id, counts }, index): Json => {
        const best = results.reduce<ToldDeal | null>(
          (stands, [, records]) => betterDeal(stands, records[index]!.best),
          null,
        );
        const about = sum(([, records]) => records[index]!.about);
        const open = sum(([, records]) => records[index]!.open);
        if (best === null) return { id, counts, about, open, best };
        const { start } = newGame(lucie, seedOf(seed, best.number));
        const { number, mark, ties, facts } = best;
        return {
          id,
          counts,
          about,
          open,
          seed: seedOf(seed, number),
          mark,
          ties,
          facts,
          deal: makePosition(lucie, start),
        };
      }),
    };
  },
};
