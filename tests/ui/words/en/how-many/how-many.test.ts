import { expect, test } from 'vitest';
import { countGrade } from '../../../../../src/solver/difficulty/deal-counts.ts';
import { firstGuesses, type GuessDeal, nextDeal, offsOf } from '../../../../../src/ui/practice/guess-deal.ts';
import {
  averageText,
  countProofText,
  generousText,
  stopsText,
  verdictText,
} from '../../../../../src/ui/words/en/how-many/how-many.ts';

test.each([
  [31, 28, '31 can come home. You said 28: 3 too few.'],
  [31, 45, '31 can come home. You said 45: 14 too many.'],
  [31, 31, '31 can come home. You said 31: exactly right.'],
  [1, 0, '1 can come home. You said 0: 1 too few.'],
  [0, 4, 'No card can come home. You said 4: 4 too many.'],
  [52, 52, 'All 52 can come home. You said 52: exactly right.'],
])('%i home, %i guessed', (home, guess, said) => expect(verdictText(home, guess)).toBe(said));

test('where each suit stops', () => {
  expect(stopsText({ home: 22, heights: [0, 1, 8, 13] })).toBe(
    'In the best play clubs do not begin, diamonds stop at the ace, hearts stop at the 8 and spades are complete.',
  );
  expect(stopsText({ home: 52, heights: [13, 13, 13, 13] })).toBe('All four suits are complete.');
});

test('the generous count and the proof', () => {
  expect(generousText({ home: 31, generous: 31 })).toBe(
    'The generous count comes to 31 too: only the locked cards set the limit.',
  );
  expect(generousText({ home: 3, generous: 52 })).toMatch(/^The generous count comes to 52, 49 too many\. /);
  expect(countProofText({ home: 31, generous: 45, nodes: 1204 })).toBe(
    'Proved by a search of the whole deal, through 1,204 positions: no play brings home more.',
  );
  expect(countProofText({ home: 1, generous: 1, nodes: 1 })).toContain('a search through 1 position found');
});

test.each([
  [[], 'No guess yet.'],
  [[3], 'On average you are 3 off, over one deal.'],
  [[3, 4, 4], 'On average you are 3.7 off, over 3 deals.'],
  [[2, 6], 'On average you are 4 off, over 2 deals.'],
])('the average of %j', (offs, said) => expect(averageText(offs)).toBe(said));

const deal = (seed: string, home: number) => ({ seed, home }) as GuessDeal;
const at = '2026-05-03T18:04:00Z';

test('the first guess at a deal counts, and deals that the page does not have do not', () => {
  const first = firstGuesses([
    { deal: 'a', at, guess: 10 },
    { deal: 'a', at, guess: 20 },
    { deal: 'gone', at, guess: 3 },
  ]);
  expect(offsOf([deal('a', 20), deal('b', 5)], first)).toEqual([10]);
});

test('the next deal is the first that was not guessed at, going round; after all of them the next one', () => {
  const deals = [deal('a', 1), deal('b', 2), deal('c', 3)];
  expect(nextDeal(deals, new Map(), -1)).toBe(0);
  expect(nextDeal(deals, new Map([['b', 1]]), 0)).toBe(2);
  expect(nextDeal(deals, new Map([['c', 1]]), 1)).toBe(0);
  const all = new Map(deals.map(({ seed }) => [seed, 1]));
  expect(nextDeal(deals, all, 2)).toBe(0);
});

test.each([
  [40, 40, 40, 1],
  [52, 33, 33, 2],
  [52, 33, 32, 3],
  [52, 33, 29, 3],
  [52, 33, 28, 4],
  [52, 33, 19, 4],
  [52, 33, 18, 5],
])('kings %i, generous %i, home %i: grade %i', (kings, generous, home, grade) =>
  expect(countGrade({ kings, generous, home })).toBe(grade),
);
