import { describe, expect, test } from 'vitest';
import { makeCard } from '../../src/core/card.ts';
import { legalPlays, play, refusal } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { makeKey } from '../../src/core/position-notation.ts';
import { isMet, makePuzzleGoal, type PuzzleGoal } from '../../src/core/puzzle-goal.ts';
import { puzzleMoves, puzzlePlay } from '../../src/core/puzzle-moves.ts';
import type { Rules } from '../../src/core/rules.ts';
import { goalStanding, judgeMove } from '../../src/solver/verdict.ts';
import { reachable } from '../core/enumerate.ts';
import { rulesWith } from '../core/notation.ts';
import { chance, redealtPosition } from './positions.ts';

/** Whether some way of playing meets a goal: every line, by the plain rules; for counted moves each depth by itself. */
function canMeet(rules: Rules, goal: PuzzleGoal, start: Position, made: number): boolean {
  const seen = new Set<string>();
  const counted = goal.kind === 'free' && goal.within !== null;
  const visit = (at: Position, moves: number): boolean => {
    if (isMet(rules, goal, at, moves)) return true;
    if (counted && moves >= goal.within!) return false;
    const key = `${makeKey(rules, at)} ${at.deal} ${at.merciUsed} ${counted ? moves : ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return puzzleMoves(rules, goal, at).some((move) => visit(puzzlePlay(rules, at, move), moves + 1));
  };
  return visit(start, made);
}

/** Goals of every kind that make sense in a position. */
function goalsIn(position: Position, redeals: number): PuzzleGoal[] {
  const home = position.foundations.flat().length;
  const heights = position.foundations.map((pile) => pile.length);
  const stop = (suit: number, more: number): number[] =>
    heights.with(suit, Math.min(heights[suit]! + more, 13));
  const from = [heights, stop(0, 1), stop(1, 2), stop(2, 3), stop(3, 1)];
  const buried = position.fans.flatMap((cards) => cards.slice(0, -1));
  return [
    { kind: 'win' },
    { kind: 'count', cards: home + 2 },
    { kind: 'count', cards: home + 5 },
    ...(position.deal > redeals
      ? []
      : [from.slice(0, 1), from.slice(1, 2), from.slice(2)].map(
          (stops) => ({ kind: 'redeal', deal: position.deal + 1, from: stops }) as const,
        )),
    ...buried.slice(0, 2).map((card) => ({ kind: 'home', cards: [card] }) as const),
    ...buried.slice(-3).map((card) => ({ kind: 'free', card, within: null }) as const),
    ...buried
      .slice(0, 3)
      .flatMap((card) => [2, 3, 5].map((within) => ({ kind: 'free', card, within }) as const)),
  ];
}

test('where a redeal goal is two deals away nothing is said of it', () => {
  const rules = rulesWith({ redeals: 2 });
  const position = { ...redealtPosition(rules, chance(3), 6, 13), deal: 1 };
  const from = [position.foundations.map((pile) => pile.length)];
  const standing = (deal: number) => goalStanding(rules, { kind: 'redeal', deal, from }, position, 0).kind;
  expect([standing(2), standing(3)]).toEqual(['open', 'unknown']);
});

describe('the verdict on a move', () => {
  const closed = rulesWith();
  const kings = rulesWith({ emptyFan: 'kings', redeals: 0 });
  test.each([
    ['La Belle Lucie', closed, 1],
    ['The Fan', kings, 2],
  ])('agrees with every line of play: %s', (_, rules, seed) => {
    const random = chance(seed);
    const counts = { open: 0, lost: 0, unknown: 0 };
    for (let n = 0; n < 40; n++) {
      const position = redealtPosition({ ...rules, redeals: 2 }, random, 6, 13);
      for (const goal of goalsIn(position, rules.redeals)) {
        for (const move of puzzleMoves(rules, goal, position)) {
          const made = random.integer(0, 1);
          const verdict = judgeMove(rules, goal, position, move, made);
          const after = puzzlePlay(rules, position, move);
          const says = `${makePuzzleGoal(goal)} after ${makeKey(rules, after)}`;
          const met = canMeet(rules, goal, after, made + 1);
          expect([says, verdict.kind]).toEqual([says, met ? 'open' : 'lost']);
          counts[verdict.kind]++;
          const end = verdict.line.reduce((at, next) => {
            expect(refusal(rules, at, next)).toBeNull();
            return puzzlePlay(rules, at, next);
          }, after);
          if (met) expect(isMet(rules, goal, end, made + 1 + verdict.line.length)).toBe(true);
        }
      }
    }
    expect(counts.open).toBeGreaterThan(200);
    expect(counts.lost).toBeGreaterThan(200);
  });

  test('agrees with every line of play and every draw where a merci can be taken', () => {
    const rules = rulesWith({ redeals: 1, merci: 1 });
    const random = chance(3);
    const counts = { open: 0, lost: 0, unknown: 0 };
    for (let n = 0; n < 60; n++) {
      const position = redealtPosition(rules, random, 6, 12);
      for (const move of puzzleMoves(rules, { kind: 'win' }, position)) {
        const { kind } = judgeMove(rules, { kind: 'win' }, position, move);
        const after = play(rules, position, move);
        expect(kind).toBe(canMeet(rules, { kind: 'win' }, after, 1) ? 'open' : 'lost');
        counts[kind]++;
      }
    }
    expect(Math.min(counts.open, counts.lost)).toBeGreaterThan(50);
  });

  test('names the cards that a move loses: what could come home before it, and cannot after it', () => {
    const random = chance(4);
    const reachOf = (position: Position): ReadonlySet<number> =>
      new Set([...reachable(closed, position).values()].flatMap(({ foundations }) => foundations.flat()));
    let lostCount = 0;
    for (let n = 0; n < 70; n++) {
      const position = redealtPosition(closed, random, 15, 18);
      for (const move of legalPlays(closed, position)) {
        const left = reachOf(play(closed, position, move));
        const wanted = [...reachOf(position)].filter((card) => !left.has(card));
        const named = judgeMove(closed, { kind: 'win' }, position, move).lostCards;
        expect(named.map(makeCard).sort()).toEqual(wanted.map(makeCard).sort());
        lostCount += named.length;
      }
    }
    expect(lostCount).toBeGreaterThan(5);
  });

  test.each([
    ['any suit', rulesWith({ build: 'any-suit' })],
    ['a cap of three', rulesWith({ build: 'any-suit', direction: 'up-or-down', cap: 3, redeals: 1 })],
    ['cells', rulesWith({ cells: 1 })],
  ])('agrees with every line of play where a card is to be freed in so many moves: %s', (_, rules) => {
    const random = chance(6);
    const counts = { open: 0, lost: 0, unknown: 0 };
    for (let n = 0; n < 40; n++) {
      const position = redealtPosition(rules, random, 8, 14);
      for (const goal of goalsIn(position, 0)) {
        if (goal.kind !== 'free' || goal.within === null) continue;
        for (const move of puzzleMoves(rules, goal, position)) {
          const after = play(rules, position, move);
          const { kind, line } = judgeMove(rules, goal, position, move);
          expect(kind).toBe(canMeet(rules, goal, after, 1) ? 'open' : 'lost');
          counts[kind]++;
          const end = line.reduce((at, next) => play(rules, at, next), after);
          if (kind === 'open') expect(isMet(rules, goal, end, 1 + line.length)).toBe(true);
        }
      }
    }
    expect(Math.min(counts.open, counts.lost)).toBeGreaterThan(50);
  });

  test('says that it does not know where the search does not go', () => {
    const rules = rulesWith({ build: 'any-suit' });
    const position = redealtPosition(rules, chance(5), 10, 12);
    expect(goalStanding(rules, { kind: 'home', cards: [51] }, position).kind).toBe('unknown');
    for (const goal of [{ kind: 'win' }, { kind: 'count', cards: 50 }] as const) {
      expect(goalStanding(rules, goal, position).kind).not.toBe('unknown');
    }
    expect(goalStanding(rules, { kind: 'count', cards: 50 }, position, 0, 2).kind).toBe('unknown');
  });
});
