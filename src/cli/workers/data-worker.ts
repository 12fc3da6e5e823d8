import { parentPort, workerData } from 'node:worker_threads';
import { presetOf } from '../../core/preset.ts';
import { dealRow } from '../../measure/data/deal-row.ts';
import { readScale } from '../measured.ts';

// A worker thread of `lucie data deals`. A message is the number of a row; the answer is [number, the row as text].
const { id, seed } = workerData as { readonly id: string; readonly seed: string };
const preset = presetOf(id)!;
const scale = readScale(preset.rules);
parentPort?.on('message', (row: number) =>
  parentPort?.postMessage([row, dealRow(preset, `${seed} ${row}`, scale)]),
);
