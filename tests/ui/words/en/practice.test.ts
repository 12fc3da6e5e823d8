import { expect, test } from 'vitest';
import { PRACTICE } from '../../../../src/ui/words/en/practice.ts';
import { PUZZLES } from '../../../../src/ui/words/en/puzzle/page.ts';

test('one puzzle is one', () => {
  expect([1, 2].map(PRACTICE.puzzles)).toEqual(['1 puzzle', '2 puzzles']);
  expect([1, 2].map(PUZZLES.ofGame)).toEqual([
    'There is one puzzle of this game, with its proof:',
    'There are 2 puzzles of this game, each with its proof:',
  ]);
});
