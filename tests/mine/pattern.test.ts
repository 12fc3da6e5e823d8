import { expect, test } from 'vitest';
import { makePuzzles, type Puzzle, parsePuzzles } from '../../src/core/puzzle.ts';
import { unwrap } from '../../src/core/result.ts';
import { questionPattern, reasonPattern } from '../../src/mine/pattern.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { isDeep } from '../sizes.ts';

const [first] = puzzles.filter(({ id }) => id === 'free-or-fatal-01') as [Puzzle];

/** The puzzles whose patterns are held against those of their likenesses. */
const tried = puzzles.filter(({ theme }) => theme === 'free-or-fatal' || theme === 'only-move');

/** The same puzzle with its fans in another order. */
function withFansReversed(puzzle: Puzzle): Puzzle {
  const text = makePuzzles([puzzle]).replace(/(?<=^\[Deal ")[^"]*/m, (deal) => {
    const fields = deal.split(' | ');
    const fans = fields.filter((field) => !field.includes(':'));
    return [...fields.filter((field) => field.includes(':')), ...fans.toReversed()].join(' | ');
  });
  const [made] = unwrap(parsePuzzles(text));
  return made!;
}

/** The same puzzle with other suits. */
function inOtherSuits(puzzle: Puzzle): Puzzle {
  const other: Readonly<Record<string, string>> = { C: 'S', D: 'H', H: 'D', S: 'C' };
  const text = makePuzzles([puzzle])
    .replace(/\b([A2-9TJQK])([CDHS])\b/g, (_, rank: string, suit: string) => rank + other[suit])
    .replace(/Foundations: C-(\w+) D-(\w+) H-(\w+) S-(\w+)/, 'Foundations: C-$4 D-$3 H-$2 S-$1');
  const [made] = unwrap(parsePuzzles(text));
  return made!;
}

test.each([
  ['in other suits', inOtherSuits],
  ['with its fans in another order', withFansReversed],
])('a puzzle %s asks the same question', (_, make) => {
  for (const puzzle of tried) {
    const other = make(puzzle);
    expect(other.game.start).not.toEqual(puzzle.game.start);
    expect([puzzle.id, questionPattern(other)]).toEqual([puzzle.id, questionPattern(puzzle)]);
  }
});

/** Where another ring is as good in other suits, as the head of pattern.ts says. */
const OTHER_RING = ['free-or-fatal-08', 'free-or-fatal-49', 'only-move-31', 'only-move-48'];

test('in other suits the reason is the same, but in four of 108', { tags: 'sized' }, () => {
  expect(tried).toHaveLength(108);
  const some = tried.filter(({ id }, at) => isDeep || at % 9 === 0 || OTHER_RING.includes(id));
  const others = some.filter((puzzle) => reasonPattern(inOtherSuits(puzzle)) !== reasonPattern(puzzle));
  expect(others.map(({ id }) => id)).toEqual(OTHER_RING);
});

test('the question names each first move, and the reason the ring that a wrong one closes', () => {
  // QH-KH and 9C-TC keep the win. After 8C-9C, and after JH-QH, two cards wait for each other.
  expect(questionPattern(first)).toBe(
    'win; ; play lost 80 Q1 90; play open 90 Q0 T0; play lost J2 J1 T1 Q2; play open Q2 J0 70 K2',
  );
  expect(reasonPattern(first)).toBe('win ; 90 T0; Q1 K1; ring J1 K2; ring K1 80 K2');
});

test('with another right move it is another question, and for another reason', () => {
  const text = makePuzzles([first]).replace('(1. 9C-TC!)', '(1. 9C-TC??)');
  const [other] = unwrap(parsePuzzles(text));
  expect(questionPattern(other!)).not.toBe(questionPattern(first));
  expect(reasonPattern(other!)).not.toBe(reasonPattern(first));
});
