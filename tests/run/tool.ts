import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';

/** The root of the project. */
export const ROOT = join(import.meta.dirname, '../..');
/** Where the tests keep reports and what the tools have said. */
export const REPORTS = join(ROOT, 'node_modules/.cache/tests');

/**
 * The script of a tool, as its package names it: `astro` is `node_modules/astro/bin/astro.mjs`. Run by this very Node it
 * needs no shell and none of the shims that differ between systems.
 */
function scriptOf(name: string, folder = name): string {
  const home = join(ROOT, 'node_modules', folder);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[name]);
}

/** The scripts of the tools that the tests start. */
export const SCRIPTS = {
  astro: scriptOf('astro'),
  biome: scriptOf('biome', '@biomejs/biome'),
  knip: scriptOf('knip'),
  playwright: scriptOf('playwright', '@playwright/test'),
  tsc: scriptOf('tsc', 'typescript'),
  vitest: scriptOf('vitest'),
};

/** A tool of node_modules that the tests start. */
export type ToolName = keyof typeof SCRIPTS;

const running = new Set<ChildProcess>();
// Who breaks the tests off must not find a browser or a build that goes on.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) child.kill();
    process.exit(130);
  });

/** Runs a tool with some words, and says whether it succeeded; what it says is added to a file, or shown where there is none. */
export async function runTool(
  name: ToolName,
  words: readonly string[],
  log: string | null,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [SCRIPTS[name], ...words], {
    cwd: ROOT,
    stdio: log === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
  });
  running.add(child);
  let written: Promise<void> | undefined;
  if (log !== null) {
    mkdirSync(dirname(log), { recursive: true });
    const file = createWriteStream(log, { flags: 'a' });
    file.write(`$ ${[name, ...words].join(' ')}\n`);
    child.stdout?.pipe(file, { end: false });
    child.stderr?.pipe(file, { end: false });
    child.once('close', () => file.end());
    written = finished(file);
  }
  const [status] = await once(child, 'close');
  running.delete(child);
  await written;
  return status === 0;
}
