import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { presetOf } from '../core/preset.ts';
import { makePuzzles, type Puzzle, parsePuzzles } from '../core/puzzle.ts';
import { type Fault, fail, makeFault, ok, quote, type Result } from '../core/result.ts';
import { mineCounts, WANTED_COUNTS } from '../mine/counts.ts';
import { type DayListRow, nextDayList } from '../mine/day-list.ts';
import { choose } from '../mine/mine.ts';
import { disproof } from '../mine/prove.ts';
import type { ThemeSpec } from '../mine/theme-spec.ts';
import { THEME_SPECS } from '../mine/themes.ts';
import type { Command } from './command.ts';
import { keptFrom, writeWhole } from './keep.ts';
import { readTable } from './measured.ts';
import { unknownName } from './nearest-names.ts';
import { type Args, fileSeed, foundWords, jobsOf, samplesOf, shellWord, wholeOf } from './options.ts';
import { rate, settle } from './rate.ts';
import { sourceHash } from './source-hash.ts';
import { doTasks, taskNumbers } from './tasks.ts';

/** Puzzles of a theme when nobody says. */
const COUNT = 28;
/** Deals tried for the exercise when nobody says. */
const COUNT_SAMPLES = 10_000;

/** `lucie mine`: puzzles found in played games, proved and graded. */
export const mineCommand: Command = {
  name: 'mine',
  summary: 'Mines the puzzles of the site, and proves them again.',
  about: `
Plays as many games from a seed as --samples says, takes the positions that show the idea of THEME clearly, and writes
--count puzzles (default ${COUNT}), or as many as there are, to the file that --out names, by default
content/puzzles/THEME.lucie. The same words give the same file, byte for byte, however many processors work on it. What
was found is kept beside it in a file that ends in .part as it comes: stopped in any way, the same command goes on where
it was. With --more instead of --count the puzzles that the file has stay as they are, and so many others are added,
from games of another seed; none asks what one of them asks. Where no puzzle is found nothing is written.
\`mine prove\` proves every puzzle of the files that are named, or of all themes, from scratch: each legal move at each
step of its line, and what is told of it.
\`mine how-many\` writes the deals of the exercise “How many can come home?” to content/counts.json, in a second or
two; where --samples deals (default ${COUNT_SAMPLES}) do not hold all that are wanted, nothing.
Over a file of the site that another command has made THEME and how-many write only where --out names it.
\`mine days DATE\` adds a list of all puzzles to content/puzzles/days.json, from which the puzzle of each day is taken
from that day on; the days before it keep theirs.
\`mine rate\` rates the puzzles that have no rating yet, by --samples playouts of three players, and writes
content/puzzles/ratings.json; \`mine rate all\` rates every one anew, in some minutes.
\`mine settle\` prints how fast the ratings of simulated players settle, 200 of each strength or --samples; with --out
it also draws their means to FILE, as SVG.
The themes, with the games that are played when --samples does not say:

${THEME_SPECS.map(({ theme, games, presets }) => `  ${theme.padEnd(16)} ${String(games).padStart(5)} of ${presets.join(', ')}`).join('\n')}`,
  needs: [],
  takes: [],
  reads: false,
  forms: [
    { words: 'THEME', needs: [], takes: ['samples', 'seed', 'count', 'more', 'out', 'jobs'] },
    { words: 'how-many', needs: [], takes: ['samples', 'seed', 'out'] },
    { words: 'days DATE', needs: [], takes: [] },
    { words: 'rate [all]', needs: [], takes: ['samples', 'seed', 'out', 'jobs'] },
    { words: 'settle', needs: [], takes: ['samples', 'seed', 'out'] },
    { words: 'prove [FILE …]', needs: [], takes: [] },
  ],
  optionHelp: {
    seed: 'any text; the same words and seed give the same file (default lucie)',
    samples: 'how many games, deals, playouts or players, as said above',
    count: 'how many puzzles at most',
  },
  async *run(args) {
    const [theme, ...files] = args.files;
    if (theme === 'prove') return yield* prove(files);
    if (theme === 'how-many' && files.length === 0) {
      const done = writeCounts(args);
      if (!done.ok) return done.fault;
      yield done.value;
      return undefined;
    }
    if (theme === 'days') {
      const done = writeDays(files);
      if (!done.ok) return done.fault;
      yield done.value;
      return undefined;
    }
    if (theme === 'rate' && (files.length === 0 || files.join(' ') === 'all')) {
      const done = await rate(args, contentFile('puzzles'), files.length > 0);
      if (!done.ok) return done.fault;
      yield done.value;
      return undefined;
    }
    if (theme === 'settle' && files.length === 0) return yield* settle(args, contentFile('puzzles'));
    const spec = THEME_SPECS.find((one) => one.theme === theme);
    if (spec === undefined || files.length > 0) {
      const works = ['how-many', 'days', 'rate', 'settle', 'prove'];
      const names = [...THEME_SPECS.map((one) => one.theme), ...works];
      return unknownName(args.files, `one theme is expected, or one of ${works.join(', ')}`, names, 'mine');
    }
    const done = await mine(spec, args);
    if (!done.ok) return done.fault;
    yield done.value;
    return undefined;
  },
};

