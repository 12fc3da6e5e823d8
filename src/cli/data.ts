import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import type { Preset } from '../core/preset.ts';
import { findPreset } from '../core/proof/game-rules.ts';
import { type Puzzle, parsePuzzles, THEMES } from '../core/puzzle.ts';
import { fail, makeFault, ok, quote, type Result } from '../core/result.ts';
import { DATA_LIMIT, dealTableHead } from '../measure/data/deal-row.ts';
import { puzzleCollection } from '../measure/data/puzzle-collection.ts';
import type { Command } from './command.ts';
import { timeTables } from './data-speed.ts';
import { writeWhole } from './keep.ts';
import { readScale } from './measured.ts';
import { type Args, fileSeed, foundWords, jobsOf, samplesOf, shellWord } from './options.ts';
import { sourceHash } from './source-hash.ts';
import { doTasks, taskNumbers } from './tasks.ts';

/** Deals of a table when nobody says. */
const DEALS = 100_000;
/** The most rows of one run: longer texts cannot be held, least of all those of two packs. */
const MOST_ROWS = 300_000;

/** `lucie data`: deals and puzzles as files for others. */
export const dataCommand: Command = {
  name: 'data',
  summary: 'Makes the files of deals and of puzzles that others may use, and says how long they take.',
  about: `
\`data deals --rules ID\` deals --samples games (default ${DEALS}) from a seed and writes a row for each to FILE, by
default deals-ID.tsv here: its seed, whether the first deal can be won (solvable and unsolvable are proved), the most
cards home and whether that is proved or only found within ${DATA_LIMIT} positions, its difficulty from 1 to 5, a line
of moves that brings so many home, and the deal. The same words give the same file, byte for byte, as long as the
sources of the search and the limits of the grades are the same, which the head of the file names by their hash. Rows
are kept in FILE.part as they come: stopped in any way, the same command goes on where it was. With --shard 2/5 only
the second fifth of the rows is made, by default for deals-ID.2-of-5.tsv. A FILE that ends in .gz is compressed.
\`data puzzles\` writes all puzzles of the site to one file, by default puzzles.lucie here. Printed is the file with its
SHA-256. Both files are free of rights: CC0 1.0.
\`data speed\` makes the first rows of every game, or of one, and prints how many processor seconds a row takes: of
--samples rows a game, by default of forty or of as many as ten seconds give. With --out they are also written to FILE
as JSON.`,
  needs: [],
  takes: [],
  reads: false,
  forms: [
    { words: 'deals', needs: ['rules'], takes: ['samples', 'seed', 'shard', 'out', 'jobs'] },
    { words: 'puzzles', needs: [], takes: ['out'] },
    { words: 'speed', needs: [], takes: ['rules', 'samples', 'seed', 'out'] },
  ],
  optionHelp: {
    seed: 'any text; row N is the deal of this text and the number N (default lucie)',
    samples: 'how many rows, of a game or of each',
  },
  async *run(args) {
    const [what, ...more] = args.files;
    if (what === 'speed' && more.length === 0) return yield* timeTables(args);
    if ((what !== 'deals' && what !== 'puzzles') || more.length > 0) {
      return fail(`Expected “deals”, “puzzles” or “speed”; found ${foundWords(args.files)}.`).fault;
    }
    const done = what === 'deals' ? await writeDeals(args) : writePuzzles(args);
    if (!done.ok) return done.fault;
    yield done.value;
    return undefined;
  },
};

/** Which rows are made: `count` of them from row `from` on, the first being 1. */
interface Part {
  readonly from: number;
  readonly count: number;
}

async function writeDeals(args: Args): Promise<Result<string>> {
  const id = args.values.rules?.[0] ?? '';
  const game = findPreset(id);
  if (!game.ok) return game;
  const preset = game.value;
  const samples = samplesOf(args, DEALS);
  if (!samples.ok) return samples;
  const jobs = jobsOf(args);
  if (!jobs.ok) return jobs;
  const shard = args.values.shard?.[0];
  const part = partOf(samples.value, shard);
  if (!part.ok) return part;
  const given = fileSeed(args);
  if (!given.ok) return given;
  const seed = given.value;
  const shardName = shard === undefined ? '' : `.${shard.replace('/', '-of-')}`;
  const out = args.values.out?.[0] ?? `deals-${id}${shardName}.tsv`;
  const partFile = `${out}.part`;
  const { from, count } = part.value;
  if (count > MOST_ROWS)
    return fail(
      `One run writes at most ${MOST_ROWS} rows; these would be ${count}. Ask for fewer --samples, or for a part of them with --shard.`,
    );
  const tasks = taskNumbers(from, 1, count);
  if (!tasks.ok) return tasks;
  // All that a row depends on: the rules, the deals and the searches, and where its grades begin.
  const sources = sourceHash('core,explain,solver,measure/data', readScale(preset.rules));
  const results = await doTasks({
    // Rows of other sources may differ, so they are another run.
    head: { name: `data deals ${id} ${sources}`, seed, samples: samples.value, version: packageJson.version },
    tasks: tasks.value,
    result: z.string(),
    worker: new URL('./workers/data-worker.ts', import.meta.url),
    workerData: { id, seed },
    partFile,
    jobs: jobs.value,
  });
  if (!results.ok) return results;
  const inOrder = [...results.value].sort(([a], [b]) => a - b).map(([, row]) => row);
  const words = `--rules ${id} --samples ${samples.value} --seed ${shellWord(seed)}${shard === undefined ? '' : ` --shard ${shard}`}`;
  const head = headOf(preset, `npm run -s lucie -- data deals ${words}`, sources);
  const said = write(out, `${[...head, ...inOrder].join('\n')}\n`);
  rmSync(partFile, { force: true });
  return ok(said);
}

function headOf(preset: Preset, command: string, sources: string): string[] {
  return dealTableHead({ preset, command, version: packageJson.version, sources });
}

/** The rows of a shard, which follow those of the one before it: of 10 rows `2/3` has rows 4 to 6. */
function partOf(samples: number, shard: string | undefined): Result<Part> {
  if (shard === undefined) return ok({ from: 1, count: samples });
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(shard) ?? []).map(Number);
  if (number < 1 || number > of) {
    return fail(`The option --shard takes which part of how many, like 2/5; found ${quote(shard)}.`);
  }
  const endOf = (one: number): number => Math.floor((samples * one) / of);
  return ok({ from: endOf(number - 1) + 1, count: endOf(number) - endOf(number - 1) });
}

function writePuzzles(args: Args): Result<string> {
  const puzzles: Puzzle[] = [];
  for (const theme of THEMES) {
    const file = fileURLToPath(new URL(`../../content/puzzles/${theme}.lucie`, import.meta.url));
    const read = parsePuzzles(readFileSync(file, 'utf8'));
    if (!read.ok) return fail(`${file}: ${makeFault(read.fault)}`);
    puzzles.push(...read.value);
  }
  return ok(write(args.values.out?.[0] ?? 'puzzles.lucie', puzzleCollection(puzzles, packageJson.version)));
}

/** Writes a file, compressed if its name ends in .gz, and says which it is, with its SHA-256. */
function write(out: string, text: string): string {
  const bytes = out.endsWith('.gz') ? gzipSync(text, { level: 9 }) : Buffer.from(text);
  writeWhole(out, bytes);
  return `${createHash('sha256').update(bytes).digest('hex')}  ${basename(out)}`;
}
