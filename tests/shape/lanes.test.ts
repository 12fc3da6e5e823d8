import { expect, test } from 'vitest';
import { type Job, runLanes } from '../run/lanes.ts';
import type { Tally } from '../run/tally.ts';

const FINE: Tally = { passed: 1, failed: [], skipped: [] };
const job = (name: string, cores: number, needs: readonly string[] = [], tally = FINE): Job => ({
  name,
  cores,
  needs,
  work: () => new Promise((done) => setTimeout(done, 1, tally)),
});

/** Runs some jobs; gives what began and ended, in turn, and what they came to. */
async function run(jobs: readonly Job[], cores: number) {
  const events: string[] = [];
  const rows = await runLanes(jobs, cores, {
    began: ({ name }) => void events.push(`+${name}`),
    ended: ({ name }) => void events.push(`-${name}`),
  });
  return { events: events.join(' '), rows };
}

test('parts run side by side while there is room, and one that is too large runs alone', async () => {
  const { events } = await run([job('a', 1), job('b', 2), job('c', 1), job('d', 9)], 2);
  expect(events).toBe('+a +c -a -c +b -b +d -d');
});

test('a part waits for what it needs, and does not run where that has failed', async () => {
  const bad = { passed: 0, failed: ['x'], skipped: [] };
  const { events, rows } = await run([job('late', 1, ['early']), job('early', 1, [], bad)], 3);
  expect(events).toBe('+early -early +late -late');
  expect(rows.map(({ name, failed }) => [name, failed.length])).toEqual([
    ['late', 1],
    ['early', 1],
  ]);
  expect(rows[0]?.failed[0]).toContain('It did not run, since this part failed: early.');
});

test('a part that throws fails, with its reason; one that waits for a part that is not asked for runs', async () => {
  const throws: Job = { ...job('a', 1, ['absent']), work: () => Promise.reject(new Error('no browser')) };
  const { rows } = await run([throws], 1);
  expect(rows[0]?.failed).toEqual(['a\n    no browser']);
});
