import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { makeFault } from '../../../src/core/result.ts';
import { strategySchema } from '../../../src/site/content/front-matter.ts';
import { proseLoader } from '../../../src/site/content/prose-loader.ts';
import { readHead } from '../../../src/site/content/read-head.ts';

const GOOD = { title: 'T', summary: 'S', group: 'thinking', sources: ['pysolfc'] };

/** A chapter with these fields, each of them on its lines. */
function chapter(fields: object): string {
  const lines = Object.entries(fields).map(([key, value]) =>
    value !== null && typeof value === 'object'
      ? `${key}:\n${Object.entries(value).map(([inner, one]) => (Array.isArray(value) ? `  - ${one}` : `  ${inner}: ${one}`))}`
      : `${key}: ${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n\nlevel: 3\n`;
}

function faultOf(changed: object): string {
  const fields = Object.fromEntries(
    Object.entries({ ...GOOD, ...changed }).filter(([, value]) => value !== undefined),
  );
  const head = readHead(chapter(fields), fields, strategySchema);
  return head.ok ? 'good' : makeFault(head.fault);
}

test.each([
  [{}, 'good'],
  [{ level: 3 }, 'line 7: Expected one of title, summary, search, group, sources; found “level”.'],
  // A misspelt field is told before the one that is missing for it.
  [
    { summary: undefined, sumary: 'S' },
    'line 6: Expected one of title, summary, search, group, sources; found “sumary”.',
  ],
  [{ summary: undefined }, 'line 1: Expected “summary” at the head of the file, found none.'],
  [{ title: 1842 }, 'line 2: title: Expected words, found “1842”: write them in quotes.'],
  [{ sources: 'none' }, 'line 5: sources: Expected a value of type array, found “none”.'],
  [{ group: 'others' }, 'line 4: group: Expected one of thinking, builds, redeals, sisters; found “others”.'],
  [
    { sources: ['nobody-1800'] },
    'line 5: sources.0: Expected the id of a source in content/sources.json, found “nobody-1800”.',
  ],
  [{ search: { heading: 'H' } }, 'line 8: search: Expected one of title, description; found “heading”.'],
])('the fault in a head has its line: %o', (changed, fault) => {
  expect(faultOf(changed)).toBe(fault);
});

test('the build stops at a file with its name and the line of the field', async () => {
  const root = mkdtempSync(join(tmpdir(), 'heads-'));
  const folder = join(root, 'content/en/glossary');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '01-a.mdx'), chapter({ ...GOOD, level: 3 }));
  const context = {
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    store: new Map(),
    generateDigest: String,
    entryTypes: new Map([['.mdx', { getEntryInfo: () => ({ body: '', data: { ...GOOD, level: 3 } }) }]]),
  };
  const { load } = proseLoader('./content/en/glossary/', strategySchema);
  await expect(load(context as never)).rejects.toThrow(
    'content/en/glossary/01-a.mdx: line 7: Expected one of title, summary, search, group, sources; found “level”.',
  );
  rmSync(root, { recursive: true });
});
