import { describe, expect, test } from 'vitest';
import { deal } from '../../../src/core/deal/deal.ts';
import { play } from '../../../src/core/moves.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { createEventPlans } from '../../../src/solver/order/event-plans.ts';
import { addOrderClauses } from '../../../src/solver/order/order-clauses.ts';
import { notSo } from '../../../src/solver/order/order-literals.ts';
import { packedOf, searchContextOf } from '../../../src/solver/packed.ts';
import { fillsNone } from '../../../src/solver/packed-moves.ts';
import { search } from '../../../src/solver/search.ts';
import { triesOf } from '../../sizes.ts';
import { chance, redealtPosition } from '../positions.ts';
import { tryProof } from './try-proof.ts';
import { literalsOfWin } from './win-literals.ts';

/** Small positions of each rule set that are enumerated. */
const SMALL = triesOf('ORDER', 40, 200);

const rulesOf = (id: string): Rules => presetOf(id)!.rules;

/** Rules that the proof holds for, by a name, and the cards that are left in their small positions. */
const RULES: readonly (readonly [name: string, rules: Rules, few: number, many: number])[] = [
  ['shamrocks-as-dealt', rulesOf('shamrocks-as-dealt'), 6, 10],
  ['dicks-shamrocks', rulesOf('dicks-shamrocks'), 8, 15],
  ['shamrocks', rulesOf('shamrocks'), 6, 10],
  ['any suit, no king moved before play', { ...rulesOf('dicks-shamrocks'), kingsDown: 'none' }, 8, 15],
  ['three-card-fan', rulesOf('three-card-fan'), 8, 15],
  ['other colour, up or down', { ...rulesOf('shamrocks-as-dealt'), build: 'other-colour' }, 8, 14],
  ['other colour, aces out', { ...rulesOf('dicks-shamrocks'), build: 'other-colour', acesOut: true }, 8, 16],
  ['same suit, up or down', { ...rulesOf('shamrocks-as-dealt'), build: 'same-suit' }, 8, 16],
];

/** Holds the proof against plain enumeration of small positions of some rules. */
function tryClauses(rules: Rules, few: number, many: number) {
  const random = chance(26);
  const positions = Array.from({ length: SMALL }, () => redealtPosition(rules, random, few, many));
  return tryProof(
    rules,
    (context) => (packed) => createEventPlans(context, packed, () => 0).next(1000) !== 'lost',
    positions,
  );
}

describe.each(RULES)('the proof by clauses in %s', (_, rules, few, many) => {
  test('calls no small position lost that plain enumeration wins', () => {
    const found = tryClauses(rules, few, many);
    expect(found.won).toBeGreaterThan(SMALL / 20);
    expect(found.proved).toBeGreaterThan(found.lost / 2);
  });
});

test('nothing is called lost where a king might fill an emptied fan', () => {
  const found = tryClauses({ ...rulesOf('three-card-fan'), kingsDown: 'none' }, 8, 15);
  expect(found.won).toBeGreaterThan(SMALL / 20);
  expect(found.lost).toBeGreaterThan(SMALL / 20);
});

test.each(['shamrocks-as-dealt', 'dicks-shamrocks', 'three-card-fan'])(
  'every win of %s makes all clauses true',
  (id) => {
    const rules = rulesOf(id);
    let wins = 0;
    for (let n = 0; wins < triesOf('ORDER', 2, 40) && n < 2000; n++) {
      const start = deal(rules, `clauses ${n}`);
      // Asked for the most, the search goes by none of the proofs.
      const { verdict, line } = search(rules, start, 20_000, 'most');
      const context = searchContextOf(rules, start);
      // Two kings may have been dealt to one fan; then the upper one may fill a space.
      if (verdict !== 'solvable' || !fillsNone(context, packedOf(context, start))) continue;
      wins++;
      line.reduce((position, move, step) => {
        if (step % 10 === wins % 10) {
          const won = literalsOfWin(rules, position, line.slice(step));
          const isTrue = (literal: number): boolean =>
            literal % 2 === 0 ? won.has(literal) : !won.has(notSo(literal));
          addOrderClauses(context, packedOf(context, position), (...literals) => {
            if (!literals.some(isTrue)) throw new Error(`${literals} in ${makePosition(rules, position)}`);
          });
        }
        return play(rules, position, move);
      }, start);
    }
    expect(wins).toBeGreaterThan(0);
  },
);
