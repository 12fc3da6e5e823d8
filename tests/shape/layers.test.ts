import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** What each room of src may import: rooms, folders beside src, packages; `type x` allows types alone, `*` any package. */
const LADDER: Record<string, readonly string[]> = {
  core: ['core', 'random-js'],
  solver: ['core', 'solver', 'random-js'],
  measure: ['core', 'solver', 'measure', 'random-js'],
  mine: ['core', 'solver', 'measure', 'mine', 'random-js'],
  play: ['core', 'play', 'type solver', 'ts-fsrs'],
  ui: ['core', 'solver', 'play', 'ui', 'preact'],
  site: ['core', 'solver', 'measure', 'play', 'ui', 'site', 'content', 'package.json', '*'],
  pages: ['core', 'solver', 'measure', 'play', 'ui', 'site', 'content', '*'],
  cli: ['core', 'solver', 'measure', 'mine', 'cli', 'node:', 'package.json'],
  'content.config.ts': ['core', 'site', 'astro', 'astro:'],
};

type Import = { from: string; text: string; to: string; local: boolean; typeOnly: boolean };

/** Imports and re-exports that open a line; then `import('x')` and `new URL('x', import.meta.url)`. */
const STATIC = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"];?/gm;
const DYNAMIC = /(?:\bimport\(|\bnew URL\((?=[^)]*import\.meta\.url))\s*()['"]([^'"]+)['"]/g;

const files = globSync('**/*.{ts,tsx,astro,mdx}', { cwd: SRC }).sort();
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8');

function importsOf(from: string): Import[] {
  return [STATIC, DYNAMIC].flatMap((pattern) =>
    [...textOf(from).matchAll(pattern)].map(([, type, text = '']) => {
      const local = text.startsWith('.');
      const path = relative(SRC, join(SRC, from, '..', text.replace(/\?.*/, '')));
      const to = ['', '.ts', '.tsx', '/index.ts']
        .map((end) => path + end)
        .find((name) => files.includes(name));
      return { from, text, local, to: local ? (to ?? path) : text, typeOnly: Boolean(type) };
    }),
  );
}

const imports = files.flatMap(importsOf);
const roomOf = (path: string) => path.replace(/^\.\.\//, '').split('/')[0] ?? path;

function allowed({ from, to, local, typeOnly }: Import): boolean {
  return (LADDER[roomOf(from)] ?? []).some((entry) => {
    if (entry.startsWith('type ')) return local && typeOnly && roomOf(to) === entry.slice(5);
    if (local) return roomOf(to) === entry;
    return entry === '*' || (entry.endsWith(':') ? to.startsWith(entry) : `${to}/`.startsWith(`${entry}/`));
  });
}

test('every file of src is in a room of the ladder', () => {
  expect(files.filter((file) => !(roomOf(file) in LADDER))).toEqual([]);
});

test('no file imports what its room may not', () => {
  const broken = imports.filter((one) => !allowed(one));
  const sentence = ({ from, text }: Import) =>
    `src/${from} imports ${text}, but ${roomOf(from)} may import only ${LADDER[roomOf(from)]?.join(', ')}`;
  expect(broken.map(sentence)).toEqual([]);
});

test('no import leads back to its own file', () => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const finished = new Set<string>();
  const cycleFrom = (file: string, path: readonly string[]): string | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(' → ');
    if (finished.has(file)) return undefined;
    const found = (next.get(file) ?? []).map(({ to }) => cycleFrom(to, [...path, file])).find(Boolean);
    finished.add(file);
    return found;
  };
  expect(files.map((file) => cycleFrom(file, [])).filter(Boolean)).toEqual([]);
});

test('no file only re-exports others', () => {
  const parts = [/\/\*[\s\S]*?\*\/|\/\/.*/g, STATIC, /export \{[^}]*\};?/g];
  const rest = (text: string) => parts.reduce((left, part) => left.replace(part, ''), text).trim();
  expect(files.filter((file) => textOf(file).includes('export') && rest(textOf(file)) === '')).toEqual([]);
});
