import { expect, test } from 'vitest';
import { areAlike, firstDeal, wholeGame } from '../../src/core/alike.ts';
import { makeCard } from '../../src/core/card.ts';
import { parseClaim } from '../../src/core/claim.ts';
import { deal } from '../../src/core/deal/deal.ts';
import { proveLoss } from '../../src/core/goal.ts';
import { presetOf } from '../../src/core/preset.ts';
import { percentText, proportionOf } from '../../src/core/proportion.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { parseStudy } from '../../src/core/study.ts';
import { at } from './notation.ts';

/* The worked examples at the head of the files of src/core: what they say is so. */

const rulesOf = (id: string): Rules => presetOf(id)!.rules;
const lucie = rulesOf('la-belle-lucie');

test('alike: the same game, and the same first deal', () => {
  expect(areAlike(wholeGame, rulesOf('single-move'), lucie)).toBe(true);
  expect(areAlike(wholeGame, rulesOf('three-redeals'), lucie)).toBe(false);
  expect(areAlike(firstDeal, rulesOf('three-redeals'), lucie)).toBe(true);
});

test('claim: what the comments of the example claim', () => {
  expect(['wins', 'kills 6', 'most 46'].map((text) => unwrap(parseClaim(text)))).toEqual([
    { name: 'wins' },
    { name: 'kills', cards: 6 },
    { name: 'most', cards: 46 },
  ]);
});

test('goal: a card that cannot come home, and its blocker', () => {
  const ring = '2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH';
  const position = at(lucie, `Foundations: C-A D-K H-7 S-K | ${ring}`);
  const loss = proveLoss(lucie, { kind: 'win' }, position);
  expect(loss && [makeCard(loss.card), makeCard(loss.blocker)]).toEqual(['2C', '9H']);
});

test('proportion: shares as they are printed', () => {
  const { chance, low, high } = proportionOf(23, 100);
  expect([chance, low.toFixed(3), high.toFixed(3)]).toEqual([0.23, '0.158', '0.322']);
  expect(
    [proportionOf(23, 100), proportionOf(2292, 10_000), proportionOf(0, 10_000)].map(percentText),
  ).toEqual([
    { share: '23 %', range: '16–32' },
    { share: '22.9 %', range: '22.1–23.8' },
    { share: '0 %', range: 'under 0.04' },
  ]);
});

test('pysolfc: the fans of number 24', () => {
  const fans = deal(lucie, 'pysolfc:24').fans.map((fan) => fan.map(makeCard).join(' '));
  expect([...fans.slice(0, 3), fans.at(-1)]).toEqual(['4C 3C 3S', '5H 6H JH', 'QC JC TD', 'AS']);
});

test('study: the tree of the example', () => {
  const text =
    '[Rules "la-belle-lucie"]\n[Seed "any"]\n\n1. AC {About.} 2. 9C-TC! (2. 8S-9S? {Why.} 3. 2C) 3. 2C\n';
  const [first, second, ...rest] = unwrap(parseStudy(text)).main.nodes;
  expect([
    first?.comment,
    second?.glyph,
    second?.variations.map(({ nodes }) => nodes.length),
    rest.length,
  ]).toEqual(['About.', '!', [2], 1]);
});
