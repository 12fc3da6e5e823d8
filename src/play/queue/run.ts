import type { Practice } from '../practice.ts';

/** Seconds of a run. */
export const RUN_SECONDS = 300;
/** Puzzles that may be missed; with the last of them a run is over. */
export const RUN_MISTAKES = 3;

/** The most puzzles solved in one run; 0 before the first. */
export function bestRun({ runs }: Pick<Practice, 'runs'>): number {
  return Math.max(0, ...runs.map(({ solved }) => solved.length));
}
