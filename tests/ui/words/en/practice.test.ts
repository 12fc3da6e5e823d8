import { expect, test } from 'vitest';
import { PRACTICE } from '../../../../src/ui/words/en/practice.ts';

test('one puzzle is one', () => {
  expect([1, 2].map(PRACTICE.puzzles)).toEqual(['1 puzzle', '2 puzzles']);
});
