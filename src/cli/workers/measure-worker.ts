import { parentPort, workerData } from 'node:worker_threads';
import { MEASUREMENTS } from '../../measure/list.ts';
import type { Json, RunOptions } from '../../measure/measurement.ts';

// A worker thread of `lucie measure`. A message is the number of a task; the answer is [task, result].
const { name, settings, files } = workerData as {
  readonly name: string;
  readonly settings: RunOptions;
  readonly files: Readonly<Record<string, Json>>;
};
const doTask = MEASUREMENTS.find((one) => one.name === name)!.worker(settings, files);
parentPort?.on('message', (task: number) => parentPort?.postMessage([task, doTask(task)]));
