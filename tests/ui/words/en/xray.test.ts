import { expect, test } from 'vitest';
import { parseCard } from '../../../../src/core/card-notation.ts';
import { parsePosition } from '../../../../src/core/position-notation.ts';
import { presetOf } from '../../../../src/core/preset.ts';
import { unwrap } from '../../../../src/core/result.ts';
import { certificateOf } from '../../../../src/explain/certificate.ts';
import { coveringCards, doorsOf } from '../../../../src/explain/covering.ts';
import { aboutCard } from '../../../../src/solver/card/about-card.ts';
import { xrayViewOf } from '../../../../src/ui/hint/xray-view.ts';
import {
  type AskedAbout,
  coverText,
  homeText,
  lostSaid,
  priceText,
} from '../../../../src/ui/words/en/xray/xray.ts';

const { rules } = presetOf('la-belle-lucie')!;
const laid = (text: string) => unwrap(parsePosition(rules, text));
const card = (text: string) => unwrap(parseCard(text));

/** What is said of a card at once, and once the solver has answered. */
function said(text: string, name: string): readonly [string, string] {
  const position = laid(text);
  const about = aboutCard(rules, position, card(name), null);
  const asked = { ...readOff(text, name), about };
  return [homeText(rules, position, { ...asked, about: null }), homeText(rules, position, asked)];
}

/** What can be read off the board of a card. */
function readOff(text: string, name: string): Omit<AskedAbout, 'about'> {
  const position = laid(text);
  return {
    card: card(name),
    certificate: certificateOf(rules, position, card(name)),
    covers: coveringCards(rules, position, card(name)),
    doors: null,
  };
}

const KING = 'Foundations: C-K D-K H-3 S-K | Deal: 3 | 4H KH | 5H 6H 7H | 8H 9H TH | JH QH';
const RING =
  'Foundations: C-A D-K H-7 S-K | Deal: 3 | 2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH';
const OPEN = 'Foundations: C-J H-J D-K S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS';

/** The ring of the 4D has nine cards, and the JD on it is one of them. */
const TANGLE =
  'Foundations: C-0 D-2 H-2 S-0 | Deal: 2 | JH 3C 5C | 4D JD 9D | 2C KC 8S | 6S 8H 9C | 8C 9S TC | 3D 5D 6D | 3S KD TD | QS 7H KH QH | 6H JS 7C | 5S 4C 7S | KS 3H 7D | 6C 8D TH | AS 5H QC | QD 2S JC | TS 9H | AC 4S 4H';

test('of a ring of many cards only the arrows of the card asked about stand out, and of those that hold it', () => {
  const asked = { ...readOff(TANGLE, '4D'), about: null };
  expect(asked.certificate?.ring).toHaveLength(9);
  const { waits } = xrayViewOf(rules, laid(TANGLE), false, asked);
  expect(waits.length).toBeGreaterThan(9);
  expect(new Set(waits.filter(({ isFar }) => !isFar).map((wait) => wait.card))).toEqual(
    new Set([card('JD')]),
  );
});

test('a king over a lower card of its suit is the smallest ring', () => {
  const why = 'The king of hearts waits for the 4 of hearts under it: it cannot move in this deal.';
  expect(said(KING, 'KH')).toEqual([why, why]);
  expect(said(KING, '4H')[0]).toBe(`The 4 of hearts lies under the king of hearts. ${why}`);
  expect(said(KING, '9H')[1]).toBe(
    `The 9 of hearts waits for the 4 of hearts, under the king of hearts. ${why}`,
  );
});

