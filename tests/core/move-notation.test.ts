import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal } from '../../src/core/deal/deal.ts';
import { makeMove, parseMove, resolveMove } from '../../src/core/move-notation.ts';
import { legalMoves, play, refusal } from '../../src/core/moves.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { triesOf } from '../sizes.ts';
import { anyChoices, anyRules, anySeed } from './arbitrary.ts';
import { at, moveOf, rulesWith } from './notation.ts';

const CLUBS = 'Foundations: C-T D-T H-K S-K |';

describe('a move', () => {
  test('comes back from its text, every legal one, whatever the rules and the moves before', {
    tags: 'sized',
  }, () => {
    fc.assert(
      fc.property(anyRules, anySeed, anyChoices(12), (rules, seed, choices) => {
        let position = deal(rules, seed);
        for (const choice of [...choices, 0]) {
          const moves = legalMoves(rules, position);
          const texts = moves.map((move) => makeMove(rules, position, move));
          expect(texts.map((text) => moveOf(rules, position, text))).toEqual(moves);
          expect(new Set(texts).size).toBe(moves.length);
          const move = moves.filter(({ kind }) => kind !== 'redeal')[choice % moves.length];
          if (move !== undefined) position = play(rules, position, move);
        }
      }),
      { numRuns: triesOf('RUNS', 100, 200) },
    );
  });

  test.each([
    ['9c', '9C'],
    [' 10C ', 'TC'],
    ['9C-home', '9C'],
    ['9C-10c', '9C-TC'],
    ['KC-SPACE', 'KC-space'],
    ['9C-cell', '9C-cell'],
    ['MERCI:5h', 'merci:5H'],
    ['merci:5H-6H', 'merci:5H-6H'],
    ['Merci:5h-NEW', 'merci:5H-new'],
    ['Redeal', 'redeal'],
    ['STOCK', 'stock'],
  ])('is understood when written %s', (text, usual) => {
    expect(parseMove(text)).toEqual(parseMove(usual));
  });

  test.each([
    ['', 'A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “”.'],
    ['pass', 'A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “pass”.'],
    ['9C-TC-JC', 'A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “9C-TC-JC”.'],
    ['merci:', 'A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “merci:”.'],
    ['9C TC', 'A move is written like AC, 9C-TC, KC-space, merci:5H or redeal; found “9C TC”.'],
    ['9C-', 'After the dash stands a card, home, down, space, cell or new; found “”.'],
    ['9C-away', 'After the dash stands a card, home, down, space, cell or new; found “away”.'],
  ])('is refused when written “%s”', (text, message) => {
    expect(parseMove(text)).toEqual({ ok: false, fault: { message } });
  });

  const unmet: readonly (readonly [string, Partial<Rules>, string, string])[] = [
    ['JC-QH', {}, `${CLUBS} JC KC QC | JD QD KD`, 'The QH is not in the tableau.'],
    [
      'JC-KC',
      {},
      `${CLUBS} KC QC JC | JD QD KD`,
      'The JC cannot go on the KC, which lies under another card.',
    ],
    ['KD-space', {}, `${CLUBS} KC QC JC | JD QD KD`, 'There is no empty fan for the KD.'],
    ['KD-cell', {}, `${CLUBS} KC QC JC | JD QD KD`, 'There is no empty reserve cell for the KD.'],
    [
      'KD-cell',
      { cells: 1 },
      'Foundations: C-T D-T H-K S-K | Cells: QD | KC QC JC | JD KD',
      'There is no empty reserve cell for the KD.',
    ],
  ];

  test.each(unmet)('is refused where its place is not there: %s', (text, changes, position, message) => {
    const rules = rulesWith(changes);
    expect(resolveMove(rules, at(rules, position), unwrap(parseMove(text)))).toEqual({
      ok: false,
      fault: { message },
    });
  });

  const after: readonly (readonly [string, Partial<Rules>, string, string])[] = [
    ['JC', {}, `${CLUBS} KC QC JC | JD QD KD`, 'Foundations: C-J D-T H-K S-K | KC QC | JD QD KD'],
    ['JC-QC', {}, `${CLUBS} KC QC | JC | JD QD KD`, `${CLUBS} KC QC JC | - | JD QD KD`],
    [
      'KD-space',
      { emptyFan: 'kings' },
      `${CLUBS} KC QC JC | - | JD QD KD | -`,
      `${CLUBS} KC QC JC | KD | JD QD | -`,
    ],
    [
      'KD-cell',
      { cells: 2 },
      `${CLUBS} KC QC JC | JD QD KD`,
      'Foundations: C-T D-T H-K S-K | Cells: KD - | KC QC JC | JD QD',
    ],
    [
      'KD-QC',
      { cells: 2, build: 'any-suit', direction: 'up-or-down' },
      'Foundations: C-T D-T H-K S-K | Cells: - KD | KC QC | JC JD QD',
      `${CLUBS} KC QC KD | JC JD QD`,
    ],
    // The merci brings a buried card to the top of its own fan; the other cards keep their order.
    [
      'merci:JC',
      { merci: 1, redeals: 0 },
      `${CLUBS} JC QC KC | JD QD KD`,
      'Foundations: C-T D-T H-K S-K | Merci: 1 | QC KC JC | JD QD KD',
    ],
    [
      'merci:QC-KC',
      { merci: 1, redeals: 0, merciTo: 'legal-place' },
      `${CLUBS} JC QC KC | JD QD KD`,
      'Foundations: C-T D-T H-K S-K | Merci: 1 | JC KC QC | JD QD KD',
    ],
    // The new fan is the last one; what it holds may be built on, and spaces stay where they are.
    [
      'merci:QC-new',
      { merci: 1, redeals: 0, merciTo: 'own-new-fan' },
      `${CLUBS} JC QC KC | - | JD QD KD`,
      'Foundations: C-T D-T H-K S-K | Merci: 1 | JC KC | - | JD QD KD | QC',
    ],
    [
      'JD-QD',
      { merci: 1, redeals: 0, merciTo: 'own-new-fan' },
      'Foundations: C-T D-T H-K S-K | Merci: 1 | JC QC KC | KD JD | QD',
      'Foundations: C-T D-T H-K S-K | Merci: 1 | JC QC KC | KD | QD JD',
    ],
    [
      'KC-space',
      { merci: 1, redeals: 0, merciTo: 'own-new-fan', emptyFan: 'kings' },
      'Foundations: C-T D-Q H-K S-K | Merci: 1 | JC QC KC | KD | -',
      'Foundations: C-T D-Q H-K S-K | Merci: 1 | JC QC | KD | KC',
    ],
    [
      'merci:JD-home',
      { merci: 1, redeals: 0, merciTo: 'any-fan' },
      `${CLUBS} JC QC KC | JD QD KD`,
      'Foundations: C-T D-J H-K S-K | Merci: 1 | JC QC KC | QD KD',
    ],
    [
      'stock',
      { stock: 28, wastes: 3 },
      'Foundations: C-T D-T H-K S-K | Stock: JC QC KC JD | Wastes: QD, -, - | KD',
      'Foundations: C-T D-T H-K S-K | Stock: JC | Wastes: QD JD, KC, QC | KD',
    ],
    // Intelligence: the stock fills the fan that is emptied, an ace that comes up goes home, and the fan may come out short.
    [
      'JD-QD',
      { stock: 28, emptyFan: 'stock' },
      'Foundations: C-Q D-T H-K S-0 | Stock: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S AS 2S | KC KD QD | JD',
      'Foundations: C-Q D-T H-K S-A | Stock: KS QS JS TS 9S 8S 7S 6S 5S | KC KD QD JD | 2S 3S 4S',
    ],
    [
      'KC',
      { stock: 28, emptyFan: 'stock' },
      'Foundations: C-Q D-T H-K S-K | Stock: JD KD | KC | QD',
      'Foundations: C-K D-T H-K S-K | KD JD | QD',
    ],
    [
      'JC',
      { stock: 28, wastes: 3 },
      'Foundations: C-T D-T H-K S-K | Wastes: QD JC, KC, QC | JD KD',
      'Foundations: C-J D-T H-K S-K | Wastes: QD, KC, QC | JD KD',
    ],
    [
      'QC-KC',
      { singleMove: true },
      'Foundations: C-T D-T H-K S-K | Moved: JD | JC QC | KC | KD QD JD',
      'Foundations: C-T D-T H-K S-K | Moved: QC JD | JC | KC QC | KD QD JD',
    ],
    [
      'KS-down',
      { packs: 2, foundations: 'up-and-down' },
      "Foundations: C-K D-K H-K S-Q C-A D-A H-A S-0 | AS' 2S' 3S' 4S' 5S' 6S' 7S' 8S' 9S' TS' JS' QS' KS | KS'",
      "Foundations: C-K D-K H-K S-Q C-A D-A H-A S-K | AS' 2S' 3S' 4S' 5S' 6S' 7S' 8S' 9S' TS' JS' QS' | KS'",
    ],
    // In one pack a card has one foundation, and it goes home whichever way that runs.
    [
      '2D',
      { foundations: 'black-up' },
      'Foundations: C-Q D-3 H-A S-K | KC | AD 2D',
      'Foundations: C-Q D-2 H-A S-K | KC | AD',
    ],
    [
      'AD-space',
      { foundations: 'black-up', emptyFan: 'aces-and-kings' },
      'Foundations: C-Q D-3 H-A S-K | KC | 2D AD | -',
      'Foundations: C-Q D-3 H-A S-K | KC | 2D | AD',
    ],
  ];

  test.each(after)('%s is played as it says (%o)', (text, changes, before, expected) => {
    const rules = rulesWith(changes);
    const position = at(rules, before);
    const move = moveOf(rules, position, text);
    expect(refusal(rules, position, move)).toBeNull();
    expect(makePosition(rules, play(rules, position, move))).toBe(expected);
    expect(makePosition(rules, position)).toBe(before);
  });
});
