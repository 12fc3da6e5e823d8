import { expect, test } from 'vitest';
import { parseMove, resolveMove } from '../../../../src/core/move-notation.ts';
import { play } from '../../../../src/core/moves.ts';
import { parsePosition } from '../../../../src/core/position-notation.ts';
import { unwrap } from '../../../../src/core/result.ts';
import type { Rules } from '../../../../src/core/rules.ts';
import type { Chance } from '../../../../src/solver/odds.ts';
import { outlook } from '../../../../src/solver/outlook.ts';
import { luckText, momentSaid, proofText, turnText } from '../../../../src/ui/words/en/review.ts';
import { lastDealText } from '../../../../src/ui/words/en/table-notes.ts';
import { rulesOf } from '../../../site/lines.ts';

const lucie = rulesOf('la-belle-lucie');
const draw = rulesOf('three-shuffles-and-a-draw');
const stuckFirst: Rules = { ...lucie, redealWhen: 'only-when-stuck' };
const around = (chance: number, half = 0.01): Chance => ({ chance, low: chance - half, high: chance + half });
const SURE: Chance = { chance: 1, low: 1, high: 1 };
const NONE: Chance = { chance: 0, low: 0, high: 0 };
const plain = (text: string) => text.replace(/[\u00A0\u2060]/g, (sign) => (sign === '\u00A0' ? ' ' : ''));
const turn = (before: Chance, after: Chance, rules = lucie) =>
  plain(turnText(rules, { kind: 'stock' }, { index: 3, before, after }));

test('a turning point is told in hundreds, with a decimal where they would be the same', () => {
  expect(turn(around(0.41), around(0.12))).toBe('the chance to win fell from 41 in 100 to 12 in 100.');
  expect(turn(around(0.412), around(0.408))).toBe('the chance to win fell from 41.2 in 100 to 40.8 in 100.');
  expect(turn(around(0.4102), around(0.4098))).toBe('the chance to win fell by less than 1 in 1000.');
  expect(turn(around(0.41), around(0.043, 0.001))).toBe(
    'the chance to win fell from 41 in 100 to 4.3 in 100.',
  );
});

test('a turning point says what was proved', () => {
  expect(turn(SURE, NONE)).toBe('before it the game could be won, after it no longer, both proved.');
  expect(turn(SURE, around(0.3))).toBe(
    'before it the deal could be won, proved; after it the chance was 30 in 100.',
  );
  expect(turn(around(0.3), NONE)).toBe(
    'the chance to win was 30 in 100; after it the game could no longer be won.',
  );
});

test('a redeal is measured before a new card is seen, and a lower bound is called one', () => {
  const redeal = turnText(lucie, { kind: 'redeal' }, { index: 3, before: around(0.3), after: around(0.2) });
  expect(plain(redeal)).toBe(
    'the chance to win fell from 30 in 100 to 20 in 100, counted before a new card is seen.',
  );
  expect(turn(around(0.41), around(0.12), stuckFirst)).toBe(
    'the chance to win fell from at least 41 in 100 to at least 12 in 100.',
  );
});

test('the luck of a redeal stands apart', () => {
  const luck = (unseen: Chance, dealt: Chance) =>
    plain(luckText(lucie, { index: 9, deal: 2, unseen, dealt }));
  expect(luck(around(0.22), around(0.35))).toBe(
    'Deal 2 was kinder than the average: 22 in 100 before its cards were seen, 35 in 100 after.',
  );
  expect(luck(around(0.22), around(0.11))).toContain('harder than the average');
  expect(luck(around(0.22), around(0.23))).toContain('much like the average');
  expect(luck(around(0.22), SURE)).toBe(
    'Deal 2 could be won. Before its cards were seen the chance to win was 22 in 100.',
  );
  expect(luck(around(0.22), NONE)).toContain('Deal 2 could not be won.');
});

test('proofs say no more than was found', () => {
  const said = (lastWinnable: number | null, firstLost: number | null) =>
    proofText({ lastWinnable, firstLost }, 20);
  expect(said(null, null)).toContain('Nothing was proved');
  expect(said(20, null)).toBe('After move 20 the game could still be won, proved.');
  expect(said(8, null)).toContain('What came after it is not known.');
  expect(said(null, 0)).toBe('This deal could not be won from its start, proved.');
  expect(said(null, 12)).toBe(
    'After move 12 the game could no longer be won, proved. Whether it could be won before is not known.',
  );
  expect(said(0, 1)).toBe(
    'At the start the game could still be won, proved. After move 1 it could no longer be won, proved.',
  );
  expect(said(8, 12)).toContain('Between them it is not known.');
});

test('a moment is told with its move and its chance', () => {
  const position = unwrap(
    parsePosition(lucie, 'Foundations: C-K D-K H-8 S-K | Deal: 3 | 9H QH | TH KH | JH'),
  );
  const move = unwrap(resolveMove(lucie, position, unwrap(parseMove('QH-KH'))));
  const reviewed = { chance: around(0.41), proved: false, unseen: null, chanceLost: 0, turningPoint: false };
  expect(plain(momentSaid(lucie, 4, 20, position, move, reviewed))).toBe(
    'Move 4 of 20: queen of hearts on the king of hearts. Chance to win 41 % (40–42 %)',
  );
  expect(momentSaid(lucie, 0, 20, undefined, null, undefined)).toBe('The first deal, before any move');
});

/** What is said of a last deal after some moves. */
function held(rules: Rules, text: string, moves: readonly string[], limit = 10_000): string {
  const first = unwrap(parsePosition(rules, text));
  const end = moves.reduce(
    (at, word) => play(rules, at, unwrap(resolveMove(rules, at, unwrap(parseMove(word))))),
    first,
  );
  return lastDealText(rules, end, outlook(rules, first, null, limit));
}

test('what a last deal held is said as far as it is proved', () => {
  const fans = 'Foundations: C-K D-K H-8 S-K | Deal: 3 | 9H QH | TH KH | JH';
  expect(held(lucie, fans, ['JH-QH'])).toBe('48 cards could have come home.');
  expect(held(lucie, fans, ['QH-KH', '9H', 'JH-QH'])).toBe(
    'No other play of this deal would bring more home.',
  );
  expect(held(lucie, fans.replace('TH KH | JH', 'KH | TH | JH'), ['JH-QH'])).toBe(
    'This deal could have been won.',
  );
  // A merci that may be taken counts.
  expect(held(draw, fans, ['JH-QH'])).toBe('This deal could have been won.');
  const hopeless = 'Foundations: C-K D-K H-6 S-K | Deal: 3 | 7H 9H QH | 8H TH KH | JH';
  expect(held(draw, hopeless, [])).toBe('46 cards could have come home.');
  expect(held(draw, hopeless, ['merci:7H', '7H'])).toBe('No other play of this deal would bring more home.');
});
