import { expect, test } from 'vitest';
import { legalMercis, play } from '../../src/core/moves.ts';
import { isWon } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { must } from '../../src/core/result.ts';
import { kingsInARing } from '../../src/measure/advice-strategy.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { winningDraws } from '../../src/solver/merci-search.ts';
import { reachable } from '../core/enumerate.ts';
import { chance, latePosition } from '../solver/positions.ts';

const { rules } = presetOf('no-redeal')!;

test.each([
  ['no king on anything', 'Foundations: C-Q D-Q H-Q S-Q | KC | KD | KH | KS', false],
  ['a king on his own suit', 'Foundations: C-J D-K H-K S-K | QC KC', true],
  ['a king on another suit', 'Foundations: C-J D-K H-Q S-K | QC KH | KC', false],
  ['two kings, each on the other’s suit', 'Foundations: C-J D-K H-J S-K | QC KH | QH KC', true],
  ['a ring of three', 'Foundations: C-J D-J H-J S-K | QC KH | QH KD | QD KC', true],
  ['a chain of three', 'Foundations: C-J D-J H-Q S-K | QC KH | QD KC | KD', false],
])('the kings wait in a ring: %s', (_, text, ring) => {
  const { fans } = must(parsePosition(rules, text));
  expect(kingsInARing(fans)).toBe(ring);
});

test('no deal with a ring of kings is won, and many without one are', () => {
  const random = chance(51);
  const won = { ring: 0, none: 0 };
  for (let n = 0; n < 500; n++) {
    const position = latePosition(rules, random, 6, 20);
    if (searchDeal(rules, position, 'win').best.home < 52) continue;
    won[kingsInARing(position.fans) ? 'ring' : 'none']++;
  }
  expect(won.ring).toBe(0);
  expect(won.none).toBeGreaterThan(20);
});

test('the draws that win are those that plain enumeration finds', () => {
  const drawing = { ...rules, merci: 1 };
  const random = chance(52);
  let some = 0;
  for (let n = 0; n < 300; n++) {
    const position = latePosition(rules, random, 5, 13);
    if (searchDeal(rules, position, 'win').best.home === 52) continue;
    const cards = new Set<number>();
    for (const at of reachable(drawing, position).values()) {
      for (const move of legalMercis(drawing, at)) {
        if (move.kind !== 'merci' || cards.has(move.card)) continue;
        const after = play(drawing, at, move);
        if (isWon(drawing, after) || searchDeal(drawing, after, 'win').best.home === 52) cards.add(move.card);
      }
    }
    if (cards.size > 0) some++;
    const found = winningDraws(drawing, lay(drawing, position));
    expect(found).toEqual([...cards].sort((a, b) => a - b));
  }
  expect(some).toBeGreaterThan(20);
});
