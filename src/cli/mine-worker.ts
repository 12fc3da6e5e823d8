import { parentPort, workerData } from 'node:worker_threads';
import { presetOf } from '../core/preset.ts';
import { mineGame } from '../mine/mine.ts';
import { SEAMS } from '../mine/themes.ts';
import { readTable } from './measured.ts';

// One thread of `lucie mine`: it is told the number of a game, and answers with the number and the puzzle in it.
const { theme, seed } = workerData as { readonly theme: string; readonly seed: string };
const seam = SEAMS.find((one) => one.theme === theme)!;
const odds = readTable(presetOf(seam.preset)!.rules);
parentPort?.on('message', (game: number) =>
  parentPort?.postMessage([game, mineGame(seam, `${seed} ${theme} ${game}`, odds)]),
);
