import { expect, test } from 'vitest';
import { readTable } from '../../src/cli/measured.ts';
import { cardOf } from '../../src/core/card.ts';
import { deal } from '../../src/core/deal/deal.ts';
import { redeal } from '../../src/core/deal/redeal.ts';
import { legalPlays } from '../../src/core/moves.ts';
import { cardsLeft, type Position } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { chanceOf } from '../../src/solver/odds.ts';
import { reachable } from '../core/enumerate.ts';
import { isDeep } from '../sizes.ts';

const { rules: drawn } = presetOf('three-shuffles-and-a-draw')!;
const rules: Rules = { ...drawn, redeals: 1, redealWhen: 'only-when-stuck' };
const odds = readTable(rules)!;
const HEIGHTS = [2, 12, 12, 12];
const DEALS = 4000;

/** The first deal of two with those cards home, the others dealt in the order of a number. */
function dealt(number: number): Position {
  const foundations = HEIGHTS.map((height, suit) =>
    Array.from({ length: height }, (_, rank) => cardOf(rank, suit)),
  );
  const none = { ...deal(rules, ''), foundations, fans: [], deal: 0 };
  const home = new Set(foundations.flat());
  const left = cardsLeft(deal(rules, '')).filter((card) => !home.has(card));
  return redeal(rules, `stuck ${number}`, { ...none, fans: [left] });
}

/** The chance at the best of all points where no card can move, whether or not a card was buried to come there. */
function worthOf(position: Position): number {
  const ends = [...reachable(rules, position).values()].filter((end) => legalPlays(rules, end).length === 0);
  return Math.max(
    ...ends.map(({ foundations }) => {
      const heights = foundations.map((pile) => pile.length);
      return heights.every((height) => height === 13) ? 1 : chanceOf(odds, heights, 0)!.chance;
    }),
  );
}

test.runIf(isDeep)(
  'where a redeal waits until no card can move, the table is a lower bound; and one redeal more can cost all the same',
  {
    tags: 'sized',
  },
  () => {
    const worths = Array.from({ length: DEALS }, (_, number) => worthOf(dealt(number)));
    const mean = worths.reduce((sum, worth) => sum + worth, 0) / DEALS;
    const variance = worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / (DEALS - 1);
    const half = 1.96 * Math.sqrt(variance / DEALS);
    const [without, table] = [chanceOf(odds, HEIGHTS, 0)!, chanceOf(odds, HEIGHTS, 1)!];
    expect(mean - half).toBeGreaterThan(table.high);
    expect(mean + half).toBeLessThan(without.low);
  },
);
