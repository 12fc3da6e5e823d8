import { describe, expect, test } from 'vitest';
import { play } from '../../src/core/moves.ts';
import { isWon } from '../../src/core/position.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { isMerciDeal, searchWithMerci } from '../../src/solver/merci-search.ts';
import { canBeWon } from '../core/enumerate.ts';
import { explore } from '../oracle/graph.ts';
import { chance, redealtPosition } from './positions.ts';

const OWN_FAN: Rules = { ...presetOf('three-shuffles-and-a-draw')!.rules, redeals: 0 };

/** Every reading of the merci that the searches take; with no redeal, the first deal is the last. */
const READINGS: readonly [string, Rules][] = [
  ['to its own fan', OWN_FAN],
  ['to a legal place', { ...OWN_FAN, merciTo: 'legal-place' }],
  ['to a new fan of its own', { ...OWN_FAN, merciTo: 'own-new-fan' }],
  ['to its own fan, kings filling spaces', { ...OWN_FAN, emptyFan: 'kings' }],
  ['to a legal place, kings filling spaces', { ...OWN_FAN, emptyFan: 'kings', merciTo: 'legal-place' }],
];

test('a card is not drawn onto one that was built on its fan too early', () => {
  // A build of QH on KH is free without a merci; with it, the TH under the king has to come out above the king alone.
  const deal = 'Foundations: C-Q D-T H-7 S-K | TH KH QD JD | 8H JH 9H | KD KC QH | -';
  const position = unwrap(parsePosition(OWN_FAN, deal));
  expect(canBeWon(OWN_FAN, position)).toBe(true);
  expect(searchWithMerci(OWN_FAN, position, 'win').home).toBe(52);
});

test.each([
  ['alone in its fan', 'Foundations: C-9 D-K H-K S-K | TC JC KC | QC'],
  ['on another card', 'Foundations: C-9 D-K H-K S-J | TC JC KC | QS QC | KS'],
])('a card that nothing covers is drawn once the next lower one lies on it, which was %s', (_, deal) => {
  const rules: Rules = { ...OWN_FAN, merciTo: 'own-new-fan' };
  const position = unwrap(parsePosition(rules, deal));
  const { home, line } = searchWithMerci(rules, position, 'win');
  expect(home).toBe(52);
  // The king has no place in the tableau: with the queen on it, it can be drawn from the cards that it waits for.
  const onKing = { kind: 'play', card: 11, to: { at: 'fan', fan: 0 } };
  expect(line.slice(0, 2)).toContainEqual(onKing);
  expect(line).toContainEqual({ kind: 'merci', card: 12, to: { at: 'fan', fan: position.fans.length } });
  expect(canBeWon(rules, position)).toBe(true);
  expect(canBeWon({ ...rules, merci: 0 }, position)).toBe(false);
});

test('where a space may be filled, a draw that makes a fan is left to the general search', () => {
  const rules: Rules = { ...OWN_FAN, merciTo: 'own-new-fan' };
  const position = unwrap(parsePosition(rules, 'Foundations: C-9 D-K H-K S-K | TC JC KC | QC'));
  expect(isMerciDeal(rules, position)).toBe(true);
  expect(isMerciDeal({ ...rules, emptyFan: 'kings' }, position)).toBe(false);
  expect(isMerciDeal({ ...rules, merciCard: 'second' }, position)).toBe(false);
  expect(isMerciDeal({ ...rules, merci: 2 }, position)).toBe(false);
});

test.each([
  // 44 by drawing KD, which goes to the space with QD and JD; if KH went there at once, it would be 43.
  [
    'wants the only space once it is drawn',
    'own-fan',
    44,
    'Foundations: C-K D-6 H-5 S-K | KD QH JD TD | 9H TH 7H | 7D 9D QD | JH 6H 8H | 8D KH | -',
  ],
  // First KD has to go to the space; KS is drawn to the one that opens then.
  [
    'is drawn to a later space',
    'legal-place',
    52,
    'Foundations: C-K D-5 H-K S-4 | 6D KD 7D | 5S JD 7S | KS TD JS | 9D 9S 6S | 8S QS QD | 8D TS | -',
  ],
] as const)('a king at the bottom of its fan %s', (_, merciTo, highest, deal) => {
  const rules: Rules = { ...OWN_FAN, emptyFan: 'kings', merciTo };
  const position = unwrap(parsePosition(rules, deal));
  const { home, proved } = searchWithMerci(rules, position, 'most');
  expect({ home, proved }).toEqual({ home: highest, proved: true });
  expect(Math.max(...explore(rules, position, 5000)!.map((node) => node.home))).toBe(highest);
});

describe.each(READINGS)('with a merci, %s', (_, rules) => {
  test('a deal is won exactly when plain enumeration wins it, and by the line given', () => {
    const random = chance(2028);
    const seen = { won: 0, needed: 0, lost: 0 };
    for (let n = 0; n < 300; n++) {
      const position = redealtPosition(rules, random, 8, rules.emptyFan === 'kings' ? 11 : 15);
      const { home, line } = searchWithMerci(rules, position, 'win');
      expect(home === 52, makePosition(rules, position)).toBe(canBeWon(rules, position));
      if (home < 52) seen.lost++;
      else if (line.some((move) => move.kind === 'merci')) seen.needed++;
      else seen.won++;
      const end = line.reduce((at, move) => play(rules, at, move), position);
      expect(isWon(rules, end)).toBe(home === 52);
    }
    expect(Math.min(seen.won, seen.needed, seen.lost)).toBeGreaterThan(5);
  });
});
