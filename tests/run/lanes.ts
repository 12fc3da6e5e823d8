import { failure, type Tally } from './tally.ts';

/** A part of the tests, as it is scheduled. */
export interface Job {
  readonly name: string;
  /** How many processors it keeps busy. */
  readonly cores: number;
  /** Parts that must have succeeded before; those that do not run this time count as done. */
  readonly needs: readonly string[];
  /** Parts that have to be over before, however they came out. */
  readonly after?: readonly string[];
  readonly work: () => Promise<Tally>;
}

/** What a part came to, and in how many seconds. */
export interface Row extends Tally {
  readonly name: string;
  readonly seconds: number;
}

/** Told when a part begins, and when it is done. */
export interface Watcher {
  readonly began: (job: Job) => void;
  readonly ended: (row: Row) => void;
}

const seconds = (since: number): number => (performance.now() - since) / 1000;

/** Runs a part; what it throws is a failure of the part. A part that lacks one before it does not run, and fails. */
async function runJob(job: Job, missing: readonly string[]): Promise<Row> {
  const start = performance.now();
  const lacks = (reason: string): Tally => ({ passed: 0, failed: [failure(job.name, reason)], skipped: [] });
  const tally =
    missing.length > 0
      ? lacks(`It did not run, since this part failed: ${missing.join(', ')}.`)
      : await job
          .work()
          .catch((error: unknown) => lacks(error instanceof Error ? error.message : String(error)));
  return { name: job.name, seconds: seconds(start), ...tally };
}

/**
 * Runs parts side by side: whenever there is room, the first of those left whose turn it may be. One that needs more than
 * there is runs alone. Gives what they came to, in the order in which they stand.
 */
export async function runLanes(jobs: readonly Job[], cores: number, watcher: Watcher): Promise<Row[]> {
  const rows = new Map<string, Row>();
  const running = new Map<Job, Promise<Row>>();
  const isDone = (name: string): boolean => rows.has(name) || jobs.every((job) => job.name !== name);
  const hasFailed = (name: string): boolean => (rows.get(name)?.failed.length ?? 0) > 0;
  const next = (): Job | undefined => {
    const busy = [...running.keys()].reduce((sum, job) => sum + job.cores, 0);
    return jobs.find(
      (job) =>
        !rows.has(job.name) &&
        !running.has(job) &&
        [...job.needs, ...(job.after ?? [])].every(isDone) &&
        (busy === 0 || busy + job.cores <= cores),
    );
  };
  while (rows.size < jobs.length) {
    for (let job = next(); job !== undefined; job = next()) {
      watcher.began(job);
      running.set(job, runJob(job, job.needs.filter(hasFailed)));
    }
    if (running.size === 0) throw new Error('the parts that are left wait for each other');
    const [job, row] = await Promise.race([...running].map(async ([one, end]) => [one, await end] as const));
    running.delete(job);
    rows.set(job.name, row);
    watcher.ended(row);
  }
  return jobs.map(({ name }) => rows.get(name)!);
}
