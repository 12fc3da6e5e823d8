import { expect, test } from 'vitest';
import { oddsSentence, sharePhrase } from '../../../src/site/figures/odds-sentence.ts';

test.each([
  [0.045, 'about 45 deals in 1,000'],
  [0.47, 'about 47 deals in 100'],
  [0.99, 'about 99 deals in 100'],
  [0.9949, 'about 99 deals in 100'],
  [0.995, 'about 995 deals in 1,000'],
  [0.999, 'about 999 deals in 1,000'],
])('a share of %s is said as it is', (chance, text) => {
  expect(sharePhrase(chance, 'deals')).toBe(text);
});

test('a game that is nearly always won is not said to be always won, and of one that always was, how often', () => {
  expect(oddsSentence('fan-with-reserve')).toBe('A search won all of 100,000 games.');
  expect(oddsSentence('free-fan')).toBe('A search won all but 7 of 100,000 deals.');
});