function fileOf(theme: string): string {
  return contentFile(`puzzles/${theme}.lucie`);
}

function contentFile(path: string): string {
  return fileURLToPath(new URL(`../../content/${path}`, import.meta.url));
}

/** Writes the deals of the exercise “How many can come home?”. */
function writeCounts(args: Args): Result<string> {
  const samples = samplesOf(args, COUNT_SAMPLES);
  if (!samples.ok) return samples;
  const given = fileSeed(args);
  if (!given.ok) return given;
  const seed = given.value;
  const out = args.values.out?.[0] ?? contentFile('counts.json');
  const command = `npm run -s lucie -- mine how-many --samples ${samples.value} --seed ${shellWord(seed)}`;
  const kept = args.values.out === undefined ? keptFrom(out, command, JSON.stringify(command)) : null;
  if (kept !== null) return fail(`${kept}.`);
  const deals = mineCounts(presetOf('la-belle-lucie')!.rules, `${seed}-count`, samples.value);
  if (deals.length < WANTED_COUNTS)
    return fail(
      `Expected ${WANTED_COUNTS} deals, found ${deals.length} among ${samples.value} of the seed ${quote(seed)}; ${out} was not written. Try more with --samples.`,
    );
  const rows = deals.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  writeWhole(out, `{\n  "command": ${JSON.stringify(command)},\n  "deals": [\n${rows}\n  ]\n}\n`);
  return ok(out);
}

