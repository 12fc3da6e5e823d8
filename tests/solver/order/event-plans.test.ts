import { expect, test } from 'vitest';
import { deal } from '../../../src/core/deal/deal.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { createEventPlans } from '../../../src/solver/order/event-plans.ts';
import { createOrderProof } from '../../../src/solver/order/order-proof.ts';
import { type PackedPosition, packedOf, searchContextOf } from '../../../src/solver/packed.ts';
import { search } from '../../../src/solver/search.ts';
import { createWinRelaxation } from '../../../src/solver/win-relaxation.ts';
import { chance } from '../positions.ts';

const asDealt = presetOf('shamrocks-as-dealt')!.rules;
const dicks = presetOf('dicks-shamrocks')!.rules;

test('a position of three queens for four kings has no plan, and no other proof sees it', () => {
  const text = 'Foundations: C-T D-J H-J S-J | QD JC KS | QS KD KC | QC KH | QH';
  const context = searchContextOf(asDealt, unwrap(parsePosition(asDealt, text)));
  const packed = packedOf(context, unwrap(parsePosition(asDealt, text)));
  expect(createWinRelaxation(context).mightWin(packed)).toBe(true);
  expect(createOrderProof(context)?.isLostInAllCases(packed, true)).toBe(false);
  expect(createEventPlans(context, packed, () => 0).next(100)).toBe('lost');
});

test('another plan each time, kept by a position with so much slack', () => {
  const random = chance(8);
  const start = unwrap(parsePosition(dicks, 'Foundations: C-Q D-J H-Q S-Q | KD QD | KC | KH | KS'));
  const context = searchContextOf(dicks, start);
  const later = unwrap(parsePosition(dicks, 'Foundations: C-K D-J H-Q S-Q | KD QD | KH | KS'));
  const [packed, after] = [packedOf(context, start), packedOf(context, later)];
  const plans = createEventPlans(context, packed, (most) => random.integer(0, most - 1));
  const leastSlack = (position: PackedPosition): number =>
    [0, 1, 2, 3, 4, 5, 6, 7].find((slack) => plans.isKept(position, slack))!;
  const slacks = new Set<number>();
  for (let n = 0; n < 60; n++) {
    expect(plans.next(100)).toBe('found');
    expect(leastSlack(packed)).toBe(0);
    slacks.add(leastSlack(after));
  }
  expect([plans.left(packed), plans.left(after)]).toEqual([6, 5]);
  // KC is first, or it is one of the others, the last included.
  expect(slacks).toContain(0);
  expect(slacks).toContain(6);
  expect(slacks).not.toContain(7);
});

test.each([
  ['shamrocks-as-dealt', 'lucie deals-shamrocks-as-dealt 29', 'unsolvable'],
  ['shamrocks-as-dealt', 'lucie 139', 'solvable'],
  ['dicks-shamrocks', 'lucie deals-dicks-shamrocks 21', 'unsolvable'],
])('a deal of %s that a search of 200,000 positions left open without plans: %s', (id, seed, verdict) => {
  const { rules } = presetOf(id)!;
  expect(search(rules, deal(rules, seed), 200_000).verdict).toBe(verdict);
});
