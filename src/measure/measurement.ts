import type { z } from 'zod';

/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What decides the figures of a run. */
export interface RunOptions {
  /** Any text; the same seed and samples give the same file. */
  readonly seed: string;
  /** How large the samples are; each measurement says of what. */
  readonly samples: number;
}

/**
 * A measurement: independent tasks, which can be spread over processors and machines, stopped and resumed; and one file
 * made of their results (map and reduce). With 250 samples and 100 a task, `tasks` is 3; the worker does tasks 0, 1 and 2
 * in any order, each from a random generator seeded by its number, and `finish` is given the three results in order.
 *
 * A result, of the type `Found`, waits in a part file for the others. A file may hold anything, so `result` says what is one.
 */
export interface Measurement<Found = unknown> {
  /** Its name on the command line, and that of its file in content/measurements. */
  readonly name: string;
  /** What is measured, in one sentence, for the help of the command line and the head of the file. */
  readonly summary: string;
  /** The unit of `samples`, and their number by default. */
  readonly samples: { readonly of: string; readonly usual: number };
  /** Names of the measurements whose files it builds on. */
  readonly needs: readonly string[];
  /** How many tasks there are. */
  tasks(options: RunOptions): number;
  /** What the result of a task is; whatever it accepts it leaves as it is. */
  readonly result: z.ZodType<Found>;
  /** Prepares a function that does one task; `files` are the measurements it needs, by name. A task depends on its number alone. */
  worker(options: RunOptions, files: Readonly<Record<string, Json>>): (task: number) => Found;
  /** Makes the file from the results of all tasks, in order. */
  finish(options: RunOptions, results: readonly Found[]): { readonly [key: string]: Json };
}
