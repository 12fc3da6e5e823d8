import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MUTANTS } from '../mutants/mutants.ts';

test('the code of each deliberate fault stands once in its file', () => {
  const astray = MUTANTS.filter(({ file, find }) => {
    const text = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
    return text.split(find).length !== 2;
  });
  expect(astray).toEqual([]);
  expect(MUTANTS.length).toBeGreaterThan(100);
});
