import { expect, test } from 'vitest';
import { provedMoments, redealLucks, turningPointsOf } from '../../src/play/turning-points.ts';
import type { Chance } from '../../src/solver/odds.ts';
import type { Reviewed } from '../../src/solver/review.ts';
import { gameOf, rulesOf } from '../site/lines.ts';

const around = (chance: number): Chance => ({ chance, low: chance - 0.01, high: chance + 0.01 });
const SURE: Chance = { chance: 1, low: 1, high: 1 };
const NONE: Chance = { chance: 0, low: 0, high: 0 };
const reviewed = (chance: Chance | null, parts: Partial<Reviewed> = {}): Reviewed => ({
  chance,
  proved: chance !== null && chance.low === chance.high,
  unseen: null,
  chanceLost: 0,
  turningPoint: false,
  ...parts,
});

/** Two moves, a redeal, one move. */
const game = gameOf(rulesOf('la-belle-lucie'), '1874', [2, 1]);

test('a turning point has the chances on both sides of it, and luck does not count', () => {
  const turn = { turningPoint: true };
  const seen = [
    reviewed(around(0.4)),
    reviewed(around(0.3), turn),
    reviewed(around(0.3)),
    reviewed(around(0.6), { ...turn, unseen: around(0.2) }),
    reviewed(around(0.6)),
  ];
  expect(turningPointsOf(game, seen)).toEqual([
    { index: 1, before: around(0.4), after: around(0.3) },
    { index: 3, before: around(0.3), after: around(0.2) },
  ]);
  expect(redealLucks(game, seen)).toEqual([{ index: 3, deal: 2, unseen: around(0.2), dealt: around(0.6) }]);
  expect(turningPointsOf(game, seen.slice(0, 2))).toHaveLength(1);
  expect(redealLucks(game, seen.slice(0, 3))).toEqual([]);
});

test('proofs are the last moment that wins and the first that is lost', () => {
  expect(provedMoments([])).toEqual({ lastWinnable: null, firstLost: null });
  const seen = [SURE, SURE, null, NONE, NONE].map((chance) => reviewed(chance));
  expect(provedMoments(seen)).toEqual({ lastWinnable: 1, firstLost: 3 });
  expect(provedMoments([reviewed(around(0.99)), reviewed(NONE, { proved: false })])).toEqual({
    lastWinnable: null,
    firstLost: null,
  });
});