test('two cards that wait for each other are told as a ring, and drawn with all their doors', () => {
  const ring =
    'The 9 of hearts waits for the 8 of hearts under the 3 of clubs, and the 3 of clubs for the 2 of clubs under the 9 of hearts: neither can move in this deal.';
  expect(said(RING, 'KH')[0]).toBe(
    `The king of hearts waits for the 8 of hearts, under the 3 of clubs. ${ring}`,
  );
  const view = xrayViewOf(rules, laid(RING), false, {
    ...readOff(RING, 'KH'),
    about: null,
  });
  const drawn = view.waits.map((wait) => [wait.card, wait.waitsFor]);
  expect(drawn).toEqual(
    [
      ['KH', '8H'],
      ['9H', '8H'],
      ['9H', 'TH'],
      ['3C', '2C'],
      ['3C', '4C'],
    ].map((pair) => pair.map(card)),
  );
  expect(view.waits.every(({ isRing, isFar }) => isRing && !isFar)).toBe(true);
  expect([...view.marks].map(([one, marks]) => [one, marks.map(({ kind }) => kind)])).toEqual(
    expect.arrayContaining([
      [card('KH'), ['named']],
      [card('9H'), ['locks']],
      [card('3C'), ['locks']],
    ]),
  );
});

test('what is lost is pale, and where each foundation stops is said', () => {
  expect(lostSaid(rules, laid(RING))).toBe(
    '18 hatched cards are locked: they cannot come home in this deal. Choose one to see why. Clubs stay at the ace and hearts stay at the 7.',
  );
  expect(lostSaid(rules, laid(OPEN))).toBe('No card is locked. Choose a card to see what it waits for.');
  const { marks } = xrayViewOf(rules, laid(RING), true, null);
  expect([...marks.values()].flat().filter(({ kind }) => kind === 'lost')).toHaveLength(18);
});

test('a card that can come home is said to, with what lies on it and what that can do', () => {
  const [atOnce, known] = said(OPEN, '9S');
  expect(atOnce).toBe('The 9 of spades lies under the jack of spades.');
  expect(known).toBe('The 9 of spades can come home.');
  const { covers, uncover } = aboutCard(rules, laid(OPEN), card('9S'), null);
  expect(covers.map((cover) => coverText(cover))).toEqual([
    'The jack of spades can go home in its turn (its foundation waits for the 9 of spades, under the jack of spades), or on the queen of spades.',
  ]);
  expect(uncover.kind === 'line' && priceText(uncover.price)).toBe('It costs no card.');
  const { waits } = xrayViewOf(rules, laid(OPEN), false, {
    ...readOff(OPEN, '9S'),
    about: null,
  });
  expect(waits).toEqual([
    { card: card('JS'), waitsFor: card('9S'), isRing: false, isFar: false },
    { card: card('JS'), waitsFor: card('QS'), isRing: false, isFar: false },
  ]);
});

test('a price is said in cards, and in points of chance where it is known', () => {
  const chance = (share: number) => ({ chance: share, low: share, high: share });
  expect(priceText({ after: 31, without: 34, proved: true, chances: null })).toBe(
    'It costs 3 cards: at most 31 can come home after it, 34 without it.',
  );
  expect(priceText({ after: 34, without: 34, proved: false, chances: null })).toBe(
    'It costs no card, as far as was found.',
  );
  expect(
    priceText({
      after: 34,
      without: 34,
      proved: true,
      chances: { after: chance(0.2), without: chance(0.45) },
    } as Parameters<typeof priceText>[0]),
  ).toBe('It costs no card. The chance to win falls by 25 points in a hundred.');
});

test('without the solver a card tells what lies on it and where it could go', () => {
  const position = laid(OPEN);
  const doors = doorsOf(rules, position, card('9S'));
  const asked = { ...readOff(OPEN, '9S'), doors, about: null };
  expect(homeText(rules, position, asked)).toBe(
    'The 9 of spades lies under the jack of spades. The 9 of spades can go home, where it is next, or on the 10 of spades.',
  );
  expect(xrayViewOf(rules, position, false, asked).waits).toContainEqual({
    card: card('9S'),
    waitsFor: card('TS'),
    isRing: false,
    isFar: false,
  });
  expect(homeText(rules, position, { ...readOff(OPEN, '8S'), doors, about: null })).toBe(
    'The 8 of spades is home.',
  );
});
