import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeCard } from '../../src/core/card.ts';
import { deal } from '../../src/core/deal/deal.ts';
import { makeDealNumber, parseDealNumber, pysolfcSeed } from '../../src/core/deal/deal-number.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { redeal } from '../../src/core/deal/redeal.ts';
import type { Position } from '../../src/core/position.ts';
import { checkPosition } from '../../src/core/position-check.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';

interface Vector {
  readonly first_deal_fans_bottom_to_top: readonly string[];
  readonly redeal_of_untouched_first_deal: readonly string[];
}

/** Deals and redeals of PySolFC, made with its own pysol_cards package; see tests/data/README.md. */
const vectors: Readonly<Record<string, Vector>> = JSON.parse(
  readFileSync(new URL('../data/pysolfc-vectors.json', import.meta.url), 'utf8'),
);
const { rules } = presetOf('la-belle-lucie')!;
const seedOf = (number: string): string => pysolfcSeed(unwrap(parseDealNumber(number)));
const fansOf = (position: Position): string[] => position.fans.map((fan) => fan.map(makeCard).join(' '));

describe.each(Object.entries(vectors))('deal number %s of PySolFC', (number, vector) => {
  test('is dealt card for card', () => {
    expect(fansOf(deal(rules, seedOf(number)))).toEqual(vector.first_deal_fans_bottom_to_top);
  });

  test('is dealt alike in Ceiling Fan, which PySolFC deals as it does La Belle Lucie', () => {
    const { rules: ceiling } = presetOf('ceiling-fan')!;
    expect(fansOf(deal(ceiling, seedOf(number)))).toEqual(vector.first_deal_fans_bottom_to_top);
  });

  test('is dealt alike in Free Fan, with two cells that are empty', () => {
    const start = deal(presetOf('free-fan')!.rules, seedOf(number));
    expect(fansOf(start)).toEqual(vector.first_deal_fans_bottom_to_top);
    expect(start.cells).toEqual([null, null]);
  });

  test('is dealt alike in Shamrocks as Dealt, which moves no king; in Shamrocks the kings go down in the same fans', () => {
    const asDealt = vector.first_deal_fans_bottom_to_top;
    expect(fansOf(deal(presetOf('shamrocks-as-dealt')!.rules, seedOf(number)))).toEqual(asDealt);
    const isKing = (card: string): boolean => card.startsWith('K');
    const kingsFirst = asDealt.map((fan) => {
      const cards = fan.split(' ');
      return [...cards.filter(isKing), ...cards.filter((card) => !isKing(card))].join(' ');
    });
    expect(fansOf(deal(presetOf('shamrocks')!.rules, seedOf(number)))).toEqual(kingsFirst);
  });

  test('is dealt alike in Scotch Patience, whose foundations begin empty', () => {
    const start = deal(presetOf('scotch-patience')!.rules, seedOf(number));
    expect(fansOf(start)).toEqual(vector.first_deal_fans_bottom_to_top);
    expect(start.foundations).toEqual([[], [], [], []]);
  });

  test('is dealt in Clover Leaf as elsewhere, without the black aces and the red kings', () => {
    const start = deal(presetOf('clover-leaf')!.rules, seedOf(number));
    expect(start.foundations.map((pile) => pile.map(makeCard).join())).toEqual(['AC', 'KD', 'KH', 'AS']);
    expect(start.fans.map((fan) => fan.length)).toEqual(Array(16).fill(3));
    // The cards in the order of the deal: round after round, one to each fan; a single card comes last.
    const inOrder = (fans: readonly string[]): string[] => {
      const cards = fans.map((fan) => fan.split(' '));
      const round = (at: number) => cards.flatMap((fan) => (fan.length === 3 ? fan[at]! : []));
      return [...round(0), ...round(1), ...round(2), ...cards.filter((fan) => fan.length === 1).flat()];
    };
    const others = inOrder(vector.first_deal_fans_bottom_to_top).filter(
      (card) => !['AC', 'AS', 'KD', 'KH'].includes(card),
    );
    expect(inOrder(fansOf(start))).toEqual(others);
  });

  test.each([
    ['alexander-the-great', ['AC', 'KD', 'KH', 'AS'], Array(12).fill(4)],
    ['quads-plus', ['AC', 'AD', 'AH', 'AS'], [...Array(12).fill(4), 0]],
  ])('is dealt in %s in four rounds of twelve, without the cards that are home', (id, out, sizes) => {
    const start = deal(presetOf(id)!.rules, seedOf(number));
    expect(start.foundations.map((pile) => pile.map(makeCard).join())).toEqual(out);
    expect(start.fans.map((fan) => fan.length)).toEqual(sizes);
    // The order of the deal, read from three rounds of eighteen fans, of which the last has a single card.
    const fans = vector.first_deal_fans_bottom_to_top.map((fan) => fan.split(' '));
    const inOrder = [0, 1, 2].flatMap((round) =>
      fans.flatMap((fan) => fan[fan.length === 1 ? round - 2 : round] ?? []),
    );
    const others = inOrder.filter((card) => !out.includes(card));
    const laidOut = Array.from({ length: 12 }, (_, fan) =>
      [0, 12, 24, 36].map((from) => others[from + fan]).join(' '),
    );
    expect(fansOf(start).slice(0, 12)).toEqual(laidOut);
  });

  test('is dealt in Box Fan as in Trefoil: the aces out, the others in their order', () => {
    const start = deal(presetOf('box-fan')!.rules, seedOf(number));
    const others = vector.first_deal_fans_bottom_to_top
      .join(' ')
      .split(' ')
      .filter((card) => !card.startsWith('A'));
    expect(start.foundations.map((pile) => pile.map(makeCard).join())).toEqual(['AC', 'AD', 'AH', 'AS']);
    expect(start.fans.map((fan) => fan.length)).toEqual(Array(16).fill(3));
    expect(new Set(fansOf(start).join(' ').split(' '))).toEqual(new Set(others));
    expect(fansOf(start)).toEqual(fansOf(deal(presetOf('trefoil')!.rules, seedOf(number))));
  });

  test('is dealt in School as in Trefoil: the aces out, the others in the order of the vector', () => {
    const start = deal(presetOf('school')!.rules, seedOf(number));
    expect(fansOf(start)).toEqual(fansOf(deal(presetOf('trefoil')!.rules, seedOf(number))));
    // Three rounds of eighteen fans lay a pack out there, and three of sixteen here, without its aces.
    const fans = vector.first_deal_fans_bottom_to_top.map((fan) => fan.split(' '));
    const dealt = [0, 1, 2].flatMap((round) =>
      fans.flatMap((fan) => fan[fan.length === 1 ? round - 2 : round] ?? []),
    );
    const others = dealt.filter((card) => !card.startsWith('A'));
    const laidOut = Array.from({ length: 16 }, (_, fan) =>
      [0, 16, 32].map((from) => others[from + fan]).join(' '),
    );
    expect(fansOf(start)).toEqual(laidOut);
  });

  test('is redealt untouched card for card', () => {
    const { seed, start } = newGame(rules, seedOf(number));
    expect(fansOf(redeal(rules, seed, start))).toEqual(vector.redeal_of_untouched_first_deal);
  });
});

