import { parentPort, workerData } from 'node:worker_threads';
import { MEASUREMENTS } from '../measure/list.ts';
import type { Json, RunOptions } from '../measure/measurement.ts';

// One thread of `lucie measure`: it is told the number of a task, and answers with the number and the result.
const { name, settings, given } = workerData as {
  readonly name: string;
  readonly settings: RunOptions;
  readonly given: Readonly<Record<string, Json>>;
};
const run = MEASUREMENTS.find((one) => one.name === name)!.worker(settings, given);
parentPort?.on('message', (task: number) => parentPort?.postMessage([task, run(task)]));
