import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** Names that two rooms may export, each with its reason. */
const HOMONYMS: Readonly<Record<string, string>> = {
  Card: 'core has the card as a number, ui/board the component that draws it',
  Glyph: 'core has the mark behind a move, ui/study the component that shows it',
  Suit: 'core has the suit as a number, ui/board the component that draws it',
};

/** What Astro asks a page to export, by whatever name it wants. */
const ROUTE = new Set(['GET', 'getStaticPaths', 'prerender']);

const EXPORT = /^export (?:async )?(?:type|interface|const|let|function\*?|class|enum) (\w+)/gm;

test('a name is exported once in the whole house, or its second meaning is defended', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SRC });
  const exported = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(EXPORT)].map(([, name = '']) => ({ name, file })),
  );
  const byName = Map.groupBy(
    exported.filter(({ name, file }) => !(file.startsWith('pages') && ROUTE.has(name))),
    ({ name }) => name,
  );
  const homonyms = [...byName].filter(([, places]) => places.length > 1);
  expect(exported.length).toBeGreaterThan(500);
  expect(homonyms.filter(([name]) => !(name in HOMONYMS))).toEqual([]);
  expect(Object.keys(HOMONYMS).filter((name) => !homonyms.some(([found]) => found === name))).toEqual([]);
});
