import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { makePuzzles, type Puzzle, parsePuzzles } from '../core/puzzle.ts';
import { type Fault, fail, makeFault, ok, type Result } from '../core/result.ts';
import { type RatedTask, SIMPLE_PLAYERS } from '../mine/playouts.ts';
import { type RatingFeatures, ratingFrom } from '../mine/puzzle-rating.ts';
import { type Settled, settling } from '../mine/settling.ts';
import { writeWhole } from './keep.ts';
import { type Args, fileSeed, jobsOf, samplesOf, shellWord } from './options.ts';
import { sourceHash } from './source-hash.ts';
import { doTasks } from './tasks.ts';

/** Playouts of each player when nobody says. */
const PLAYOUTS = 100;

/** What is measured of a puzzle. */
const RATED: z.ZodType<RatedTask> = z.tuple([z.tuple([z.int(), z.int(), z.int()]), z.int()]);

/** A row of the file of ratings: a puzzle, its rating, and what that was worked out from. */
type RatingRow = { readonly id: string; readonly rating: number } & Omit<RatingFeatures, 'samples'>;

/** The file of ratings, beside the puzzles. */
interface RatingFile {
  readonly seed: string;
  readonly samples: number;
  readonly puzzles: readonly RatingRow[];
}

/**
 * Rates the puzzles of a folder into a file, and gives its name: those that were not measured yet, or with `all` every one.
 * Puzzles that are no longer there are dropped. The ratings themselves are worked out anew from what was measured.
 */
export async function rate(args: Args, folder: string, all: boolean): Promise<Result<string>> {
  const out = args.values.out?.[0] ?? join(folder, 'ratings.json');
  const earlier = readRatings(out);
  if (!earlier.ok) return earlier;
  const samples = samplesOf(args, earlier.value?.samples ?? PLAYOUTS);
  if (!samples.ok) return samples;
  const jobs = jobsOf(args);
  if (!jobs.ok) return jobs;
  const given = fileSeed(args, earlier.value?.seed);
  if (!given.ok) return given;
  const seed = given.value;
  const known = all ? null : earlier.value;
  if (known !== null && (known.seed !== seed || known.samples !== samples.value))
    return fail(
      `${out} was made with --seed ${shellWord(known.seed)} --samples ${known.samples}: rate all of them anew.`,
    );
  const read = readPuzzles(folder);
  if (!read.ok) return read;
  const rows = new Map(known?.puzzles.map((row) => [row.id, row]));
  const open = read.value.filter(({ id }) => !rows.has(id));
  const partFile = `${out}.part`;
  const results = await doTasks({
    head: {
      name: 'rate',
      ids: open.map(({ id }) => id),
      seed,
      samples: samples.value,
      version: packageJson.version,
      sources: sourceHash('core,explain,solver,mine,measure'),
    },
    tasks: open.map((_, index) => index),
    result: RATED,
    worker: new URL('./workers/rate-worker.ts', import.meta.url),
    workerData: { puzzles: open.map((puzzle) => makePuzzles([puzzle])), seed, samples: samples.value },
    partFile,
    jobs: jobs.value,
  });
  if (!results.ok) return results;
  for (const [index, { id, measured, main }] of open.entries()) {
    const [wins, ring] = results.value.get(index)!;
    const { decisions } = measured;
    rows.set(id, { id, rating: 0, wins, decisions, moves: main.nodes.length, ring });
  }
  const rated = read.value
    .flatMap(({ id }) => rows.get(id) ?? [])
    .map((row) => ({ ...row, rating: ratingFrom({ ...row, samples: samples.value }) }));
  writeWhole(out, makeRatings(seed, samples.value, rated));
  rmSync(partFile, { force: true });
  return ok(`${out}\t${open.length} rated\t${read.value.length} in all`);
}

function makeRatings(seed: string, samples: number, puzzles: readonly RatingRow[]): string {
  const head = {
    command: `npm run -s lucie -- mine rate all --samples ${samples} --seed ${shellWord(seed)}`,
    version: packageJson.version,
    about: 'Ratings of puzzles; how they are worked out is told in src/mine/puzzle-rating.ts.',
    players: SIMPLE_PLAYERS,
    seed,
    samples,
  };
  const fields = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},\n`);
  const rows = puzzles.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n${fields.join('')}  "puzzles": [\n${rows}\n  ]\n}\n`;
}

