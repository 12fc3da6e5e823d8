import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { describeRules } from '../../src/core/describe.ts';
import { makeMove } from '../../src/core/move-notation.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { home, isWon } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { checkRules } from '../../src/core/rule-choices.ts';
import type { Rules } from '../../src/core/rules.ts';
import { search } from '../../src/solver/search.ts';
import { chance, redealtPosition } from '../solver/positions.ts';
import { reachable } from './enumerate.ts';

/*
 * Two games of PySolFC, written here as nothing but rows of data: what a new game of the family takes. Everything below
 * worked for them before the project had either, with no line of the engine changed.
 */
const CEILING_FAN: Rules = { ...presetOf('the-fan')!.rules, build: 'other-colour' };
const BOX_FAN: Rules = { ...CEILING_FAN, acesOut: true };

describe.each([
  ['Ceiling Fan', CEILING_FAN, 18],
  ['Box Fan', BOX_FAN, 16],
] as const)('%s, as a row of data', (_, rules, fans) => {
  test('makes sense, is dealt, and is described in sentences', () => {
    expect(checkRules(rules).ok).toBe(true);
    expect(newGame(rules, 'new').start.fans).toHaveLength(fans);
    expect(describeRules(rules)).toEqual(
      expect.arrayContaining([
        'The top card of a fan may be built on a card of the other colour, one rank higher.',
        'An emptied fan may be filled by a king.',
        'There is no redeal.',
      ]),
    );
  });

  test('is searched as plain enumeration says', () => {
    const random = chance(56);
    let wins = 0;
    for (let n = 0; n < 60; n++) {
      const position = redealtPosition(rules, random, 8, 13);
      const answer = search(rules, position, 100_000);
      const won = [...reachable(rules, position).values()].some((one) => isWon(rules, one));
      wins += won ? 1 : 0;
      expect(answer.verdict).toBe(won ? 'solvable' : 'unsolvable');
      expect(home(answer.line.reduce((at, move) => play(rules, at, move), position))).toBe(answer.home);
    }
    expect(wins).toBeGreaterThan(5);
    expect(wins).toBeLessThan(60);
  });
});

test('Ceiling Fan builds on the other colour and takes kings into an emptied fan', () => {
  const text = 'Foundations: C-T D-T H-T S-T | QC JH | JD QS KD | KC JC | QD | KH | KS | QH | - | JS';
  const position = unwrap(parsePosition(CEILING_FAN, text));
  const moves = legalPlays(CEILING_FAN, position).map((move) => makeMove(CEILING_FAN, position, move));
  expect(moves).toEqual(['JH', 'KD-space', 'JC', 'JC-QD', 'JC-QH', 'QD-KS', 'QH-KS', 'JS', 'JS-QD', 'JS-QH']);
});
