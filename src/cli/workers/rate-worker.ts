import { parentPort, workerData } from 'node:worker_threads';
import { parsePuzzles } from '../../core/puzzle.ts';
import { unwrap } from '../../core/result.ts';
import { playoutWins, type RatedTask } from '../../mine/playouts.ts';
import { temptingRing } from '../../mine/puzzle-rating.ts';

// A worker thread of `lucie mine rate`. A message is the number of a puzzle; the answer is [puzzle, what was measured of it].
const { puzzles, seed, samples } = workerData as {
  readonly puzzles: readonly string[];
  readonly seed: string;
  readonly samples: number;
};
parentPort?.on('message', (index: number) => {
  const [puzzle] = unwrap(parsePuzzles(puzzles[index]!));
  const rated: RatedTask = [playoutWins(puzzle!, seed, samples), temptingRing(puzzle!)];
  parentPort?.postMessage([index, rated]);
});