/** A day, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Adds a list of the puzzles of days that begins on a day to come. */
function writeDays([from = '', ...rest]: readonly string[]): Result<string> {
  const file = contentFile('puzzles/days.json');
  const lists = JSON.parse(readFileSync(file, 'utf8')) as readonly DayListRow[];
  const today = new Date().toISOString().slice(0, 10);
  const last = [today, ...lists.map((list) => list.from)].toSorted().at(-1)!;
  const time = Date.parse(`${from}T00:00:00Z`);
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === from;
  const next = new Date(Date.parse(`${last}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  if (!isDate || rest.length > 0 || from <= last)
    return fail(`Expected a date after ${last}, like ${next}; found ${foundWords([from, ...rest])}.`);
  const ids: string[] = [];
  for (const { theme } of THEME_SPECS) {
    if (!existsSync(fileOf(theme))) continue;
    const puzzles = parsePuzzles(readFileSync(fileOf(theme), 'utf8'));
    if (!puzzles.ok) return fail(`${fileOf(theme)}: ${makeFault(puzzles.fault)}`);
    ids.push(...puzzles.value.map(({ id }) => id));
  }
  writeWhole(file, `${JSON.stringify([...lists, nextDayList(lists, ids, from)], null, 2)}\n`);
  return ok(file);
}

async function mine(spec: ThemeSpec, args: Args): Promise<Result<string>> {
  const { theme, games } = spec;
  const samples = samplesOf(args, games);
  if (!samples.ok) return samples;
  const adds = args.values.more !== undefined;
  if (adds && args.values.count !== undefined) return fail('Write --count or --more, not both.');
  const count = wholeOf(args, adds ? 'more' : 'count', 1, COUNT);
  if (!count.ok) return count;
  const jobs = jobsOf(args);
  if (!jobs.ok) return jobs;
  const given = fileSeed(args);
  if (!given.ok) return given;
  const seed = given.value;
  const tasks = taskNumbers(0, 1, samples.value);
  if (!tasks.ok) return tasks;
  const out = args.values.out?.[0] ?? fileOf(theme);
  const earlier = adds ? readEarlier(out) : ok(NOTHING);
  if (!earlier.ok) return earlier;
  const command = `npm run -s lucie -- mine ${theme} --samples ${samples.value} --seed ${shellWord(seed)}`;
  const whole = `${command} ${adds ? '--more' : '--count'} ${count.value}`;
  const kept = adds || args.values.out !== undefined ? null : keptFrom(out, whole, `# Mined by ${whole}\n`);
  if (kept !== null) return fail(`${kept}, or add to it with --more.`);
  const partFile = `${out}.part`;
  const tables = spec.presets.map((id) => readTable(presetOf(id)!.rules));
  const results = await doTasks({
    head: {
      name: `mine ${theme}`,
      seed,
      samples: samples.value,
      version: packageJson.version,
      sources: sourceHash('core,explain,solver,measure,mine', tables),
    },
    tasks: tasks.value,
    result: z.object({ score: z.number(), text: z.string() }).nullable(),
    worker: new URL('./workers/mine-worker.ts', import.meta.url),
    workerData: { theme, seed },
    partFile,
    jobs: jobs.value,
  });
  if (!results.ok) return results;
  const inOrder = [...results.value].sort(([a], [b]) => a - b);
  const candidates = inOrder.map(([, found]) => found);
  const { puzzles, duplicates } = choose(theme, candidates, count.value, earlier.value.puzzles);
  const [first] = puzzles;
  if (first === undefined) {
    // All games were played: there is nothing to go on with.
    rmSync(partFile, { force: true });
    const played = samples.value === 1 ? 'the first game' : `${samples.value} games`;
    const like = duplicates === 0 ? '' : `, ${duplicates} near-duplicates left out`;
    return fail(
      `Expected puzzles of ${theme}, found none in ${played} of the seed ${quote(seed)}${like}; ${out} was not written. Try more with --samples, or another --seed.`,
    );
  }
  const { head, body } = earlier.value;
  const made = adds ? `# From ${first.id} on by ${whole}` : `# Mined by ${whole}`;
  const lost = adds ? [] : addedTo(out);
  writeWhole(
    out,
    `${[...head, made].join('\n')}\n\n${[...body, makePuzzles(puzzles)].filter((text) => text !== '').join('\n')}`,
  );
  rmSync(partFile, { force: true });
  const many = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
  const { length } = puzzles;
  const found = length < count.value ? `${length} of ${count.value} puzzles` : many(length, 'puzzle');
  const said = `${out}\t${found}\t${many(duplicates, 'near-duplicate')} left out`;
  return ok([said, ...lost.map((again) => `What was added is gone; add it again: ${again}`)].join('\n'));
}

/** The commands that have added puzzles to a file since it was made. */
function addedTo(file: string): string[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^# From .* on by (.*)$/gm)].map(([, added = '']) => added);
}

/** What a file holds before more is added: the lines of its head, and its puzzles, as text and as they were read. */
interface Earlier {
  readonly head: readonly string[];
  readonly body: readonly string[];
  readonly puzzles: readonly Puzzle[];
}

const NOTHING: Earlier = { head: [], body: [], puzzles: [] };

function readEarlier(file: string): Result<Earlier> {
  if (!existsSync(file)) return fail(`There is no file ${quote(file)} to add to.`);
  const text = readFileSync(file, 'utf8');
  const puzzles = parsePuzzles(text);
  if (!puzzles.ok) return fail(`${file}: ${makeFault(puzzles.fault)}`);
  const [head = '', ...rest] = text.split('\n\n');
  return ok({ head: head.split('\n'), body: [rest.join('\n\n')], puzzles: puzzles.value });
}

/** Proves the puzzles of files, and says of each file how many are right. */
async function* prove(named: readonly string[]): AsyncGenerator<string, Fault | undefined> {
  const files = named.length > 0 ? named : THEME_SPECS.map(({ theme }) => fileOf(theme)).filter(existsSync);
  for (const file of files) {
    if (!existsSync(file)) return fail(`There is no file ${quote(file)}.`).fault;
    const puzzles = parsePuzzles(readFileSync(file, 'utf8'));
    if (!puzzles.ok) return fail(`${file}: ${makeFault(puzzles.fault)}`).fault;
    if (puzzles.value.length === 0) return fail(`${file}: expected puzzles, found none.`).fault;
    const start = performance.now();
    for (const puzzle of puzzles.value) {
      const wrong = disproof(puzzle, readTable(puzzle.game.rules));
      if (wrong !== null) return fail(wrong).fault;
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    yield `${file}\t${puzzles.value.length} proved\t${seconds} s`;
  }
  return undefined;
}
