import { expect, test } from 'vitest';
import { sharedRuns } from './shared-runs.ts';

const SOURCE = 'Deal the whole pack in fans of three cards, face up, and lay the last card aside.';
const runs = (text: string, most = 8) => sharedRuns(text, new Map([['book', SOURCE]]), most);

test('a long run is found whole, across lines, tags and punctuation, with its first line', () => {
  expect(
    runs('One.\nNow: deal the WHOLE pack<Cite id="x" /> in fans\nof three cards – face up; and stop.'),
  ).toEqual([{ line: 2, words: 'deal the whole pack in fans of three cards face up and', source: 'book' }]);
});

test('a run may be as long as is allowed, and no longer', () => {
  expect(runs('We deal the whole pack in fans of three.')).toEqual([]);
  expect(runs('We deal the whole pack in fans of three.', 7)).toHaveLength(1);
  expect(runs('Deal the whole pack in fans of three cards')).toHaveLength(1);
});

test('two runs are two findings, and a text shorter than a run is none', () => {
  expect(runs('The whole pack in fans, fans of three cards, face up', 3)).toHaveLength(2);
  expect(runs('Deal the pack')).toEqual([]);
});
