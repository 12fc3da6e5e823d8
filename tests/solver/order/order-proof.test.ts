import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { play } from '../../../src/core/moves.ts';
import { isWon } from '../../../src/core/position.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { createOrderProof } from '../../../src/solver/order/order-proof.ts';
import { packedOf, searchContextOf } from '../../../src/solver/packed.ts';
import { search } from '../../../src/solver/search.ts';
import { reachable } from '../../core/enumerate.ts';
import { triesOf } from '../../sizes.ts';
import { chance, redealtPosition } from '../positions.ts';
import { tryProof } from './try-proof.ts';

/** Small positions of each rule set that are enumerated. */
const SMALL = triesOf('ORDER', 40, 200);

const rulesOf = (id: string): Rules => presetOf(id)!.rules;

const SCHOOL: Rules = { ...rulesOf('school'), redeals: 0 };

/** Rules that the proof holds for, by a name, and the cards that are left in their small positions. */
const RULES: readonly (readonly [name: string, rules: Rules, few: number, many: number])[] = [
  ['alternating-colours', rulesOf('alternating-colours'), 8, 15],
  ['super-flower-garden', rulesOf('super-flower-garden'), 8, 12],
  ['shamrocks', rulesOf('shamrocks'), 6, 9],
  ['alternating-colours up or down', { ...rulesOf('alternating-colours'), direction: 'up-or-down' }, 8, 13],
  [
    'alternating-colours, aces out, cap 3',
    { ...rulesOf('alternating-colours'), acesOut: true, cap: 3 },
    8,
    15,
  ],
  ['shamrocks-as-dealt', rulesOf('shamrocks-as-dealt'), 6, 9],
  ['dicks-shamrocks', rulesOf('dicks-shamrocks'), 8, 14],
  ['three-card-fan', rulesOf('three-card-fan'), 8, 12],
  [
    'alternating-colours up or down, cap 3',
    { ...rulesOf('alternating-colours'), direction: 'up-or-down', cap: 3 },
    8,
    13,
  ],
  ['school', SCHOOL, 8, 14],
  ['school, cap 3', { ...SCHOOL, cap: 3 }, 8, 13],
  ['school, other colour', { ...SCHOOL, build: 'other-colour' }, 8, 14],
  ['school, a single move', { ...SCHOOL, singleMove: true }, 8, 13],
];

describe.each(RULES)('the proof by order in %s', (_, rules, few, many) => {
  test('calls no small position lost that plain enumeration wins', () => {
    const random = chance(31);
    const found = { won: 0, lost: 0, proved: 0 };
    for (let n = 0; n < SMALL; n++) {
      const position = redealtPosition(rules, random, few, many);
      let isWinnable: boolean;
      try {
        isWinnable = [...reachable(rules, position, 800).values()].some((one) => isWon(rules, one));
      } catch {
        continue;
      }
      found[isWinnable ? 'won' : 'lost']++;
      const context = searchContextOf(rules, position);
      const packed = packedOf(context, position);
      const proof = createOrderProof(context)!;
      const [isLost, isLostInAllCases] = [proof.isLost(packed), proof.isLostInAllCases(packed)];
      if (isWinnable)
        expect([isLost, isLostInAllCases], makePosition(rules, position)).toEqual([false, false]);
      if (isLost) expect(isLostInAllCases).toBe(true);
      if (isLostInAllCases) found.proved++;
    }
    expect(found.won).toBeGreaterThan(SMALL / 20);
    expect(found.proved).toBeGreaterThan(found.lost / 5);
  });
});

test.each([
  ['alternating-colours', 'order 52'],
  ['super-flower-garden', 'order 52'],
  ['school', 'school'],
])('no position of a game of %s that is won is called lost by order, from the first deal on', (id, seed) => {
  const rules = rulesOf(id);
  const { start } = newGame(rules, seed);
  // Asked for the most, the search goes by none of the proofs.
  const { verdict, line } = search(rules, start, 2000, 'most');
  expect(verdict).toBe('solvable');
  const context = searchContextOf(rules, start);
  const proof = createOrderProof(context)!;
  line.reduce((position, move, step) => {
    const packed = packedOf(context, position);
    expect(step % 20 === 10 ? proof.isLostInAllCases(packed) : proof.isLost(packed)).toBe(false);
    return play(rules, position, move);
  }, start);
});

test('of School it tells nearly all small positions that are lost', () => {
  const random = chance(33);
  const positions = Array.from({ length: SMALL }, () => redealtPosition(SCHOOL, random, 8, 14));
  const found = tryProof(
    SCHOOL,
    (context) => (packed) => !createOrderProof(context)!.isLostInAllCases(packed),
    positions,
  );
  expect(found.proved).toBeGreaterThan(found.lost * 0.97);
  expect(found.more).toBeGreaterThan(0);
});

test.each(['quads-plus', 'fan-with-reserve', 'bristol', 'house-in-the-woods'])(
  'the proof by order is not asked in %s',
  (id) => {
    const rules = rulesOf(id);
    expect(createOrderProof(searchContextOf(rules, newGame(rules, 'order').start))).toBeNull();
  },
);
