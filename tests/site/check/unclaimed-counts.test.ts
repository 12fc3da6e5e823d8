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
    'line 1: “Three cards” must be claimed, so that the build counts it: write [%on 3 9C], [%home 3], [%left 3] or [%most 3] into the same comment, or other words.',
  );
  expect(inStudy('[Summary "Three cards"]\n\n1. AC {[%left 3]}')).toBe('good');
  expect(inStudy('[Summary "Three cards"]\n\n1. AC {[%left 4]}')).toContain('line 1: “Three cards”');
  // A claim in a tag proves nothing, so it does not stand behind the count.
  for (const summary of ['[Summary "Two builds. [%builds 2]"]', ' [Summary  "Two builds. [%builds 2]"] '])
    expect(inStudy(`[Title "T"]\n${summary}\n\n1. AC`)).toBe(
      'line 2: “Two builds” must be claimed, so that the build counts it: write [%builds 2] or [%built 2] into the comment of a move after which it is so, or other words.',
    );
});

test.each([
  ['Two ways.', '[%ways 2]'],
  ['Two cards.', '[%on 2 9C], [%home 2], [%left 2] or [%most 2]'],
  ['Two moves.', '[%moves 2] or [%played 2]'],
  ['One build is open.', '[%builds 1] or [%built 1]'],
  ['Two draws.', '[%draws 2]'],
  ['24 orders.', '[%shuffles 1/24]'],
])('what is suggested for “%s” counts such things: %s', (words, claims) => {
  expect(inStudy(`1. AC {${words}}`)).toContain(`: write ${claims} into the same comment, or`);
});

test('a lesson has the count inside of the claim, and that of its summary anywhere', () => {
  expect(inLesson('There are <Claim is="moves 3">three moves</Claim>.')).toBe('good');
  expect(inLesson('One.\n\nThere are <Claim is="moves 2">three moves</Claim>.')).toBe(
    'line 9: “three moves” must be claimed, so that the build counts it: write <Claim is="moves 3">…</Claim>, or with “played 3”, around it, or other words.',
  );
  expect(inLesson('<Claim is="left 6">Six cards</Claim>, and six cards.')).toContain('“six cards”');
  expect(inLesson('<Claim is="left 6">Six</Claim>.', 'Six cards')).toBe('good');
  expect(inLesson('Six.', 'Six builds')).toBe(
    'line 3: “Six builds” must be claimed, so that the build counts it: write <Claim is="builds 6">…</Claim>, or with “built 6”, where the text below says it, or other words.',
  );
});

test('headings, diagrams and what sources say count nothing', () => {
  expect(
    inLesson(
      '## Two ways\n\n<Fans show="2H 3D" mark="two cards">X</Fans>\n\n<Differ>\n\nThree cards.\n\n</Differ>',
    ),
  ).toBe('good');
});
