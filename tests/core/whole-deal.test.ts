import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { isWholeDeal } from '../../src/core/deal/whole-deal.ts';
import { advance, type Game } from '../../src/core/game.ts';
import { legalMoves, type Move } from '../../src/core/moves.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { anyRules, anySeed } from './arbitrary.ts';

/** The moves of a first deal that leave it whole. */
const leaveWhole = (game: Game): Move[] =>
  legalMoves(game.rules, game.start).filter((move) =>
    isWholeDeal(game.rules, advance(game, game.start, move)),
  );

describe.each(PRESETS.map(({ id, rules }) => [id, rules] as const))('%s', (_, rules) => {
  test('is a whole deal as it is dealt, and no longer after any move', () => {
    for (let seed = 0; seed < 100; seed++) {
      const game = newGame(rules, `${seed}`);
      expect(isWholeDeal(rules, game.start), `${seed}`).toBe(true);
      expect(leaveWhole(game), `${seed}`).toEqual([]);
    }
    expect(isWholeDeal(rules, newGame(rules, 'pysolfc:24').start)).toBe(true);
  });
});

test('the same holds under any rules', () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      const game = newGame(rules, seed);
      expect(isWholeDeal(rules, game.start)).toBe(true);
      expect(leaveWhole(game)).toEqual([]);
    }),
  );
});

test('cards laid out in the middle of a game are none, though nothing is home', () => {
  const { rules } = presetOf('trefoil')!;
  const start = newGame(rules, 'laid out').start;
  const [first, second, ...rest] = start.fans;
  const built = { ...start, fans: [first!.slice(0, -1), [...second!, first!.at(-1)!], ...rest] };
  expect(isWholeDeal(rules, built)).toBe(false);
  const last = unwrap(parsePosition(rules, 'Foundations: C-Q D-K H-K S-K | KC'));
  expect(isWholeDeal(rules, last)).toBe(false);
});
