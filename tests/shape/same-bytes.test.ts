import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareBuilds } from '../same-bytes.ts';

let folder = '';
const build = (name: string, files: Record<string, string>): string => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, file, '..'), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lucie-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('two builds are the same when every name and every byte is', () => {
  const files = { 'index.html': 'a', 'learn/index.html': 'b' };
  expect(compareBuilds(build('one', files), build('two', files))).toEqual([]);
});

test('a byte, a name too many and a name too few are told', () => {
  const one = build('one', { 'index.html': 'a', 'learn/a.1.js': 'x' });
  const two = build('two', { 'index.html': 'b', 'learn/a.2.js': 'x' });
  expect(compareBuilds(one, two)).toEqual([
    'index.html is not the same',
    `learn/a.1.js is only in ${one}`,
    `learn/a.2.js is only in ${two}`,
  ]);
});

test('nothing compared is no proof', () => {
  expect(compareBuilds(join(folder, 'none'), join(folder, 'none'))).not.toEqual([]);
});
