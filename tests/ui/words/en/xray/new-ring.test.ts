import { expect, test } from 'vitest';
import { parseCard } from '../../../../../src/core/card-notation.ts';
import { type Move, play } from '../../../../../src/core/moves.ts';
import { parsePosition } from '../../../../../src/core/position-notation.ts';
import { presetOf } from '../../../../../src/core/preset.ts';
import { unwrap } from '../../../../../src/core/result.ts';
import { newRing } from '../../../../../src/explain/new-ring.ts';
import { answer } from '../../../../../src/solver/protocol.ts';
import { newRingTextOf } from '../../../../../src/ui/review/new-ring-text.ts';

const { rules } = presetOf('no-redeal')!;
const before = unwrap(parsePosition(rules, 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS'));
const build = (text: string, fan: number): Move => ({
  kind: 'play',
  card: unwrap(parseCard(text)),
  to: { at: 'fan', fan },
});

test('a move that closes a ring is explained by it', () => {
  const after = play(rules, before, build('TS', 1));
  expect(newRingTextOf(rules, before, after, null)).toBe(
    'Now the king of hearts and the 9 of spades to the king of spades are locked. The 10 of spades waits for the 9 of spades under it: it cannot move in this deal.',
  );
  const [card] = [unwrap(parseCard('KH'))];
  expect(newRingTextOf(rules, before, after, [card])).toBe(
    'Now the king of hearts is locked. The 10 of spades waits for the 9 of spades under it: it cannot move in this deal.',
  );
});

test('a ring of two names what each waits for, and under what it lies', () => {
  const start = unwrap(
    parsePosition(
      rules,
      'Foundations: C-A D-K H-7 S-K | 2C 4C | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH | 9H',
    ),
  );
  const late = unwrap(
    parsePosition(
      rules,
      'Foundations: C-A D-K H-7 S-K | 2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH | -',
    ),
  );
  expect(newRingTextOf(rules, start, late, null)).toBe(
    'Now the 2 of clubs to the king of clubs and the 8 of hearts to the king of hearts are locked. The 9 of hearts waits for the 8 of hearts under the 3 of clubs, and the 3 of clubs for the 2 of clubs under the 9 of hearts: neither can move in this deal.',
  );
});

test('the worker finds the ring', () => {
  const after = play(rules, before, build('TS', 1));
  const [reply] = answer({ kind: 'ring', rules, before, after, among: null }, null);
  expect(reply).toEqual({ kind: 'ring', ring: newRing(rules, before, after) });
  expect(newRing(rules, before, after)?.cards).toHaveLength(6);
});

test('nothing is said where nothing is locked, or of a redeal', () => {
  const after = play(rules, before, build('JS', 0));
  expect(newRingTextOf(rules, before, after, null)).toBeNull();
  expect(newRingTextOf(rules, before, { ...play(rules, before, build('TS', 1)), deal: 2 }, null)).toBeNull();
});
