import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visitors } from '../ui/storage/visitors.ts';
import { pages } from './built.ts';

test('every page of the first edition is there, so that no bookmark and no link leads nowhere', () => {
  const first = readFileSync(new URL('../data/first-pages.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(first.length).toBeGreaterThan(500);
  const now = new Set<string>(pages);
  expect(first.filter((page) => !now.has(page))).toEqual([]);
});

test('so is every page that a link of a visitor leads to', () => {
  const now = new Set<string>(pages);
  for (const { links } of visitors)
    for (const link of Object.values(links).flatMap((text) => text.match(/https:[^\s"#?]*/g) ?? []))
      expect(now).toContain(new URL(link).pathname.slice(1));
});
