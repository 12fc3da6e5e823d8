import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRESETS } from '../../src/core/preset.ts';
import { makeFault } from '../../src/core/result.ts';
import { rateClaims } from '../../src/site/figures/rate-claims.ts';
import { checkProse } from '../../src/site/text/prose.ts';
import { sourceIds } from '../../src/site/text/source.ts';
import { checkSee, sortWord, termSchema } from '../../src/site/text/term.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const textOf = (path: string): string => readFileSync(join(CONTENT, path), 'utf8');
const entries = globSync('en/glossary/*.mdx', { cwd: CONTENT }).map(
  (path) => [path.replace(/^.*\/(.*)\.mdx$/, '$1'), textOf(path)] as const,
);
const ids = entries.map(([id]) => id);

test('every game has an entry under its id, as a name', () => {
  const names = entries.filter(([, text]) => /^kind: name$/m.test(text)).map(([id]) => id);
  expect(PRESETS.map(({ id }) => id).filter((id) => !names.includes(id))).toEqual([]);
});

test('an id can stand in an address, and is the id of no other part of the page', () => {
  expect(
    ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id) || ['main', 'words', 'names'].includes(id)),
  ).toEqual([]);
});

test('a word that leads to no entry is named with its line', () => {
  const fault = (text: string): string => {
    const found = checkProse(text, ['fan', 'top-card']);
    return found === null ? 'good' : makeFault(found);
  };
  expect(fault('A <Term id="fan">fan</Term> has a <Term id="top-card">top</Term>.')).toBe('good');
  expect(fault('One.\nA <Term id="fan">fan</Term> has a <Term id="topp">top</Term>.')).toBe(
    'line 2: Expected the name of a file in content/en/glossary, without its ending, found “topp”.',
  );
});

test('an entry to read next that is not there is named with its line', () => {
  const text = '---\ntitle: Fan\nsee: [top-card, pile]\n---\n';
  expect(checkSee(text, ['top-card', 'pile'], ['top-card'])).toEqual({
    message: 'Expected the name of a file in content/en/glossary, without its ending, found “pile”.',
    line: 3,
  });
  expect(checkSee(text, ['top-card'], ['top-card'])).toBeNull();
});

test('the short definition is one sentence', () => {
  const head = { title: 'Fan', kind: 'word' };
  expect(termSchema.safeParse({ ...head, short: 'A few cards.' }).success).toBe(true);
  for (const short of ['A few cards', 'A few cards. They overlap.', '']) {
    expect(termSchema.safeParse({ ...head, short }).success).toBe(false);
  }
});

test('entries are sorted without their article', () => {
  expect(
    ['The Fan', 'Trefoil', 'La Belle Lucie', 'Bristol'].sort((a, b) => (sortWord(a) < sortWord(b) ? -1 : 1)),
  ).toEqual(['La Belle Lucie', 'Bristol', 'The Fan', 'Trefoil']);
});

test('every source is cited somewhere', () => {
  const texts = globSync('en/**/*.mdx', { cwd: CONTENT }).map(textOf).join('\n');
  const cited = [...texts.matchAll(/<Cite\s+id="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  cited.push(...rateClaims().flatMap(({ sources }) => sources));
  expect(sourceIds.filter((id) => !cited.includes(id))).toEqual([]);
});
