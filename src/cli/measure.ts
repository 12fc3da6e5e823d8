import { rmSync } from 'node:fs';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { MEASUREMENTS } from '../measure/list.ts';
import type { Json, Measurement, RunOptions } from '../measure/measurement.ts';
import type { Command } from './command.ts';
import { keptFrom, writeWhole } from './keep.ts';
import { checkResults, fileOf, header, readNeeds, readPart } from './measured.ts';
import { unknownName } from './nearest-names.ts';
import { type Args, fileSeed, jobsOf, samplesOf, shellWord } from './options.ts';
import { sourceHash } from './source-hash.ts';
import { doTasks, taskNumbers } from './tasks.ts';

/** `lucie measure`: the figures of the site, made from a seed. */
export const measureCommand: Command = {
  name: 'measure',
  summary: 'Measures the figures of the site: chances to win, and how ways of playing do.',
  about: `
Measures NAME and writes it to FILE, by default content/measurements/NAME.json. The same seed and samples give the
same file, byte for byte, however many processors work on it. Results are kept in FILE.part as they come: stopped in
any way, the same command goes on where it was. With --shard 2/5 only every fifth task is done, from the second on,
and the results stay in FILE.2-of-5.part; \`measure merge PART …\` makes the file of all parts. A file of the site that
was measured with another seed or other samples is written over only where --out names it. The measurements:

${MEASUREMENTS.map(({ name, summary }) => `  ${name.padEnd(20)} ${summary}`).join('\n')}`,
  needs: [],
  takes: [],
  reads: false,
  forms: [
    { words: 'NAME', needs: [], takes: ['samples', 'seed', 'shard', 'out', 'jobs'] },
    { words: 'merge PART …', needs: [], takes: ['out'] },
  ],
  optionHelp: {
    seed: 'any text; the same seed and samples give the same file (default lucie)',
    samples: 'how large the samples are; each measurement has its own default',
  },
  async *run(args) {
    const [name, ...files] = args.files;
    if (name === 'merge') {
      const merged = merge(args, files);
      if (!merged.ok) return merged.fault;
      yield merged.value;
      return undefined;
    }
    const measurement = MEASUREMENTS.find((one) => one.name === name);
    if (measurement === undefined || files.length > 0) {
      const names = [...MEASUREMENTS.map((one) => one.name), 'merge'];
      return unknownName(
        args.files,
        'one measurement is expected, or “merge” and the parts',
        names,
        'measure',
      );
    }
    const run = readRun(args, measurement);
    if (!run.ok) return run.fault;
    const done = await measure(measurement, run.value);
    if (!done.ok) return done.fault;
    yield done.value;
    return undefined;
  },
};

/** A run as the command line asks for it: which tasks, where to, and on how many processors. */
interface Run {
  readonly settings: RunOptions;
  /** One part of the tasks: every `of`-th from number `index` on, from 0; null for all tasks. */
  readonly shard: { readonly index: number; readonly of: number } | null;
  /** The file to write; the one of the site where it is null. */
  readonly out: string | null;
  readonly jobs: number;
}

function readRun(args: Args, measurement: Measurement): Result<Run> {
  const samples = samplesOf(args, measurement.samples.usual);
  if (!samples.ok) return samples;
  const jobs = jobsOf(args);
  if (!jobs.ok) return jobs;
  const [shardText] = args.values.shard ?? [];
  const [, number = '', of = ''] = /^(\d{1,4})\/(\d{1,4})$/.exec(shardText ?? '') ?? [];
  if (shardText !== undefined && !(Number(number) >= 1 && Number(number) <= Number(of))) {
    return fail(`The option --shard takes which part of how many, like 2/5; found ${quote(shardText)}.`);
  }
  const seed = fileSeed(args);
  if (!seed.ok) return seed;
  return ok({
    settings: { seed: seed.value, samples: samples.value },
    shard: shardText === undefined ? null : { index: Number(number) - 1, of: Number(of) },
    out: args.values.out?.[0] ?? null,
    jobs: jobs.value,
  });
}