test('the example of the description: a number of twenty digits', () => {
  const fans = fansOf(deal(rules, seedOf('12345678901234567890')));
  expect([fans[0], fans[17]]).toEqual(['AH 7D 4C', 'TH']);
});

test('Trefoil lays the aces out and keeps the order of the others; two packs end in a fan of two', () => {
  const trefoil = presetOf('trefoil')!.rules;
  const dealt = deal(trefoil, seedOf('24'));
  expect(dealt.foundations.map((pile) => pile.map(makeCard).join())).toEqual(['AC', 'AD', 'AH', 'AS']);
  expect(dealt.fans.map((fan) => fan.length)).toEqual(Array(16).fill(3));
  const house = presetOf('house-in-the-woods')!.rules;
  const woods = deal(house, seedOf('10000000000000000'));
  expect(woods.fans.map((fan) => fan.length)).toEqual([...Array(34).fill(3), 2]);
  expect(checkPosition(house, woods).ok).toBe(true);
});

// Made by PySolFC's steps with Python's own generator, not with this code: see tests/data/README.md.
test.each([
  ['24', "KC 6H 6H'", "JC' 9D' 4C'", '4C', 43, "2D 3C' 9D'", "KD' 7C 7S'", '2C', 42],
  ['12345678901234567890', "2C' 5H' JC", "KC' 4C QS'", '5H', 45, '9H 5D 6H', "3C 4C' TS'", '7C', 43],
])('deal %s of Intelligence, and its redeal, card for card', (number, ...wanted) => {
  const { rules: intelligence } = presetOf('intelligence')!;
  const { seed, start } = newGame(intelligence, seedOf(number));
  const shown = (position: Position) => {
    expect(checkPosition(intelligence, position).ok).toBe(true);
    const fans = fansOf(position);
    return [fans[0], fans[17], makeCard(position.stock.at(-1)!), position.stock.length];
  };
  expect([...shown(start), ...shown(redeal(intelligence, seed, start))]).toEqual(wanted);
});

test('nothing is lost when cards in cells are redealt', () => {
  const reserve = presetOf('fan-with-reserve')!.rules;
  const start = deal(reserve, seedOf('7'));
  const [first = [], ...rest] = start.fans;
  const withCells = {
    ...start,
    fans: [first.slice(0, -1), ...rest],
    cells: [first.at(-1) ?? 0, null, null, null],
  };
  expect(checkPosition(reserve, redeal(reserve, seedOf('7'), withCells)).ok).toBe(true);
});

test('numbers come back from their text, and others are refused in words', () => {
  for (const text of ['1', '31999', '32000', 'ms32000', '99999999999999999999']) {
    expect(makeDealNumber(unwrap(parseDealNumber(text)))).toBe(text);
  }
  expect(makeDealNumber(unwrap(parseDealNumber('MS24')))).toBe('24');
  for (const [text, sentence] of [
    ['0', 'A Microsoft deal number is from 1 to 2147483647; found “0”.'],
    ['ms2147483648', 'A Microsoft deal number is from 1 to 2147483647; found “ms2147483648”.'],
    ['-3', 'A deal number is digits, or ms and digits, like 24 or ms24; found “-3”.'],
    ['1e9', 'A deal number is digits, or ms and digits, like 24 or ms24; found “1e9”.'],
  ]) {
    expect(parseDealNumber(text ?? '')).toEqual({ ok: false, fault: { message: sentence } });
  }
});

test('a seed that only looks like a deal number is a seed like any other', () => {
  expect(fansOf(deal(rules, 'pysolfc:rose'))).not.toEqual(fansOf(deal(rules, 'rose')));
});
