import { describe, expect, test } from 'vitest';
import { allCards, makeCard } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { cardsLeft, find, home, isWon, type Position } from '../../src/core/position.ts';
import { checkPosition } from '../../src/core/position-check.ts';
import { unwrap } from '../../src/core/result.ts';
import { at, rulesWith } from './notation.ts';

const rules = rulesWith({ cells: 2, stock: 28, wastes: 3 });
const position = at(
  rules,
  'Foundations: C-9 D-T H-K S-K | Cells: - KD | Stock: TC JC | Wastes: -, QC KC, - | JD | QD',
);
const JD_UNDER = at(rulesWith(), 'Foundations: C-T D-T H-K S-K | JC QC KC | QD JD KD');

describe('a card is found', () => {
  test.each([
    ['AC', { at: 'foundation', pile: 0 }],
    ['KS', { at: 'foundation', pile: 3 }],
    ['KD', { at: 'cell', cell: 1 }],
    ['TC', { at: 'stock' }],
    ['QC', { at: 'waste', waste: 1, under: unwrap(parseCard('KC')) }],
    ['KC', { at: 'waste', waste: 1, under: null }],
    ['JD', { at: 'fan', fan: 0, depth: 0, under: null }],
    ['QD', { at: 'fan', fan: 1, depth: 0, under: null }],
    ["QD'", null],
  ])('%s', (card, spot) => {
    expect(find(position, unwrap(parseCard(card)))).toEqual(spot);
  });

  test('with the card that lies on it', () => {
    const spotOf = (card: string) => find(JD_UNDER, unwrap(parseCard(card)));
    const KD = unwrap(parseCard('KD'));
    expect(spotOf('JD')).toEqual({ at: 'fan', fan: 1, depth: 1, under: KD });
    expect(spotOf('KD')).toEqual({ at: 'fan', fan: 1, depth: 2, under: null });
  });

  test('in exactly one place', () => {
    for (const card of allCards(1)) expect(find(position, card), makeCard(card)).not.toBeNull();
  });
});

test('the cards left are all that a redeal gathers, by number', () => {
  expect(cardsLeft(position).map(makeCard)).toEqual(['TC', 'JC', 'QC', 'KC', 'JD', 'QD', 'KD']);
  expect([home(position), isWon(rules, position)]).toEqual([45, false]);
  const won = at(rulesWith(), 'Foundations: C-K D-K H-K S-K | - | -');
  expect([home(won), isWon(rulesWith(), won), cardsLeft(won)]).toEqual([52, true, []]);
});

test.each<[string, Partial<Position>]>([
  ['Expected 4 foundations, found 5.', { foundations: [...JD_UNDER.foundations, []] }],
  [
    'Foundation 1 holds the AD where the AC belongs.',
    { foundations: JD_UNDER.foundations.map((pile, at, all) => (at < 2 ? all[1 - at] : pile) ?? []) },
  ],
  ['Expected 0 reserve cells, found 1.', { cells: [null] }],
  ['Expected 0 waste piles, found 1.', { wastes: [[]] }],
  ['Expected deal 1 to 3, found deal 0.', { deal: 0 }],
  ['Expected at most 0 mercis taken, found -1.', { merciUsed: -1 }],
])('a position from outside is refused: %s', (message, change) => {
  expect(checkPosition(rulesWith(), { ...JD_UNDER, ...change })).toEqual({ ok: false, fault: { message } });
});
