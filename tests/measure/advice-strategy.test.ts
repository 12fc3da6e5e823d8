import { expect, test } from 'vitest';
import { legalMercis, play } from '../../src/core/moves.ts';
import { isWon } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { winningDraws } from '../../src/solver/merci-search.ts';
import { reachable } from '../core/enumerate.ts';
import { chance, redealtPosition } from '../solver/positions.ts';

const { rules } = presetOf('no-redeal')!;

test('the draws that win are those that plain enumeration finds', () => {
  const drawing = { ...rules, merci: 1 };
  const random = chance(52);
  let some = 0;
  for (let n = 0; n < 300; n++) {
    const position = redealtPosition(rules, random, 5, 13);
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
