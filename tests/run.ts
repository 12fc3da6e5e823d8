import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { needBrowser } from './browser.ts';
import { compareBuilds } from './same-bytes.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'node_modules/.cache/tests');

/** What a part of the checks came to: how many passed, and by name, with the reason, what did not. */
interface Tally {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** Those of the passed that did so only when they were run once more. */
  readonly repeated?: readonly string[];
}

/** Runs a tool of node_modules with its output streamed, and says whether it succeeded. */
function run(command: string, env: NodeJS.ProcessEnv = {}): boolean {
  const [name = '', ...args] = command.split(' ');
  const bin = join(ROOT, 'node_modules/.bin');
  const { status, error } = spawnSync(name, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
  });
  if (error) console.error(`${name} did not start: ${error.message}`);
  return status === 0;
}

/** Where a site is published for the tests: with an address of its own, and under a path. */
const PUBLISHED = {
  SITE: 'https://lucie.example',
  BASE: '/some/base/',
  DIST: 'node_modules/.cache/published',
};

/** Counts a tool that only succeeds or fails as one check. */
function tool(command: string, env: NodeJS.ProcessEnv = {}): Tally {
  return run(command, env)
    ? { passed: 1, failed: [], skipped: [] }
    : { passed: 0, failed: [command], skipped: [] };
}

/** A failed test in a few lines: those above the last count are what is left of a long record. */
function failure(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).split('\n', 12);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** Runs a test runner and counts what its JSON report says; a crash, or an empty report, is one failure. */
function runner<Report>(
  command: string,
  count: (report: Report) => Tally,
  env: (file: string) => NodeJS.ProcessEnv = () => ({}),
): Tally {
  const file = join(REPORTS, `${command.split(' ')[0]}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  const succeeded = run(command.replace('REPORT', file), env(file));
  const tally = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], skipped: [] };
  const crashed = tally.failed.length === 0 && (!succeeded || tally.passed === 0);
  return crashed ? { ...tally, failed: [`${command.split(' ')[0]} broke off`] } : tally;
}

function countVitest({ testResults }: JsonTestResults): Tally {
  const tests = testResults.flatMap((file) => file.assertionResults);
  // A file that breaks before its first test reports no test at all.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...broken.map((file) => failure(relative(ROOT, file.name), file.message)),
      ...tests
        .filter((test) => test.status === 'failed')
        .map((test) => failure(test.fullName, test.failureMessages?.[0])),
    ],
    skipped: tests
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => test.fullName),
  };
}

function countPlaywright({ suites, errors }: JSONReport): Tally {
  const specsOf = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, title: `${spec.file}:${spec.line} › ${spec.title}` })),
    );
  const whyNot = (status: string) =>
    tests
      .filter((test) => test.status === status)
      .map((test) => failure(test.title, test.results.find((result) => result.error)?.error?.message));
  return {
    passed: tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length,
    failed: [...errors.map((error) => failure('playwright', error.message)), ...whyNot('unexpected')],
    skipped: tests.filter((test) => test.status === 'skipped').map((test) => test.title),
    repeated: whyNot('flaky'),
  };
}

/** Builds the site once more, from nothing, and compares it with the one that is there, byte by byte. */
function again(): Tally {
  const folder = 'node_modules/.cache/again';
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  const built = tool(`astro build --force --outDir ${folder}`);
  if (built.failed.length > 0) return built;
  const differences = compareBuilds('dist', folder);
  return { passed: differences.length === 0 ? 1 : 0, failed: differences, skipped: [] };
}

/** Builds the site as it is published elsewhere, and runs the browser tests that are about that. */
function published(): Tally {
  rmSync(join(ROOT, PUBLISHED.DIST), { recursive: true, force: true });
  const built = tool(`astro build --outDir ${PUBLISHED.DIST}`, PUBLISHED);
  return built.failed.length > 0 ? built : browserTests(PUBLISHED);
}

/** Runs the tests that need no built site; `which` are options of Vitest. */
function unitTests(which: string): Tally {
  const command = 'vitest run --config tests/vitest.config.ts --reporter=default --reporter=json';
  return runner(`${command} --outputFile.json=REPORT ${which}`, countVitest);
}

/** Runs the browser tests against the site that is built. */
function site(): Tally {
  if (!existsSync(join(ROOT, 'dist/index.html')))
    throw new Error('There is no built site to test: run the part `build` first.');
  return browserTests();
}

function browserTests(env: NodeJS.ProcessEnv = {}): Tally {
  const browser = needBrowser();
  return runner(
    'playwright test --config tests/playwright.config.ts --reporter=list,json',
    countPlaywright,
    (file) => ({ ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
}

const PARTS: Record<string, () => Tally> = {
  types: () => tool('astro check --minimumFailingSeverity warning'),
  pure: () => tool('tsc --project tests/tsconfig.pure.json'),
  lint: () => tool('biome check --error-on-warnings'),
  dead: () => tool('knip --config tests/knip.json'),
  unit: () => unitTests('--exclude tests/engine'),
  engine: () => unitTests('tests/engine'),
  build: () => tool('astro build'),
  site,
  again,
  published,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const rows: { part: string; passed: number; failed: number; skipped: number; seconds: string }[] = [];
const remarks: string[] = [];
for (const [part, work] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  console.log(`\n── ${part} ──`);
  const start = performance.now();
  let tally: Tally;
  try {
    // A site left over from an earlier build must not be tested in place of one that does not build.
    if (part === 'build') rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
    tally = work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tally = { passed: 0, failed: [failure('broke off', reason)], skipped: [] };
  }
  const { passed, failed, skipped, repeated = [] } = tally;
  for (const [kind, names] of Object.entries({ skipped, 'passed only when run again': repeated, failed })) {
    remarks.push(...names.map((name) => `${kind}, ${part}: ${name}`));
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  rows.push({ part, passed, failed: failed.length, skipped: skipped.length, seconds });
}

console.log('');
for (const { part, passed, failed, skipped, seconds } of rows) {
  const cells = [`${passed} passed`, `${failed} failed`, `${skipped} skipped`, `${seconds} s`];
  console.log([part.padEnd(9), ...cells.map((cell) => cell.padStart(12))].join(''));
}
for (const line of remarks) console.log(line);
const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