/** Does the tasks that are not done yet, and writes the file when all are. */
async function measure(
  measurement: Measurement,
  { settings, shard, out, jobs }: Run,
): Promise<Result<string>> {
  const files = readNeeds(measurement);
  if (!files.ok) return files;
  const file = out ?? fileOf(measurement.name);
  const kept = out === null && shard === null ? keptMeasured(measurement, settings) : null;
  if (kept !== null) return kept;
  const partFile = shard === null ? `${file}.part` : `${file}.${shard.index + 1}-of-${shard.of}.part`;
  const total = measurement.tasks(settings);
  const { index, of } = shard ?? { index: 0, of: 1 };
  const tasks = taskNumbers(index, of, Math.max(0, Math.ceil((total - index) / of)));
  if (!tasks.ok) return tasks;
  const worker = new URL('./workers/measure-worker.ts', import.meta.url);
  const workerData = { name: measurement.name, settings, files: files.value };
  // Whatever else the results depend on: code or levels below that have changed since make it another run.
  const sources = sourceHash('core,explain,solver,measure', files.value);
  const head = { ...header(measurement, settings), sources };
  const { result } = measurement;
  const results = await doTasks({ head, tasks: tasks.value, result, worker, workerData, partFile, jobs });
  if (!results.ok) return results;
  if (shard !== null) return ok(partFile);
  writeMeasured(measurement, settings, results.value, file);
  rmSync(partFile, { force: true });
  return ok(file);
}

/** Makes the file of a measurement from the parts of all shards. */
function merge(args: Args, files: readonly string[]): Result<string> {
  const [firstFile] = files;
  if (firstFile === undefined)
    return fail('Expected the parts to merge, found none: lucie measure merge PART …');
  const first = readPart(firstFile);
  if (!first.ok) return first;
  const { head } = first.value;
  const measurement = MEASUREMENTS.find(({ name }) => name === head.name);
  if (measurement === undefined) return fail(`${firstFile} is of no measurement known here.`);
  const settings: RunOptions = { seed: head.seed, samples: head.samples };
  const total = measurement.tasks(settings);
  const results = new Map<number, unknown>();
  for (const file of files) {
    const part = file === firstFile ? first : readPart(file);
    if (!part.ok) return part;
    if (JSON.stringify(part.value.head) !== JSON.stringify(head)) {
      return fail(`${file} is a part of another run than ${firstFile}: ${JSON.stringify(part.value.head)}.`);
    }
    const found = checkResults(file, part.value, measurement.result);
    if (!found.ok) return found;
    for (const [task, result] of found.value) {
      if (task < 0 || task >= total)
        return fail(`${file} has a result of task ${task}; expected 0 to ${total - 1}.`);
      results.set(task, result);
    }
  }
  for (let task = 0; task < total; task++) {
    if (!results.has(task)) {
      return fail(
        `Of ${total} results ${total - results.size} are missing, the first is number ${task}: a part is not done, or not named.`,
      );
    }
  }
  const [out] = args.values.out ?? [];
  const kept = out === undefined ? keptMeasured(measurement, settings) : null;
  if (kept !== null) return kept;
  const whole = out ?? fileOf(measurement.name);
  writeMeasured(measurement, settings, results, whole);
  return ok(whole);
}

/** The command that makes the file of a measurement. */
function commandOf({ name }: Measurement, { samples, seed }: RunOptions): string {
  return `npm run -s lucie -- measure ${name} --samples ${samples} --seed ${shellWord(seed)}`;
}

/** The fault of a run that would write over a file of the site that another command has made; null where there is none. */
function keptMeasured(measurement: Measurement, settings: RunOptions): Result<never> | null {
  const command = commandOf(measurement, settings);
  const kept = keptFrom(fileOf(measurement.name), command, JSON.stringify(command));
  return kept === null ? null : fail(`${kept}.`);
}

function writeMeasured(
  measurement: Measurement,
  settings: RunOptions,
  results: ReadonlyMap<number, unknown>,
  out: string,
): void {
  const inOrder = [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
  const { summary } = measurement;
  const figures = measurement.finish(settings, inOrder);
  const command = commandOf(measurement, settings);
  const rows = Object.entries({ ...header(measurement, settings), summary, command, ...figures }).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${row(value)}`,
  );
  writeWhole(out, `{\n${rows.join(',\n')}\n}\n`);
}

/** A list with one entry a line, so that files can be read and compared; anything else on one line. */
function row(value: Json): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return `[\n${value.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
}
