import { expect, test } from 'vitest';
import { allCards, type Card } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { dealPack } from '../../src/core/deal/deal.ts';
import { unwrap } from '../../src/core/result.ts';
import { RULE_CHOICES } from '../../src/core/rule-choices.ts';
import type { Rules } from '../../src/core/rules.ts';
import { at, movesOf, rulesWith } from './notation.ts';
import { BY_TURNS } from './refused-moves.ts';

/** One field, and the moves that it alone brings or takes away when it goes from its usual value to another. */
interface Row {
  readonly field: keyof Rules;
  readonly to: Rules[keyof Rules];
  /** Rules around it that differ from La Belle Lucie. */
  readonly around?: Partial<Rules>;
  readonly position: string;
  /** The same position under the other rules, where they write its foundations in another way. */
  readonly otherwise?: string;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

const CLUBS = 'Foundations: C-T D-T H-K S-K |';
const TO_JACK = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC';
const TWINS = TO_JACK.replaceAll('C', "C'");

const played: readonly Row[] = [
  // Alternating colours replace the same suit (research 2.11); Super Flower Garden builds in any suit (2.8).
  {
    field: 'build',
    to: 'other-colour',
    position: `${CLUBS} JC KC QD | JD QC | KD`,
    gained: ['QC-KD'],
    lost: ['QD-KD'],
  },
  { field: 'build', to: 'any-suit', position: `${CLUBS} JC KC QD | JD QC | KD`, gained: ['QC-KD'], lost: [] },
  // House in the Woods: up or down in suit (2.9).
  {
    field: 'direction',
    to: 'up-or-down',
    position: `${CLUBS} JC KC | JD KD QC | QD`,
    gained: ['KC-QC'],
    lost: [],
  },
  // School: on the cards of its own rank.
  {
    field: 'direction',
    to: 'same-rank',
    around: { build: 'any-suit' },
    position: `${CLUBS} JC KC | JD KD QC | QD`,
    gained: ['QC-QD', 'QD-QC'],
    lost: ['QC-KC', 'QD-KC'],
  },
  // Shamrocks: three cards in a fan at most (2.7).
  { field: 'cap', to: 3, position: `${CLUBS} JC JD KC | KD QD | QC`, gained: [], lost: ['QC-KC'] },
  // Quads +: four of them.
  {
    field: 'cap',
    to: 4,
    position: `${CLUBS} JC JD KD KC | QD | QC`,
    gained: [],
    lost: ['QC-KC'],
  },
  // The Fan: kings fill empty fans (2.6); which of several does not matter, so only one is offered.
  {
    field: 'emptyFan',
    to: 'kings',
    position: `${CLUBS} - | - | JC KC | JD KD QC | QD`,
    gained: ['KC-space'],
    lost: [],
  },
  {
    field: 'emptyFan',
    to: 'any-card',
    position: `${CLUBS} - | - | JC KC | JD KD QC | QD`,
    gained: ['KC-space', 'QC-space'],
    lost: [],
  },
  // Intelligence: three cards from the stock, at once. Here it is used up, and no card fills the fan.
  { field: 'emptyFan', to: 'stock', position: `${CLUBS} - | JC KC | JD KD QC | QD`, gained: [], lost: [] },
  // Clover Leaf: an ace or a king.
  {
    field: 'emptyFan',
    to: 'aces-and-kings',
    around: { foundations: 'red-up' },
    position: 'Foundations: C-0 D-K H-K S-A | - | QC KC | JC TC 9C 8C 7C 6C 5C 4C 3C 2C AC',
    gained: ['AC-space', 'KC-space'],
    lost: [],
  },
  // Clover Leaf: two suits go down from the king; PySolFC lets the red ones go down, other programs the black ones.
  {
    field: 'foundations',
    to: 'black-up',
    position: 'Foundations: C-K D-0 H-K S-Q | 3D 4D 5D 6D 7D 8D 9D TD JD QD AD | 2D KD | KS',
    otherwise: 'Foundations: C-K D-0 H-A S-Q | 3D 4D 5D 6D 7D 8D 9D TD JD QD AD | 2D KD | KS',
    gained: ['KD'],
    lost: ['AD'],
  },
  {
    field: 'foundations',
    to: 'red-up',
    position: 'Foundations: C-0 D-K H-K S-K | 3C 4C 5C 6C 7C 8C 9C TC JC QC AC | 2C KC',
    otherwise: 'Foundations: C-0 D-K H-K S-A | 3C 4C 5C 6C 7C 8C 9C TC JC QC AC | 2C KC',
    gained: ['KC'],
    lost: ['AC'],
  },
  // House on the Hill: four foundations up from the ace, four down from the king.
  {
    field: 'foundations',
    to: 'up-and-down',
    around: { packs: 2 },
    position: `Foundations: C-0 C-0 D-K D-K H-K H-K S-K S-K | ${TO_JACK} QC KC | KC' ${TWINS} QC'`,
    otherwise: `Foundations: C-0 C-0 D-K D-A H-K H-A S-K S-A | ${TO_JACK} QC KC | KC' ${TWINS} QC'`,
    gained: ['KC-down'],
    lost: [],
  },
  // Bristol: foundations regardless of suit.
  {
    field: 'foundationSuit',
    to: 'any-suit',
    position: 'Foundations: C-Q D-J H-K S-K | KC KD | QD',
    otherwise: `Foundations: ${TO_JACK} QC, AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD, AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH, AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS | KC KD | QD`,
    gained: ['KD'],
    lost: [],
  },
  // Scotch Patience: red and black take turns, so that black queens go on red jacks, and red ones wait for black jacks.
  {
    field: 'foundationSuit',
    to: 'other-colour',
    position: 'Foundations: C-T D-J H-J S-T | KC JC QC | KS JS QD | KD QS | KH QH',
    otherwise: `Foundations: ${BY_TURNS} | KC JC QC | KS JS QD | KD QS | KH QH`,
    gained: ['QC', 'QS'],
    lost: ['QD', 'QH'],
  },
  { field: 'redeals', to: 0, position: `${CLUBS} JC KC | JD KD QC QD`, gained: [], lost: ['redeal'] },
  {
    field: 'redeals',
    to: 1,
    position: `Foundations: C-T D-T H-K S-K | Deal: 2 | JC KC | JD KD QC QD`,
    gained: [],
    lost: ['redeal'],
  },
  {
    field: 'redeals',
    to: 3,
    position: `Foundations: C-T D-T H-K S-K | Deal: 3 | JC KC | JD KD QC QD`,
    gained: ['redeal'],
    lost: [],
  },
  // A redeal at any time, or only when blocked (2.1).
  {
    field: 'redealWhen',
    to: 'only-when-stuck',
    position: `${CLUBS} JC KC | QC | JD KD QD`,
    gained: [],
    lost: ['redeal'],
  },
  {
    field: 'redealWhen',
    to: 'only-when-stuck',
    position: `${CLUBS} JC KC QC | JD KD QD`,
    gained: [],
    lost: [],
  },
  // Three Shuffles and a Draw: one buried card (2.4).
  {
    field: 'merci',
    to: 1,
    around: { redeals: 0 },
    position: `${CLUBS} JC KC QC | JD KD QD`,
    gained: ['merci:JC', 'merci:JD', 'merci:KC', 'merci:KD'],
    lost: [],
  },
  {
    field: 'merciWhen',
    to: 'any-deal',
    around: { merci: 1 },
    position: `${CLUBS} JC KC | JD KD QD QC`,
    gained: ['merci:JC', 'merci:JD', 'merci:KD', 'merci:QD'],
    lost: [],
  },
  {
    field: 'merciCard',
    to: 'second',
    around: { merci: 1, redeals: 0 },
    position: `${CLUBS} JC KC QC | JD KD QD`,
    gained: [],
    lost: ['merci:JC', 'merci:JD'],
  },
  {
    field: 'merciTo',
    to: 'legal-place',
    around: { merci: 1, redeals: 0 },
    position: `${CLUBS} JC QC KC | QD JD KD`,
    gained: ['merci:JC-home', 'merci:JD-home', 'merci:QC-KC', 'merci:QD-KD'],
    lost: ['merci:JC', 'merci:JD', 'merci:QC', 'merci:QD'],
  },
  // A legal place is also an empty fan, where the rules let the card fill it.
  {
    field: 'merciTo',
    to: 'legal-place',
    around: { merci: 1, redeals: 0, emptyFan: 'kings' },
    position: `${CLUBS} - | KC JC QC | JD KD QD | -`,
    gained: [
      'merci:JC-QC',
      'merci:JC-home',
      'merci:JD-QD',
      'merci:JD-home',
      'merci:KC-space',
      'merci:KD-space',
    ],
    lost: ['merci:JC', 'merci:JD', 'merci:KC', 'merci:KD'],
  },
  {
    field: 'merciTo',
    to: 'any-fan',
    around: { merci: 1, redeals: 0 },
    position: `${CLUBS} QC KC | JC JD QD KD`,
    gained: [
      'merci:JC-KC',
      'merci:JC-KD',
      'merci:JC-home',
      'merci:JD-KC',
      'merci:JD-KD',
      'merci:JD-home',
      'merci:QC-KC',
      'merci:QC-KD',
      'merci:QD-KC',
      'merci:QD-KD',
    ],
    lost: ['merci:JC', 'merci:JD', 'merci:QC', 'merci:QD'],
  },
  // The drawn card becomes a new fan, and lies nowhere else: not on a fan, not at home, not in a space that it could fill.
  {
    field: 'merciTo',
    to: 'own-new-fan',
    around: { merci: 1, redeals: 0 },
    position: `${CLUBS} JC QC KC | QD JD KD`,
    gained: ['merci:JC-new', 'merci:JD-new', 'merci:QC-new', 'merci:QD-new'],
    lost: ['merci:JC', 'merci:JD', 'merci:QC', 'merci:QD'],
  },
  {
    field: 'merciTo',
    to: 'own-new-fan',
    around: { merci: 2, redeals: 0, emptyFan: 'any-card', merciCard: 'second', cap: 3 },
    position: 'Foundations: C-T D-T H-K S-K | Merci: 1 | - | KC JC QC | JD KD QD | -',
    gained: ['merci:JC-new', 'merci:KD-new'],
    lost: ['merci:JC', 'merci:KD'],
  },
  {
    field: 'merciTo',
    to: 'own-new-fan',
    around: { merci: 1, redeals: 0 },
    position: `Foundations: C-T D-T H-K S-K | Merci: 1 | JC KC | QC | JD KD QD`,
    gained: [],
    lost: [],
  },
  // Fan with Reserve: cells for one card each (2.12).
  {
    field: 'cells',
    to: 1,
    position: `${CLUBS} JC KC | JD KD QD QC`,
    gained: ['KC-cell', 'QC-cell'],
    lost: [],
  },
  // Single Move Cards: once a deal within the tableau; a foundation takes the card all the same (2.10).
  {
    field: 'singleMove',
    to: true,
    around: { build: 'any-suit' },
    position: 'Foundations: C-T D-T H-K S-K | Moved: JC QC | KC QC | JD QD JC | KD',
    gained: [],
    lost: ['JC-QC', 'QC-KD'],
  },
];

const only = (a: readonly string[], b: readonly string[]): string[] => a.filter((move) => !b.includes(move));

test.each(played)('$field=$to in $position', ({ field, to, around, position, otherwise, gained, lost }) => {
  const usual = rulesWith(around);
  const changed = { ...usual, [field]: to };
  expect(usual[field]).not.toBe(to);
  const before = movesOf(usual, at(usual, position));
  const after = movesOf(changed, at(changed, otherwise ?? position));
  expect({ gained: only(after, before), lost: only(before, after) }).toEqual({ gained, lost });
});

/** A field that says how a game is dealt, and moves that it alone brings or takes away at the start. */
interface DealRow {
  readonly field: keyof Rules;
  readonly to: Rules[keyof Rules];
  readonly around?: Partial<Rules>;
  /** The first cards of the pack, in order; the others follow by number. */
  readonly pack: string;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

const dealt: readonly DealRow[] = [
  { field: 'packs', to: 2, pack: '', gained: ["2C'-3C"], lost: [] },
  // Bristol: 28 cards in the stock, which deals one to each of three wastes.
  { field: 'stock', to: 28, around: { wastes: 3 }, pack: '', gained: ['stock'], lost: [] },
  { field: 'wastes', to: 3, around: { stock: 28 }, pack: '', gained: ['stock'], lost: [] },
  // Alexander the Great: the fourth card lies on top, not the third.
  { field: 'fanSize', to: 4, pack: 'TD 9D AH AC', gained: ['AC'], lost: ['AH'] },
  // Quads +: one more fan, with nothing in it.
  {
    field: 'spaces',
    to: 1,
    around: { emptyFan: 'kings' },
    pack: '9D 5H KC | 9H 5D QC',
    gained: ['KC-space'],
    lost: [],
  },
  // Intelligence: the stock is dealt to no waste pile, and an ace that comes up goes home.
  {
    field: 'emptyFan',
    to: 'stock',
    around: { stock: 28 },
    pack: 'KC QC AC | 2C',
    gained: ['2C'],
    lost: ['AC'],
  },
  // Trefoil: the aces are on the foundations before the deal (2.5).
  { field: 'acesOut', to: true, pack: '3C 4C 2C', gained: ['2C'], lost: [] },
  // Clover Leaf: of the suits that go down the kings.
  {
    field: 'acesOut',
    to: true,
    around: { foundations: 'black-up' },
    pack: '3C 4C 2C JD TD QD KH KD AC AS',
    gained: ['2C', 'QD'],
    lost: [],
  },
  // Shamrocks: kings to the bottom of their fan, all of them or only those above a card of their suit (2.7).
  { field: 'kingsDown', to: 'all', pack: '9D 5H KC | 9H 5D QC', gained: [], lost: ['QC-KC'] },
  // Dick: just under the card of its suit, not to the bottom.
  { field: 'kingsDown', to: 'under-own-suit', pack: '5H 9C KC | 9H 5D QC', gained: [], lost: ['QC-KC'] },
  { field: 'kingsDown', to: 'under-own-suit', pack: '9D 5H KC | 9H 5D QC', gained: [], lost: [] },
  { field: 'kingsDown', to: 'own-suit', pack: '9C 5H KC | 9H 5D QC', gained: [], lost: ['QC-KC'] },
  { field: 'kingsDown', to: 'own-suit', pack: '9D 5H KC | 9H 5D QC', gained: [], lost: [] },
];

test.each(dealt)('$field=$to in the deal of $pack', ({ field, to, around, pack: text, gained, lost }) => {
  const usual = rulesWith(around);
  const changed = { ...usual, [field]: to };
  const first = text.split(/[\s|]+/).filter((word) => word !== '');
  const movesAtStart = (rules: Rules): string[] => {
    const named = first.map((word): Card => unwrap(parseCard(word)));
    const pack = [...named, ...allCards(rules.packs).filter((card) => !named.includes(card))];
    return movesOf(rules, dealPack(rules, pack));
  };
  const before = movesAtStart(usual);
  const after = movesAtStart(changed);
  expect(only(after, before)).toEqual(expect.arrayContaining([...gained]));
  expect(only(before, after)).toEqual(expect.arrayContaining([...lost]));
  if (gained.length + lost.length === 0) expect(after).toEqual(before);
});

test('every field, and every way of building, filling, drawing and laying kings, has its row', () => {
  const rows = [...played, ...dealt];
  expect(new Set(rows.map((row) => row.field))).toEqual(new Set(Object.keys(RULE_CHOICES)));
  for (const field of Object.keys(RULE_CHOICES) as (keyof Rules)[]) {
    const words = RULE_CHOICES[field].filter(
      (value) => typeof value === 'string' && value !== rulesWith()[field],
    );
    const tried = rows.filter((row) => row.field === field).map((row) => row.to);
    expect(tried).toEqual(expect.arrayContaining(words));
  }
});
