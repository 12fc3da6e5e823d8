import { parentPort } from 'node:worker_threads';
import { readTable } from '../../src/cli/measured.ts';
import { answer, type Question } from '../../src/solver/protocol.ts';

/*
 * The solver's worker, in Node: it answers questions as the page's own does, and says how much of a processor each answer took.
 */

/** What a question has cost, in milliseconds of a processor. */
export interface Cost {
  /** The longest that a player sees nothing new. */
  readonly silent: number;
  readonly whole: number;
}

/** Milliseconds that this thread has had of a processor: what others do on the machine is not among them. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

parentPort!.on('message', (question: Question) => {
  const odds = question.rules.redeals === 0 ? null : readTable(question.rules);
  const start = spent();
  let [last, silent] = [start, 0];
  for (const _ of answer(question, odds)) {
    const now = spent();
    silent = Math.max(silent, now - last);
    last = now;
  }
  parentPort!.postMessage({ silent, whole: last - start } satisfies Cost);
});
