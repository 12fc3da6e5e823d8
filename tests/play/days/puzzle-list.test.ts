import { expect, test } from 'vitest';
import { listLengths, placeOfDay, puzzleOfDay } from '../../../src/play/days/puzzle-list.ts';

/** The lists of the worked example. */
const lists = [
  { from: 100, puzzles: ['a', 'b', 'c'] },
  { from: 105, puzzles: ['d', 'b', 'a', 'e', 'c'] },
];

test('each day has the puzzle that the example says', () => {
  const days = [97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 110];
  expect(days.map((day) => puzzleOfDay(lists, day)).join('')).toBe('abcabcabdbd');
  expect(placeOfDay(listLengths(lists), 108)).toEqual({ list: 1, at: 3 });
});

test('a further list changes no day before it', () => {
  const more = [...lists, { from: 112, puzzles: ['f', 'a'] }];
  for (let day = 90; day < 112; day++) expect(puzzleOfDay(more, day)).toBe(puzzleOfDay(lists, day));
  expect(puzzleOfDay(more, 112)).toBe('f');
});
