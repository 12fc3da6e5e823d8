import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { home } from '../../../src/core/position.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { shortestRing } from '../../../src/measure/kings.ts';
import { searchDeal } from '../../../src/solver/deal-search.ts';
import { kingsCeiling } from '../../../src/solver/difficulty/kings-ceiling.ts';
import { reachable } from '../../core/enumerate.ts';
import { chance, redealtPosition } from '../positions.ts';

const rulesOf = (id: string) => presetOf(id)!.rules;
const lucie = rulesOf('la-belle-lucie');

test.each([
  [
    'a king on a card of his suit stops it there',
    'Foundations: C-K D-K H-3 S-K',
    '4H KH | 5H 6H 7H | 8H 9H TH | JH QH',
    42,
  ],
  [
    'cards that lie on a king do not count',
    'Foundations: C-K D-K H-3 S-K',
    'KH 4H | 5H 6H 7H | 8H 9H TH | JH QH',
    52,
  ],
  ['two kings that wait for each other', 'Foundations: C-K D-K H-Q S-Q', 'KS KH', 52],
  ['a king on a king whose suit is not begun', 'Foundations: C-K D-K H-J S-J', 'QS KH | QH KS', 48],
  ['a card under two kings waits for both', 'Foundations: C-K D-K H-Q S-J', 'QS KS KH', 50],
])('%s', (_, foundations, fans, cards) => {
  expect(kingsCeiling(lucie, unwrap(parsePosition(lucie, `${foundations} | ${fans}`)))).toBe(cards);
});

test('of whole deals it is less than all cards just where kings wait for each other in a ring', () => {
  let rings = 0;
  for (let n = 0; n < 1500; n++) {
    const { start } = newGame(lucie, `ring ${n}`);
    const ring = shortestRing(start.fans) > 0;
    expect(kingsCeiling(lucie, start)! < 52).toBe(ring);
    if (ring) rings++;
    expect(searchDeal(lucie, start).best.home).toBeLessThanOrEqual(kingsCeiling(lucie, start)!);
  }
  expect(rings).toBeGreaterThan(500);
});

test('no line of play brings more home, in every game that has one', () => {
  const random = chance(11);
  for (const id of ['la-belle-lucie', 'trefoil', 'alternating-colours', 'super-flower-garden']) {
    let reached = 0;
    for (let n = 0; n < 60; n++) {
      const position = redealtPosition(rulesOf(id), random, 8, 13);
      const most = Math.max(...[...reachable(rulesOf(id), position).values()].map(home));
      const ceiling = kingsCeiling(rulesOf(id), position)!;
      expect(ceiling).toBeGreaterThanOrEqual(most);
      if (ceiling === most && most < 52) reached++;
    }
    expect(reached, id).toBeGreaterThan(0);
  }
});

test('there is none where a king can move', () => {
  for (const id of ['the-fan', 'shamrocks', 'fan-with-reserve', 'house-in-the-woods', 'bristol'])
    expect(kingsCeiling(rulesOf(id), newGame(rulesOf(id), 'a').start), id).toBeNull();
});
