import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Fault, fail, ok, type Result } from '../core/result.ts';
import type { Json } from '../measure/measurement.ts';
import { type Header, type PartialResults, readPart } from './measured.ts';
import { createProgress } from './progress.ts';

/** Tasks that know nothing of each other, to be shared out over processors. */
export interface Work {
  /** What the file of results begins with; one that begins otherwise is of another run. */
  readonly head: Header & { readonly [key: string]: Json };
  /** The numbers of the tasks. */
  readonly tasks: readonly number[];
  /** The file of the worker thread: told the number of a task, it answers with the number and the result. */
  readonly worker: URL;
  readonly workerData: unknown;
  /** Where results are kept as they come. */
  readonly partFile: string;
  readonly jobs: number;
}

/** Does the tasks that are left of an earlier run, or all; gives the results by the number of their task. */
export async function doTasks(work: Work): Promise<Result<ReadonlyMap<number, Json>>> {
  const { head, tasks, partFile } = work;
  const before: Result<PartialResults> = existsSync(partFile)
    ? readPart(partFile)
    : ok({ head, results: new Map() });
  if (!before.ok) return before;
  if (JSON.stringify(before.value.head) !== JSON.stringify(head)) {
    return fail(
      `${partFile} holds results of another run (${JSON.stringify(before.value.head)}); delete it, or name another file with --out.`,
    );
  }
  const results = new Map(before.value.results);
  const left = tasks.filter((task) => !results.has(task));
  mkdirSync(dirname(partFile), { recursive: true });
  // Written anew, so that a line cut short by a crash is not followed by more on the same line.
  writeFileSync(partFile, lines(head, results));
  const progress = createProgress(head.name, tasks.length, results.size);
  const fault = await share(work, left, (task, result) => {
    results.set(task, result);
    appendFileSync(partFile, `${JSON.stringify([task, result])}\n`);
    progress.step();
  });
  progress.end();
  return fault === null ? ok(results) : fail(fault.message);
}

function lines(head: Json, results: ReadonlyMap<number, Json>): string {
  return [head, ...results].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Shares tasks out over worker threads; gives the fault of the first that fails, or null. */
async function share(
  { worker: file, workerData, jobs }: Work,
  tasks: readonly number[],
  onResult: (task: number, result: Json) => void,
): Promise<Fault | null> {
  const waiting = [...tasks];
  const one = (): Promise<Fault | null> =>
    new Promise((resolve) => {
      const worker = new Worker(file, { workerData });
      const next = (): void => {
        const task = waiting.shift();
        if (task === undefined) {
          resolve(null);
          void worker.terminate();
        } else worker.postMessage(task);
      };
      worker.on('message', ([task, result]: [number, Json]) => {
        onResult(task, result);
        next();
      });
      worker.on('error', (error: Error) => resolve({ message: `A task failed: ${error.message}.` }));
      next();
    });
  const faults = await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, one));
  return faults.find((fault) => fault !== null) ?? null;
}
