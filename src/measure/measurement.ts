/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a run is asked for. */
export interface RunOptions {
  /** Any text; the same seed and samples give the same file. */
  readonly seed: string;
  /** How large the samples are; each measurement says of what. */
  readonly samples: number;
}

/**
 * A measurement: many tasks that know nothing of each other, so that they can be shared out over processors and
 * machines, stopped and gone on with; and one file that is made of their results.
 */
export interface Measurement {
  /** Its name on the command line, and that of its file in content/measurements. */
  readonly name: string;
  /** What is measured, in one sentence. */
  readonly summary: string;
  /** What `samples` counts, and how many there are when nobody says. */
  readonly samples: { readonly of: string; readonly usual: number };
  /** Names of the measurements whose files it builds on. */
  readonly needs: readonly string[];
  /** How many tasks there are. */
  tasks(settings: RunOptions): number;
  /** Gets ready to do tasks; `given` holds the files it needs, by name. The task depends on nothing but its number. */
  worker(settings: RunOptions, given: Readonly<Record<string, Json>>): (task: number) => Json;
  /** Makes the file from the results of all tasks, in order. */
  finish(settings: RunOptions, results: readonly Json[]): { readonly [key: string]: Json };
}
