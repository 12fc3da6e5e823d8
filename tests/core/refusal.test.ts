import { expect, test } from 'vitest';
import { parseCard } from '../../src/core/card-notation.ts';
import { cardRefusal, type Move, play, refusal } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { type Refusal, refusalText } from '../../src/core/refusal.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { at, moveOf, rulesWith } from './notation.ts';
import { BY_TURNS, CLUBS, REFUSED } from './refused-moves.ts';

/** Clubs home up to the eight, diamonds up to the nine; the others wholly. */
const NINES = 'Foundations: C-8 D-9 H-K S-K | 9C JC KC | TC | QC JD QD | TD KD';

test.each(REFUSED)(
  '$why: $move in $position',
  ({ why, rules: changes, position: text, move: written, says }) => {
    const rules = rulesWith(changes);
    const position = at(rules, text);
    const move = moveOf(rules, position, written);
    const refused = refusal(rules, position, move);
    expect([refused?.why, refused && refusalText(refused)]).toEqual([why, says]);
    expect(() => play(rules, position, move)).toThrow(`illegal move: ${says}`);
  },
);

const touched: readonly [string, string, Partial<Rules>, string | null][] = [
  [`${CLUBS} JC KC QC | JD QD KD`, 'JC', {}, 'the JC lies under the KC'],
  [`${CLUBS} JC QC KC | JD QD KD`, 'AC', {}, 'the AC is not in play'],
  [`${CLUBS} JC KC QC | JD QD KD`, 'QC', {}, 'only the KC takes the QC, and its foundation waits for the J'],
  [`${CLUBS} JC QC KC | JD QD KD`, 'KC', {}, 'no card takes the KC, and its foundation waits for the J'],
  [
    'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC | AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD | AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH | AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
    'KS',
    { foundationSuit: 'any-suit' },
    'no card takes the KS, and it goes home on a Q',
  ],
  [
    `${CLUBS} JC QC KC | JD QD KD`,
    'KC',
    { emptyFan: 'kings' },
    'no card takes the KC, and its foundation waits for the J; an empty fan would take it',
  ],
  [
    'Foundations: C-0 D-K H-K S-A | 2C KC QC JC TC 9C 8C 7C 6C 5C 4C 3C AC | -',
    'AC',
    { emptyFan: 'aces-and-kings', foundations: 'red-up' },
    null,
  ],
  [
    'Foundations: C-0 D-K H-K S-A | 2C KC QC JC TC 9C 8C 7C 6C 5C 4C 3C AC',
    'AC',
    { emptyFan: 'aces-and-kings', foundations: 'red-up' },
    'only the 2C takes the AC, and its foundation waits for the K; an empty fan would take it',
  ],
  // A king that is alone in its fan gains nothing by another one.
  [
    `${CLUBS} JC QC | KC | JD QD KD`,
    'KC',
    { emptyFan: 'kings' },
    'no card takes the KC, and its foundation waits for the J',
  ],
  [
    `Foundations: ${BY_TURNS} | KC JC QC | KS JS QD | KD QS | KH QH`,
    'QH',
    { foundationSuit: 'other-colour' },
    'only the KH takes the QH, and it goes home on a black J',
  ],
  [
    `Foundations: ${BY_TURNS} | KC JC QC | KS JS QD | KD QS | KH QH`,
    'QS',
    { foundationSuit: 'other-colour' },
    null,
  ],
  // The more cards take it, the shorter is the sentence: a rank, a colour, or the cards.
  [
    NINES,
    'TC',
    { direction: 'up-or-down' },
    'only the 9C or the JC takes the TC, and its foundation waits for the 9',
  ],
  [
    NINES,
    'TC',
    { direction: 'up-or-down', build: 'any-suit' },
    'only a 9 or a J takes the TC, and its foundation waits for the 9',
  ],
  [
    NINES,
    'TC',
    { direction: 'up-or-down', build: 'other-colour' },
    'only a red 9 or a red J takes the TC, and its foundation waits for the 9',
  ],
  [
    NINES,
    'TC',
    { direction: 'same-rank', build: 'any-suit' },
    'only another T takes the TC, and its foundation waits for the 9',
  ],
  [`${CLUBS} JC QC | KC | JD QD KD`, 'QC', {}, null],
  // The rule that keeps it from a card that it fits.
  [`${CLUBS} JC QC | JD QD KC | KD`, 'QC', { cap: 3 }, 'a fan may not be built beyond 3 cards'],
  [
    `${CLUBS} Moved: QC | JC KC QC | JD QD KD`,
    'QC',
    { singleMove: true, build: 'any-suit' },
    'the QC has been moved once in this deal',
  ],
  [`${CLUBS} JC QC KC | JD QD KD`, 'KC', { cells: 1 }, null],
];

test.each(touched)('touching a card: %s, %s', (text, card, changes, says) => {
  const rules = rulesWith(changes);
  const refused = cardRefusal(rules, at(rules, text), unwrap(parseCard(card)));
  expect(refused && refusalText(refused)).toBe(says);
});

test('every kind of refusal is reached above', () => {
  const kinds: Record<Refusal['why'], true> = {
    'not-in-play': true,
    buried: true,
    'no-fit': true,
    'no-place': true,
    'not-next': true,
    'fan-full': true,
    'space-closed': true,
    'kings-only': true,
    'aces-and-kings-only': true,
    'new-fan': true,
    'no-change': true,
    'moved-already': true,
    'cell-taken': true,
    'no-merci-left': true,
    'merci-too-early': true,
    'not-buried': true,
    'not-second': true,
    'merci-place': true,
    'stock-empty': true,
    'stock-fills': true,
    'no-redeal-left': true,
    'nothing-to-redeal': true,
    'plays-left': true,
  };
  const reached = new Set<string>([...REFUSED.map((row) => row.why), 'no-place']);
  expect(reached).toEqual(new Set(Object.keys(kinds)));
});

test('a redeal cannot be played without the seed of the game', () => {
  const rules = rulesWith();
  const position: Position = at(rules, `${CLUBS} JC QC KC | JD QD KD`);
  const move: Move = { kind: 'redeal' };
  expect(refusal(rules, position, move)).toBeNull();
  expect(() => play(rules, position, move)).toThrow('use advance()');
});

test('a refusal names cards as it is asked to', () => {
  expect(refusalText({ why: 'buried', card: 0, under: 1 }, (card) => `card ${card}`)).toBe(
    'the card 0 lies under the card 1',
  );
  const refused = {
    why: 'no-place',
    card: 6,
    takers: [7, 20, 33, 46],
    next: null,
    lower: [],
    space: false,
  } as const;
  expect(refusalText(refused, String, (rank) => `${rank + 1}`)).toBe('only an 8 takes the 6');
});
