import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { DOORS } from '../../src/engine/build/doors.ts';

const SRC = join(import.meta.dirname, '../../src');
const DOOR_FILES = DOORS.map(({ file }) => file.replace('src/', ''));

/** Packages that one room alone may import. */
const PACKAGES: readonly string[] = ['leven'];

/** What the rooms of src/ui may import besides core, solver, play, preact and the words; `type x` allows types alone. */
const UI: Record<string, readonly string[]> = {
  fit: [],
  pack: [],
  board: ['fit', 'pack'],
  felt: ['fit', 'board'],
  storage: [],
  table: ['fit', 'pack', 'board'],
  hint: ['fit', 'pack', 'board', 'table', 'storage'],
  moves: ['fit', 'board', 'table'],
  study: ['fit', 'board', 'table', 'hint'],
  tell: ['table', 'storage', 'study'],
  practice: ['pack', 'fit', 'board', 'table', 'hint', 'storage', 'study'],
  review: ['fit', 'board', 'table', 'hint', 'storage'],
  compare: ['fit', 'pack', 'board', 'table', 'study'],
  share: ['fit', 'pack', 'board', 'table', 'storage'],
  deal: ['fit', 'board', 'table'],
  record: ['fit', 'board', 'table', 'storage'],
  // Everything that the other rooms keep, in one file.
  backup: ['table', 'storage', 'record', 'practice'],
  page: ['table', 'storage', 'leven'],
  // The page of days has both what is practised and what is played.
  today: ['table', 'storage', 'practice', 'record'],
  // The two that put the others together: the page of free play, and boards within other sites with the code for them.
  game: [
    'fit',
    'felt',
    'board',
    'table',
    'hint',
    'moves',
    'deal',
    'storage',
    'share',
    'review',
    'record',
    'page',
    'tell',
  ],
  embed: ['fit', 'board', 'table', 'hint', 'storage', 'study', 'practice', 'share'],
};

/** What the rooms of src/site may import of each other. */
const SITE: Record<string, readonly string[]> = {
  styles: [],
  text: [],
  build: [],
  figures: ['text'],
  check: ['text', 'figures'],
  content: ['text', 'check'],
  layout: ['text', 'content', 'build', 'styles'],
  reference: ['text', 'figures', 'content', 'layout', 'styles'],
  charts: ['figures', 'layout', 'reference', 'styles'],
  author: ['text', 'figures', 'check', 'content', 'layout', 'reference', 'charts', 'styles'],
};

const inside = (top: string, room: string, others: readonly string[]) =>
  [room, ...others].map((name) => (PACKAGES.includes(name) ? name : name.replace(/\w+$/, `${top}/$&`)));

/**
 * What each room may import: rooms, folders beside src, packages; `type x` allows types alone, `*` any package. A room
 * that stands for others (`ui`) allows all of them.
 */
const LADDER: Record<string, readonly string[]> = {
  core: ['core'],
  explain: ['core', 'explain'],
  solver: ['core', 'explain', 'solver'],
  measure: ['core', 'solver', 'measure', 'random-js', 'zod'],
  // A simulated player is given its puzzles by the queue that people have.
  mine: ['core', 'explain', 'solver', 'measure', 'play', 'mine', 'random-js'],
  play: ['core', 'play', 'type solver', 'ts-fsrs', 'glicko2-lite'],
  'ui/words': ['core', 'explain', 'solver', 'play', 'type ui', 'ui/words'],
  ...Object.fromEntries(
    Object.entries(UI).map(([room, others]) => [
      `ui/${room}`,
      ['core', 'explain', 'solver', 'play', 'preact', 'ui/words', ...inside('ui', room, others)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SITE).map(([room, others]) => [
      `site/${room}`,
      [
        'core',
        'explain',
        'solver',
        'measure',
        'play',
        'ui',
        'engine/build',
        'content',
        'package.json',
        '*',
        ...inside('site', room, others),
      ],
    ]),
  ),
  'site/env.d.ts': [],
  pages: ['core', 'solver', 'measure', 'play', 'ui', 'site', 'content', '*'],
  cli: ['core', 'explain', 'solver', 'measure', 'mine', 'cli', 'node:', 'package.json', 'leven', 'zod'],
  // The doors of the package, which nothing in src goes through but the examples, by the package's own name.
  ...Object.fromEntries(DOOR_FILES.map((file) => [file, ['core', 'explain', 'solver']])),
  'engine/odds.d.ts': ['la-belle-lucie'],
  'engine/examples': ['la-belle-lucie'],
  'engine/build': ['measure', 'solver', 'engine/build', 'package.json', 'node:', 'typescript'],
  'content.config.ts': ['core', 'site', 'astro', 'astro:'],
};

type Import = { from: string; text: string; to: string; local: boolean; typeOnly: boolean };

/** Imports and re-exports that open a line; then `import('x')` and `new URL('x', import.meta.url)`. */
const STATIC = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"];?/gm;
const DYNAMIC = /(?:\bimport\(|\bnew URL\((?=[^)]*import\.meta\.url))\s*()['"]([^'"]+)['"]/g;

const files = globSync('**/*.{ts,tsx,astro,mdx,css}', { cwd: SRC }).sort();
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

/** The room of a file: its folder in src, and in those that have rooms of their own what lies below. */
function roomOf(path: string): string {
  const [top = path, below] = path.replace(/^(\.\.\/)+/, '').split('/');
  return ['ui', 'site', 'engine'].includes(top) && below !== undefined ? `${top}/${below}` : top;
}

const isIn = (path: string, entry: string) => `${roomOf(path)}/`.startsWith(`${entry}/`);

function allowed({ from, to, local, typeOnly }: Import): boolean {
  return (LADDER[roomOf(from)] ?? []).some((entry) => {
    if (entry.startsWith('type ')) return local && typeOnly && isIn(to, entry.slice(5));
    if (local) return isIn(to, entry);
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

test('no file only re-exports others, but the doors of the package', () => {
  const parts = [/\/\*[\s\S]*?\*\/|\/\/.*/g, STATIC, /export \{[^}]*\};?/g];
  const rest = (text: string) => parts.reduce((left, part) => left.replace(part, ''), text).trim();
  const barrels = files.filter((file) => textOf(file).includes('export') && rest(textOf(file)) === '');
  expect(barrels).toEqual(DOOR_FILES.toSorted());
});

test('a room has at most 30 files', () => {
  const sizes = Map.groupBy(files, (file) => dirname(file));
  expect(
    [...sizes].filter(([, list]) => list.length > 30).map(([room, list]) => `${room}: ${list.length}`),
  ).toEqual([]);
});
