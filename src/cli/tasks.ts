import { appendFileSync, existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { z } from 'zod';
import { type Fault, fail, ok, type Result } from '../core/result.ts';
import type { Json } from '../measure/measurement.ts';
import { claim, unwritten, writeWhole } from './keep.ts';
import { checkResults, type Header, type PartialResults, readPart } from './measured.ts';
import { createProgress } from './progress.ts';

/** Independent tasks, to be spread over worker threads. */
export interface Work<Found> {
  /** The header of the part file; a file with another header is of another run. */
  readonly head: Header & { readonly [key: string]: Json };
  /** The numbers of the tasks. */
  readonly tasks: readonly number[];
  /** What a result is; those of an earlier run are held against it. */
  readonly result: z.ZodType<Found>;
  /** The file of the worker thread: a message is the number of a task, the answer `[task, result]`. */
  readonly worker: URL;
  readonly workerData: unknown;
  /** The file that results are appended to as they come. */
  readonly partFile: string;
  readonly jobs: number;
}

/** The most tasks of one run. */
const MOST_TASKS = 10_000_000;

/** The numbers of the tasks of a run: so many from one on, with a step between them; a fault where they are too many. */
export function taskNumbers(first: number, step: number, count: number): Result<number[]> {
  if (count > MOST_TASKS)
    return fail(
      `One run does at most ${MOST_TASKS} tasks; these would be ${count}. Ask for fewer --samples, or for a part of them with --shard.`,
    );
  return ok(Array.from({ length: count }, (_, index) => first + index * step));
}

/**
 * Does the tasks that the part file has no result of yet; gives all results by the number of their task. A fault where
 * another run is at work on that file.
 */
export async function doTasks<Found>(work: Work<Found>): Promise<Result<ReadonlyMap<number, Found>>> {
  const release = claim(work.partFile);
  if (!release.ok) return release;
  try {
    return await doClaimed(work);
  } finally {
    release.value();
  }
}

async function doClaimed<Found>(work: Work<Found>): Promise<Result<ReadonlyMap<number, Found>>> {
  const { head, tasks, result, partFile } = work;
  const earlier: Result<PartialResults> = existsSync(partFile)
    ? readPart(partFile)
    : ok({ head, results: new Map() });
  if (!earlier.ok) return earlier;
  if (JSON.stringify(earlier.value.head) !== JSON.stringify(head)) {
    return fail(
      `${partFile} holds results of another run (${JSON.stringify(earlier.value.head)}); delete it, or name another file with --out.`,
    );
  }
  const known = checkResults(partFile, earlier.value, result);
  if (!known.ok) return known;
  // A part may hold results that were not asked for now.
  const asked = new Set(tasks);
  const results = new Map([...known.value].filter(([task]) => asked.has(task)));
  const left = tasks.filter((task) => !results.has(task));
  // Written anew, so that a line cut short by a crash is not followed by more on the same line.
  writeWhole(partFile, lines(head, results));
  const progress = createProgress(head.name, tasks.length, results.size);
  const fault = await spread(work, left, (task, result) => {
    results.set(task, result);
    try {
      appendFileSync(partFile, `${JSON.stringify([task, result])}\n`);
    } catch (error) {
      throw unwritten(partFile, error);
    }
    progress.step();
  });
  progress.end();
  return fault === null ? ok(results) : fail(fault.message);
}

function lines(head: Json, results: ReadonlyMap<number, unknown>): string {
  return [head, ...results].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/**
 * Megabytes that a thread gives to what a task makes and soon throws away. With as much as it would take, what is thrown away
 * lies longer: 30 deals of The Three-Card Fan took 418 MB in place of 250, and as long.
 */
const YOUNG = 16;

/** Spreads tasks over worker threads; gives the fault of the first that fails, or null. */
async function spread<Found>(
  { worker: file, workerData, jobs }: Work<Found>,
  tasks: readonly number[],
  onResult: (task: number, result: Found) => void,
): Promise<Fault | null> {
  let at = 0;
  let broken: unknown = null;
  const runThread = (): Promise<Fault | null> =>
    new Promise((resolve) => {
      const worker = new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
      const next = (): void => {
        const task = tasks[at++];
        if (task === undefined) {
          resolve(null);
          void worker.terminate();
        } else worker.postMessage(task);
      };
      worker.on('message', ([task, result]: [number, Found]) => {
        // After a result that could not be written no other is: it would stand on the same line.
        try {
          if (broken === null) onResult(task, result);
        } catch (error) {
          broken = error;
          at = tasks.length;
        }
        next();
      });
      worker.on('error', (error: Error) => {
        at = tasks.length;
        resolve({ message: `A task failed: ${error.message}.` });
      });
      next();
    });
  const faults = await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, runThread));
  if (broken !== null) throw broken;
  return faults.find((fault) => fault !== null) ?? null;
}
