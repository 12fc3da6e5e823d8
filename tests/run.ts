/*
 * Runs the tests: `npm test` what every change is held against, `npm run test:deep` all the rest, `npm test -- unit site`
 * some parts by name. Parts run side by side; what the tools of a part say is kept together in a file, and printed where
 * the part fails. The last line counts what really ran.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Job, type Row, runLanes } from './run/lanes.ts';
import { DEEP_PARTS, type Part, QUICK_PARTS } from './run/parts.ts';
import { REPORTS, ROOT } from './run/tool.ts';

/** Processors that parts may keep busy at once: one more than the two that are counted on, so that none is idle in between. */
const CORES = 3;
/** Milliseconds between two lines that say what is still running. */
const NEWS = 30_000;

/** The parts that some words ask for: by their names, or all of `npm test`, or all of the deep tests. */
function partsOf(words: readonly string[]): readonly Part[] {
  const all = new Map([...DEEP_PARTS, ...QUICK_PARTS].map((part) => [part.name, part]));
  const names = words.filter((word) => word !== 'deep');
  const unknown = names.filter((name) => !all.has(name));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}; the parts are ${[...all.keys()].join(', ')}.`);
    process.exit(2);
  }
  if (names.length > 0) return [...all.values()].filter(({ name }) => names.includes(name));
  return words.includes('deep') ? DEEP_PARTS.filter(({ isNeeded }) => isNeeded?.() ?? true) : QUICK_PARTS;
}

const parts = partsOf(process.argv.slice(2));
/** The file for what the tools of a part say; one that runs alone says it on the terminal. */
const logOf = (name: string): string | null => (parts.length === 1 ? null : join(REPORTS, `${name}.log`));

const start = performance.now();
const clock = (): string => `${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s`;
const running = new Set<string>();
const jobs = parts.map((part): Job => {
  const { work, ...rest } = part;
  return { ...rest, work: () => work(logOf(part.name)) };
});

for (const { name } of parts) rmSync(logOf(name) ?? '', { force: true });
const news = setInterval(() => {
  if (parts.length > 1) console.log(`${clock()}  … ${[...running].join(', ')}`);
}, NEWS);
const rows = await runLanes(jobs, CORES, {
  began: ({ name }) => void running.add(name),
  ended: ({ name, passed, failed, seconds }) => {
    running.delete(name);
    const count = failed.length === 0 ? `${passed} passed` : `${failed.length} FAILED, ${passed} passed`;
    console.log(`${clock()}  ${name}: ${count}, in ${seconds.toFixed(1)} s`);
    const log = logOf(name);
    if (failed.length > 0 && log !== null && existsSync(log)) console.log(readFileSync(log, 'utf8'));
  },
});
clearInterval(news);

const total = (key: 'passed' | 'failed' | 'skipped'): number =>
  rows.reduce((sum, { [key]: some }) => sum + (typeof some === 'number' ? some : some.length), 0);
const line = (name: string, cells: readonly string[]): string =>
  [name.padEnd(10), ...cells.map((cell) => cell.padStart(14))].join('');
const cellsOf = ({ passed, failed, skipped, seconds }: Row): string[] => [
  `${passed} passed`,
  `${failed.length} failed`,
  `${skipped.length} skipped`,
  `${seconds.toFixed(1)} s`,
];

console.log('');
for (const row of rows) console.log(line(row.name, cellsOf(row)));
console.log(`\n${parts.length} parts in ${((performance.now() - start) / 1000).toFixed(0)} s.`);
if (parts.length > 1) console.log(`What the tools said: ${relative(ROOT, REPORTS)}`);
for (const { name, skipped, failed, flaky = [] } of rows) {
  for (const test of skipped) console.log(`skipped, ${name}: ${test}`);
  for (const test of flaky) console.log(`passed when tried again, ${name}: ${test}`);
  for (const test of failed) console.log(`failed, ${name}: ${test}`);
}
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
