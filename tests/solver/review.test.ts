import { expect, test } from 'vitest';
import { legalPlays, play } from '../../src/core/moves.ts';
import { isWon, type Position } from '../../src/core/position.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { chanceOf, type Odds, VECTORS } from '../../src/solver/odds.ts';
import { outlook } from '../../src/solver/outlook.ts';
import { type PlayedMoment, review } from '../../src/solver/review.ts';
import { reachable } from '../core/enumerate.ts';
import { gameOf, rulesOf } from '../site/lines.ts';
import { chance, redealtPosition } from './positions.ts';

const lucie = presetOf('la-belle-lucie')!.rules;

/** Tables that are made up: higher foundations give higher chances. */
const level = Float64Array.from({ length: VECTORS }, (_, vector) => (0.9 * vector) / VECTORS);
const odds: Odds = { chances: [level, level], halfWidths: [level.map(() => 0.001), level.map(() => 0.001)] };

test('a review that was stopped goes on to the same end, and a redeal is measured by any deal of its cards', () => {
  const game = gameOf(lucie, '1874', [9, 6, 3]).map(({ position, move }) => ({ position, move }));
  const whole = [...review(lucie, game, odds)];
  expect(whole.filter(({ turningPoint }) => turningPoint).length).toBeGreaterThan(0);
  for (const [at, { unseen }] of whole.entries()) {
    const { position, move } = game[at]!;
    const heights = position.foundations.map((pile) => pile.length);
    expect(unseen).toEqual(
      move?.kind === 'redeal' ? chanceOf(odds, heights, lucie.redeals + 1 - position.deal) : null,
    );
  }
  for (let from = 0; from < game.length; from++) {
    const rest = [...review(lucie, game.slice(from), odds)].slice(1);
    expect(rest).toEqual(whole.slice(from + 1));
  }
});

const games: readonly [string, Rules][] = [
  ['The Fan', rulesOf('the-fan')],
  ['Shamrocks', rulesOf('shamrocks')],
  ['a game whose spaces take any card', { ...rulesOf('the-fan'), emptyFan: 'any-card' }],
];

test.each(games)('what a review of %s proves is so', (_, rules) => {
  const random = chance(21);
  const found = { won: 0, lost: 0 };
  for (let n = 0; n < 25; n++) {
    let position: Position = { ...redealtPosition(rules, random, 6, 11), deal: 1 };
    const game: PlayedMoment[] = [{ position, move: null }];
    for (let moves = 0; moves < 12; moves++) {
      const plays = legalPlays(rules, position);
      // Every other move is the solver's, so that winning lines are followed as well as left.
      const line = random.bool() ? outlook(rules, position, null, 10_000).line : [];
      const move = line[0] ?? (plays.length === 0 ? undefined : random.pick(plays));
      if (move === undefined) break;
      position = play(rules, position, move);
      game.push({ position, move });
    }
    let before = false;
    for (const [at, reviewed] of [...review(rules, game, null)].entries()) {
      const here = game[at]!.position;
      const winnable = [...reachable(rules, here).values()].some((end) => isWon(rules, end));
      expect(reviewed.proved).toBe(true);
      expect(reviewed.chance?.chance, makePosition(rules, here)).toBe(winnable ? 1 : 0);
      expect(reviewed.turningPoint).toBe(before && !winnable);
      before = winnable;
      if (winnable) found.won++;
      else found.lost++;
    }
  }
  expect(Math.min(found.won, found.lost)).toBeGreaterThan(10);
});
