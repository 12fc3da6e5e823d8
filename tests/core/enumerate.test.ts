import { expect, test } from 'vitest';
import type { Position } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { maximalOutcomes, outcomeOf, reachable } from './enumerate.ts';

const { rules } = presetOf('la-belle-lucie')!;
const at = (text: string): Position => unwrap(parsePosition(rules, text));

// Only KS can move; then JH goes home, or onto QH and home from there; QH and KH follow it.
const START = 'Foundations: C-K D-K H-T S-Q | JH KS | KH QH';

test('every position stands once, from the given one to the won one, and none is of another deal', () => {
  expect([...reachable(rules, at(START)).keys()]).toEqual([
    'Foundations: C-K D-K H-T S-Q | JH KS | KH QH',
    'Foundations: C-K D-K H-T S-K | JH | KH QH',
    'Foundations: C-K D-K H-J S-K | - | KH QH',
    'Foundations: C-K D-K H-T S-K | - | KH QH JH',
    'Foundations: C-K D-K H-Q S-K | - | KH',
    'Foundations: C-K D-K H-K S-K | - | -',
  ]);
});

test('an outcome is kept only when no other is at least as high on every pile', () => {
  expect(outcomeOf(at(START))).toBe('13-13-10-12');
  expect(maximalOutcomes(rules, at(START))).toEqual(['13-13-13-13']);
  // After 7S, either TH goes on JH and gives up 8S, or 9H on TH, JH on QH give up 7H: not both.
  const fork = 'Foundations: C-K D-K H-6 S-6 | KH KS QS | 9S QH 9H | 7H JH 7S | 8H 8S TH | TS JS';
  expect(maximalOutcomes(rules, at(fork))).toEqual(['13-13-6-8', '13-13-7-7']);
});

test('too many positions are an error, not a long wait', () => {
  expect(() => reachable(rules, at(START), 3)).toThrow('more than 3 positions');
});