/** Reads a file of ratings; null where there is none. */
function readRatings(file: string): Result<RatingFile | null> {
  if (!existsSync(file)) return ok(null);
  try {
    const { seed, samples, puzzles } = JSON.parse(readFileSync(file, 'utf8')) as Partial<RatingFile>;
    if (typeof seed === 'string' && typeof samples === 'number' && Array.isArray(puzzles))
      return ok({ seed, samples, puzzles });
  } catch {}
  return fail(`${file} is not a file of ratings; delete it, or name another with --out.`);
}

/** The puzzles of all files of a folder, by the names of the files. */
function readPuzzles(folder: string): Result<Puzzle[]> {
  const puzzles: Puzzle[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.lucie')) continue;
    const read = parsePuzzles(readFileSync(join(folder, name), 'utf8'));
    if (!read.ok) return fail(`${basename(name)}: ${makeFault(read.fault)}`);
    puzzles.push(...read.value);
  }
  return ok(puzzles);
}

/** Simulated players of each strength when nobody says. */
const SIMULATED = 200;
const STRENGTHS = [900, 1100, 1300, 1500, 1700, 1900, 2100, 2300];
const AFTER = [0, 5, 10, 15, 20, 25, 30];

/** Prints how the ratings of simulated players settle, a line for each strength; with --out it writes a plot of the means. */
export async function* settle(args: Args, folder: string): AsyncGenerator<string, Fault | undefined> {
  const players = samplesOf(args, SIMULATED);
  if (!players.ok) return players.fault;
  const ratings = readRatings(join(folder, 'ratings.json'));
  if (!ratings.ok) return ratings.fault;
  const read = readPuzzles(folder);
  if (!read.ok) return read.fault;
  const rows = new Map(ratings.value?.puzzles.map((row) => [row.id, row]));
  const puzzles = read.value.flatMap(({ id, theme, preset }) => {
    const row = rows.get(id);
    return row === undefined ? [] : [{ id, theme, game: preset, rating: row.rating, moves: row.moves }];
  });
  const seed = args.values.seed?.[0] ?? 'lucie';
  const all: Settled[][] = [];
  yield ['strength', ...AFTER.slice(1).map((count) => `after ${count}`)].join('\t');
  for (const strength of STRENGTHS) {
    const settled = settling(puzzles, strength, players.value, AFTER, seed);
    all.push(settled);
    const cells = settled
      .slice(1)
      .map(({ mean, within }) => `${Math.round(mean)} (${Math.round(100 * within)} %)`);
    yield [strength, ...cells].join('\t');
  }
  const out = args.values.out?.[0];
  if (out !== undefined) writeWhole(out, `${plot(all)}\n`);
  return undefined;
}

const WIDTH = 600;
const HEIGHT = 360;

/** The means as lines over the number of puzzles, with each strength as a dashed line, as SVG. */
function plot(all: readonly (readonly Settled[])[]): string {
  const x = (puzzles: number): number => 50 + (puzzles / Math.max(...AFTER)) * (WIDTH - 110);
  const y = (rating: number): number => HEIGHT - 30 - ((rating - 800) / 1600) * (HEIGHT - 50);
  const lines = all.map((settled) => {
    const points = settled
      .map(({ puzzles, mean }) => `${x(puzzles).toFixed(0)},${y(mean).toFixed(0)}`)
      .join(' ');
    const strength = settled[0]?.strength ?? 0;
    const at = y(strength).toFixed(0);
    return `<path d="M${x(0)},${at}H${x(30)}" stroke="#999" stroke-dasharray="3"/><polyline points="${points}" fill="none" stroke="#8b1e3f" stroke-width="2"/><text x="${x(30) + 6}" y="${at}">${strength}</text>`;
  });
  const ticks = AFTER.map((count) => `<text x="${x(count)}" y="${HEIGHT - 8}">${count}</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">${lines.join('')}${ticks.join('')}</svg>`;
}
