import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { THEMES } from '../../src/core/puzzle.ts';
import { BUILT, builtFiles, builtText, fileAt } from './built.ts';
import { keptFiles } from './kept.ts';

const PAGE = 'numbers/data/index.html';
const served = builtFiles.filter((file) => /^data\/.*\.gz$/.test(file));
const bytesOf = (file: string): Buffer => readFileSync(join(BUILT, file));
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
/** What the page says of each file: its item in the list, by the file that it leads to. */
const items = new Map(
  [...builtText(PAGE).matchAll(/<li id="[^"]*"[^>]*>(?:(?!<\/li>).)*?href="([^"]*\.gz)".*?<\/li>/gs)].map(
    ([item, address = '']) => [fileAt(address, PAGE), item],
  ),
);

test('the page lists every file of data that is served, with its size and its checksum', () => {
  expect(served.length).toBeGreaterThan(10);
  expect([...items.keys()].sort()).toEqual(served);
  for (const file of served) {
    const bytes = bytesOf(file);
    expect(items.get(file), file).toContain(sha256(bytes));
    expect(items.get(file), file).toContain(` ${Math.ceil(bytes.length / 1000)} kB`);
    const rows =
      gunzipSync(bytes)
        .toString()
        .match(/^(?:lucie \d+\t|\[Puzzle )/gm)?.length ?? 0;
    expect(items.get(file), file).toContain(` ${rows.toLocaleString('en-GB')} `);
  }
});

test('the list of checksums is of the files that are served and of what is in them', () => {
  const lines = served.map((file) => `${sha256(bytesOf(file))}  ${file.replace('data/', '')}`);
  const inside = served.map(
    (file) => `${sha256(gunzipSync(bytesOf(file)))}  ${file.replace(/^data\/|\.gz$/g, '')}`,
  );
  expect(builtText('data/sha256sums.txt').trim().split('\n').sort()).toEqual([...lines, ...inside].sort());
});

test('the file of puzzles has those of every set as they stand there, set by set', () => {
  const withoutHead = (text: string): string => text.replace(/^#.*\n/gm, '').trim();
  const sets = THEMES.map((theme) =>
    readFileSync(join(import.meta.dirname, `../../content/puzzles/${theme}.lucie`), 'utf8'),
  );
  const text = gunzipSync(bytesOf('data/puzzles.lucie.gz')).toString();
  expect(withoutHead(text)).toBe(sets.map(withoutHead).join('\n\n'));
});

test('nothing to download is kept on the device, and all of it weighs little more than two megabytes', () => {
  expect(keptFiles.filter((url) => url.startsWith('data/'))).toEqual([]);
  expect(served.reduce((sum, file) => sum + bytesOf(file).length, 0)).toBeLessThanOrEqual(2_380_000);
});
