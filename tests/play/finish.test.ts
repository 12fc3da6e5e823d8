import { MersenneTwister19937, Random } from 'random-js';
import { describe, expect, test } from 'vitest';
import { legalPlays, type Move, play, refusal } from '../../src/core/moves.ts';
import { isWon, type Position } from '../../src/core/position.ts';
import { makeKey } from '../../src/core/position-notation.ts';
import { PRESETS } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { finishLine } from '../../src/play/finish.ts';
import { at, rulesWith } from '../core/notation.ts';
import { latePosition } from '../oracle/late.ts';
import { recorded } from '../site/recorded.ts';

const isHome = (move: Move) => move.kind === 'play' && move.to.at === 'foundation';

/** Whether foundation plays alone win, by the plain rules and nothing clever. */
function homeAlone(rules: Rules, position: Position, seen = new Set<string>()): boolean {
  if (isWon(rules, position)) return true;
  const key = makeKey(rules, position);
  if (seen.has(key)) return false;
  seen.add(key);
  return legalPlays(rules, position).some(
    (move) => isHome(move) && homeAlone(rules, play(rules, position, move), seen),
  );
}

/** Plays a line, each move of which must be legal and lead home. */
function end(rules: Rules, position: Position, line: readonly Move[]): Position {
  return line.reduce((before, move) => {
    expect(refusal(rules, before, move)).toBe(null);
    expect(isHome(move)).toBe(true);
    return play(rules, before, move);
  }, position);
}

describe.each(PRESETS)('$title', ({ id, rules }) => {
  test('a line is found just where foundation plays alone win', () => {
    const random = new Random(MersenneTwister19937.seed(PRESETS.findIndex((one) => one.id === id)));
    let found = 0;
    for (let round = 0; round < 400; round++) {
      const position = latePosition(rules, random, 1, 9);
      const line = finishLine(rules, position);
      expect(line !== null, makeKey(rules, position)).toBe(
        // Nobody sees what a stock would fill fans with.
        !isWon(rules, position) && position.stock.length === 0 && homeAlone(rules, position),
      );
      if (line === null) continue;
      found++;
      expect(isWon(rules, end(rules, position, line))).toBe(true);
    }
    expect(found).toBeGreaterThan(10);
  });

  test('it ends the recorded game, and is offered from some move on to the last', () => {
    const { game, steps } = recorded(id);
    const offered = [game.start, ...steps.map(({ after }) => after)].map(
      (position) => finishLine(rules, position)?.length ?? 0,
    );
    const first = offered.findIndex((moves) => moves > 0);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(steps.length);
    expect(offered.at(-1)).toBe(0);
  });
});

test('the order is that of the cards that lie free', () => {
  const rules = rulesWith();
  const position = at(rules, 'Foundations: C-Q D-J H-K S-K | Deal: 3 | KD QD | KC');
  expect(finishLine(rules, position)?.map((move) => 'card' in move && move.card)).toEqual([24, 25, 12]);
  expect(finishLine(rules, at(rules, 'Foundations: C-Q D-J H-K S-K | Deal: 3 | QD KD | KC'))).toBe(null);
});
