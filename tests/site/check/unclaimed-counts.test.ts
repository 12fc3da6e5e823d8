import { expect, test } from 'vitest';
import { makeFault } from '../../../src/core/result.ts';
import { unclaimedCountInLesson, unclaimedCountInStudy } from '../../../src/site/check/unclaimed-counts.ts';

const said = (fault: ReturnType<typeof unclaimedCountInStudy>): string =>
  fault === null ? 'good' : makeFault(fault);
const inStudy = (text: string): string => said(unclaimedCountInStudy(text));
const inLesson = (body: string, summary = 'S'): string =>
  said(unclaimedCountInLesson(`---\ntitle: T\nsummary: ${summary}\nsources: []\n---\n\n${body}`));

test.each([
  'two ways',
  'Three cards',
  'twenty-three cards',
  '26 cards',
  'four more moves',
  'five free\nbuilds',
  'three draws',
  '24 orders',
])('“%s” is counted in a study and in a lesson', (words) => {
  const bare = `“${words.replace(/\s+/g, ' ')}” must be claimed`;
  expect(inStudy(`1. AC {Here are ${words}.}`)).toContain(bare);
  expect(inLesson(`Here are ${words}.`)).toContain(bare);
});

test('one of them is counted where it is said to be there', () => {
  expect(inStudy('{One move is left.}')).toContain('“One move” must be claimed');
  expect(inStudy('{One move later, one card at a time.}')).toBe('good');
});

test('a rank is no number, and another’s words are free', () => {
  expect(inStudy('{The nine moves on, and the ten would move. “Two cards.” Ten of the cards.}')).toBe('good');
});

test('a study needs the claim of the number in the comment, and of its summary anywhere', () => {
  expect(inStudy('{Three cards are left. [%left 3]}')).toBe('good');
  expect(inStudy('{Three cards\nare left.}\n1. AC {[%left 3]}')).toBe(
    'line 1: “Three cards” must be claimed, so that the build counts it: write [%ways 3] or alike beside it, or other words.',
  );
  expect(inStudy('[Summary "Three cards"]\n\n1. AC {[%left 3]}')).toBe('good');
  expect(inStudy('[Summary "Three cards"]\n\n1. AC {[%left 4]}')).toContain('line 1: “Three cards”');
});

test('a lesson has the count inside of the claim, and that of its summary anywhere', () => {
  expect(inLesson('There are <Claim is="moves 3">three moves</Claim>.')).toBe('good');
  expect(inLesson('One.\n\nThere are <Claim is="moves 2">three moves</Claim>.')).toBe(
    'line 9: “three moves” must be claimed, so that the build counts it: write <Claim is="ways 3">…</Claim> or alike around it, or other words.',
  );
  expect(inLesson('<Claim is="left 6">Six cards</Claim>, and six cards.')).toContain('“six cards”');
  expect(inLesson('<Claim is="left 6">Six</Claim>.', 'Six cards')).toBe('good');
  expect(inLesson('Six.', 'Six cards')).toContain('line 3: “Six cards”');
});

test('headings, diagrams and what sources say count nothing', () => {
  expect(
    inLesson(
      '## Two ways\n\n<Fans show="2H 3D" mark="two cards">X</Fans>\n\n<Differ>\n\nThree cards.\n\n</Differ>',
    ),
  ).toBe('good');
});
