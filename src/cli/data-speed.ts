import { firstDealAim, firstOfEach } from '../core/alike.ts';
import type { Preset } from '../core/preset.ts';
import { findPreset } from '../core/proof/game-rules.ts';
import { type Fault, ok } from '../core/result.ts';
import { dealRow } from '../measure/data/deal-row.ts';
import { addValue, halfWidthOf, meanOf, newSums } from '../measure/interval.ts';
import { speedFile } from './bench.ts';
import { writeWhole } from './keep.ts';
import { readScale } from './measured.ts';
import { type Args, optionWords, wholeOf } from './options.ts';

/**
 * Rows of a table that are timed when nobody says how many, and processor seconds that are taken for them at least: of quick
 * rows more are made, so that compiling weighs little.
 */
const USUAL = { rows: 40, seconds: 10 };

/** Processor seconds that a row of a table takes, in the mean, with the interval of that. */
interface RowTime {
  readonly game: string;
  readonly rows: number;
  readonly seconds: number;
  readonly low: number;
  readonly high: number;
}

/** `lucie data speed`: how long the rows of each game take; games that have the same rows are measured once. */
export function* timeTables(args: Args): Generator<string, Fault | undefined> {
  const samples = wholeOf(args, 'samples', 2, USUAL.rows);
  if (!samples.ok) return samples.fault;
  const least = { ...USUAL, rows: samples.value, ...(args.values.samples && { seconds: 0 }) };
  const id = args.values.rules?.[0];
  const only = id === undefined ? ok(null) : findPreset(id);
  if (!only.ok) return only.fault;
  const seed = args.values.seed?.[0] ?? 'lucie';
  const rows: RowTime[] = [];
  yield 'game\trows\tseconds a row\tlow\thigh';
  for (const preset of only.value === null ? firstOfEach(firstDealAim) : [only.value]) {
    const row = timeRows(preset, seed, least);
    yield Object.values(row).join('\t');
    rows.push(row);
  }
  const out = args.values.out?.[0];
  if (out === undefined) return undefined;
  writeWhole(
    out,
    speedFile(
      {
        name: 'data-speed',
        summary: 'How long the rows of the tables of deals take.',
        command: `npm run -s lucie -- data speed${optionWords(args, ['rules', 'samples', 'seed', 'out'])}`,
        row: 'a game, rows that were made, processor seconds a row in the mean, and the 95 % interval of that',
      },
      rows,
    ),
  );
  return undefined;
}

function timeRows(preset: Preset, seed: string, least: typeof USUAL): RowTime {
  const scale = readScale(preset.rules);
  const times = newSums();
  while (times.n < least.rows || times.sum < least.seconds) {
    const start = process.cpuUsage();
    dealRow(preset, `${seed} ${times.n + 1}`, scale);
    const { user, system } = process.cpuUsage(start);
    addValue(times, (user + system) / 1e6);
  }
  const [mean, half] = [meanOf(times), halfWidthOf(times)];
  const [seconds, low, high] = [mean, Math.max(0, mean - half), mean + half].map((time) =>
    Number(time.toPrecision(3)),
  ) as [number, number, number];
  return { game: preset.id, rows: times.n, seconds, low, high };
}
