/*
 * The engine as other projects get it: the package is made, installed into an empty project, and used there. No network
 * is asked for: it needs no other package.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needBrowser } from '../browser.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLES = join(ROOT, 'src/engine/examples');
// A space in the path of a project must not matter.
const project = join(mkdtempSync(join(tmpdir(), 'lucie-')), 'a project');
const installed = join(project, 'node_modules/la-belle-lucie');
const examples = globSync('*.ts', { cwd: EXAMPLES });
const printed = (example: string): string =>
  readFileSync(join(EXAMPLES, example.replace('.ts', '.txt')), 'utf8');

/** Runs a Node program and gives what it prints; one that fails throws with what it said. */
function node(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Runs npm: by the script that it names to those it starts, else from the path. */
function npm(cwd: string, ...args: string[]): void {
  const script = process.env.npm_execpath;
  if (script !== undefined) node(cwd, script, ...args);
  else if (spawnSync('npm', args, { cwd, stdio: 'inherit' }).status !== 0)
    throw new Error(`npm ${args.join(' ')}`);
}

beforeAll(() => {
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(ROOT, 'run', '--silent', 'engine', '--', project);
  npm(project, 'install', '--offline', '--no-audit', '--no-fund', ...globSync('*.tgz', { cwd: project }));
  for (const example of examples) copyFileSync(join(EXAMPLES, example), join(project, example));
}, 120_000);

afterAll(() => rmSync(join(project, '..'), { recursive: true, force: true }));

test('the package has the engine, its tables and two texts, and nothing of the site', () => {
  const files = globSync('**/{*.*,LICENSE}', { cwd: installed }).map((file) => file.replaceAll('\\', '/'));
  const strange = files.filter(
    (file) =>
      !/^(?:LICENSE|README\.md|package\.json|(?:lib\/(?:core|core\/deal|core\/proof|explain|solver|solver\/card|solver\/order|solver\/proof)\/[a-z-]+\.(?:js|d\.ts)))$/.test(
        file,
      ),
  );
  expect(strange.sort()).toEqual([
    ...['core', 'english', 'notation', 'solver'].flatMap((door) => [
      `lib/engine/${door}.d.ts`,
      `lib/engine/${door}.js`,
    ]),
    ...['legal-place', 'none', 'own-fan'].flatMap((merci) =>
      ['any-time', 'only-when-stuck'].map((when) => `odds/${merci}-${when}.js`),
    ),
    'odds/table.d.ts',
  ]);
  expect(files.filter((file) => /worker|client/.test(file))).toEqual([]);
  expect(readFileSync(join(installed, 'README.md'), 'utf8').match(/```ts\nimport/g)).toHaveLength(
    examples.length,
  );
  const {
    dependencies,
    scripts,
    private: closed,
  } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect([dependencies, scripts, closed]).toEqual([{}, undefined, undefined]);
});

test.each(examples)('%s prints in plain Node what the site shows', (example) => {
  expect(node(project, example)).toBe(printed(example));
});

test.each([
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('types check under strict, module %s and moduleResolution %s', (module, moduleResolution) => {
  writeFileSync(
    join(project, 'wrong.ts'),
    `import { presetOf } from 'la-belle-lucie/core';
     import odds from 'la-belle-lucie/odds/none-any-time';
     // @ts-expect-error: a number, and known to be one
     export const redeals: string = presetOf('trefoil')!.rules.redeals;
     // @ts-expect-error: the same
     export const level: string = odds.chances[0]![0]!;\n`,
  );
  const options = { strict: true, noEmit: true, target: 'es2023', module, moduleResolution, types: [] };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
  );
  expect(node(project, join(ROOT, 'node_modules/typescript/bin/tsc'))).toBe('');
});

test.each(examples)('%s is bundled for a browser and prints the same there', async (example) => {
  const made = await build({
    root: project,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: join(project, example) } },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was bundled.');
  const [{ code, imports }] = bundle.output;
  expect(imports).toEqual([]);
  const browser = await chromium.launch({ executablePath: needBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.text()}\n`));
    page.on('pageerror', (error) => lines.push(error.message));
    await page.addScriptTag({ content: code, type: 'module' });
    await expect.poll(() => lines.join('')).toBe(printed(example));
  } finally {
    await browser.close();
  }
});
