import { existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { needBrowser } from '../browser.ts';
import { findFirefox } from '../browsers/firefox.ts';
import { findWebkit } from '../browsers/webkit.ts';
import { compareBuilds } from '../same-bytes.ts';
import type { Job } from './lanes.ts';
import { countPlaywright, countVitest, type Tally } from './tally.ts';
import { REPORTS, ROOT, runTool, type ToolName } from './tool.ts';

/** A part of the tests; its work is given the file for what its tools say, or null for the terminal. */
export interface Part extends Omit<Job, 'work'> {
  readonly work: (log: string | null) => Promise<Tally>;
  /** Whether it has anything to do; without it, always. */
  readonly isNeeded?: () => boolean;
}

/** Where a site is published for the tests: with an address of its own, and under a path. */
const PUBLISHED = {
  SITE: 'https://lucie.example',
  BASE: '/some/base/',
  DIST: 'node_modules/.cache/published',
};

/** What makes the tests that have sizes try more, and the runners choose what only the deep tests hold. */
const DEEP = { DEEP: '1' };

const FINE: Tally = { passed: 1, failed: [], skipped: [] };

/** Counts a tool that only succeeds or fails as one check. */
async function check(
  log: string | null,
  tool: ToolName,
  words: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  return (await runTool(tool, words.split(' '), log, env))
    ? FINE
    : { passed: 0, failed: [`${tool} ${words}`], skipped: [] };
}

/** What a report of a test runner says; a crash, or a report without a test, is a failure. */
function read<Report>(
  name: string,
  file: string,
  succeeded: boolean,
  count: (report: Report) => Tally,
): Tally {
  const tally = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: [], skipped: [] };
  const crashed = tally.failed.length === 0 && (!succeeded || tally.passed === 0);
  return crashed ? { ...tally, failed: [`${name} broke off`] } : tally;
}

/** Runs a project of the Vitest configuration, or of its tests those with a tag. */
async function vitest(
  log: string | null,
  project: string,
  env: NodeJS.ProcessEnv = {},
  tag?: string,
): Promise<Tally> {
  const file = join(REPORTS, `vitest-${project}${env.SITE ? '-published' : ''}.json`);
  rmSync(file, { force: true });
  const words = `run --config tests/vitest.config.ts --project ${project} --reporter=default --reporter=json`;
  const only = tag === undefined ? [] : [`--tagsFilter=${tag}`];
  const succeeded = await runTool(
    'vitest',
    [...words.split(' '), ...only, `--outputFile.json=${file}`],
    log,
    env,
  );
  return read<JsonTestResults>('vitest', file, succeeded, (report) => countVitest(report, tag));
}

/** Runs the browser tests. */
async function playwright(log: string | null, name: string, env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const file = join(REPORTS, `playwright-${name}.json`);
  rmSync(file, { force: true });
  const words = 'test --config tests/playwright.config.ts --reporter=list,json';
  const succeeded = await runTool('playwright', words.split(' '), log, {
    ...env,
    CHROMIUM_PATH: needBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return read('playwright', file, succeeded, countPlaywright);
}

function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky ?? []),
  };
}

/** Builds the site into a folder that is emptied first: a site left over must not be tested in place of one that does not build. */
function build(
  log: string | null,
  folder: string,
  words: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  rmSync(join(ROOT, folder), { recursive: true, force: true });
  return check(log, 'astro', `build ${words} --outDir ${folder}`, env);
}

/** Whether the built site is missing, or older than something that it is made from. */
function isStale(): boolean {
  const home = join(ROOT, 'dist/index.html');
  if (!existsSync(home)) return true;
  const built = statSync(home).mtimeMs;
  return globSync('{src,content,public}/**/*.*', { cwd: ROOT })
    .concat('astro.config.mjs', 'package-lock.json')
    .some((file) => statSync(join(ROOT, file)).mtimeMs > built);
}

/** Does something with the built site, if it is there. */
function onSite(work: Part['work']): Part['work'] {
  return async (log) => {
    if (existsSync(join(ROOT, 'dist/index.html'))) return work(log);
    throw new Error('There is no built site to test: run the part `build` first.');
  };
}

/** Builds the site once more, from nothing, and compares it with the one that is there, byte by byte. */
async function again(log: string | null): Promise<Tally> {
  const folder = 'node_modules/.cache/again';
  const built = await build(log, folder, '--force');
  if (built.failed.length > 0) return built;
  const differences = compareBuilds(join(ROOT, 'dist'), join(ROOT, folder));
  return differences.length === 0 ? FINE : { passed: 0, failed: differences, skipped: [] };
}

/** Builds the site as it is published elsewhere, and runs the tests that are about that. */
async function published(log: string | null): Promise<Tally> {
  const built = await build(log, PUBLISHED.DIST, '', PUBLISHED);
  if (built.failed.length > 0) return built;
  return sum([built, await vitest(log, 'built', PUBLISHED), await playwright(log, 'published', PUBLISHED)]);
}

const buildPart: Part = { name: 'build', cores: 1, needs: [], work: (log) => build(log, 'dist', '') };

/** What `npm test` runs: the first that there is room for begins first. */
export const QUICK_PARTS: readonly Part[] = [
  buildPart,
  { name: 'unit', cores: 2, needs: [], work: (log) => vitest(log, 'unit') },
  // What the build writes beside the site, the types need. The browser waits now and then, so they fit beside it, not beside
  // the unit tests.
  {
    name: 'types',
    cores: 1,
    needs: ['build'],
    after: ['unit'],
    work: (log) => check(log, 'astro', 'check --minimumFailingSeverity warning'),
  },
  {
    name: 'pure',
    cores: 1,
    needs: [],
    work: (log) => check(log, 'tsc', '--project tests/tsconfig.pure.json'),
  },
  { name: 'lint', cores: 1, needs: [], work: (log) => check(log, 'biome', 'check --error-on-warnings') },
  { name: 'dead', cores: 1, needs: [], work: (log) => check(log, 'knip', '--config tests/knip.json') },
  { name: 'built', cores: 1, needs: ['build'], work: onSite((log) => vitest(log, 'built')) },
  {
    name: 'site',
    cores: 2,
    needs: ['build'],
    // The two together would be more than two processors can do.
    after: ['unit'],
    work: onSite((log) => playwright(log, 'site')),
  },
];

/** What `npm run test:deep` runs on top, on the site that `npm test` has built or on one that is built first. */
export const DEEP_PARTS: readonly Part[] = [
  { ...buildPart, isNeeded: isStale },
  { name: 'engine', cores: 1, needs: [], work: (log) => vitest(log, 'engine') },
  { name: 'again', cores: 1, needs: ['build'], work: again },
  {
    name: 'firefox',
    cores: 1,
    needs: ['build'],
    after: ['again'],
    isNeeded: () => findFirefox() !== undefined,
    work: onSite((log) => vitest(log, 'firefox')),
  },
  {
    name: 'webkit',
    cores: 1,
    needs: ['build'],
    after: ['again'],
    isNeeded: () => findWebkit() !== undefined,
    work: onSite((log) => vitest(log, 'webkit')),
  },
  { name: 'enumerate', cores: 2, needs: [], work: (log) => vitest(log, 'deep', DEEP, 'sized') },
  { name: 'every', cores: 2, needs: ['build'], work: onSite((log) => playwright(log, 'every', DEEP)) },
  { name: 'published', cores: 1, needs: [], after: ['again'], work: published },
];
