import { expect, test } from 'vitest';
import { readTable } from '../../src/cli/measured.ts';
import type { Position } from '../../src/core/position.ts';
import { redealGoal } from '../../src/mine/redeals.ts';
import { chanceOf } from '../../src/solver/odds.ts';
import { judgeMove } from '../../src/solver/verdict.ts';
import { maximalOutcomes, outcomeOf, reachable } from '../core/enumerate.ts';
import { at, moveOf, rulesWith } from '../core/notation.ts';
import { chance, redealtPosition } from '../solver/positions.ts';

const rules = rulesWith();
const odds = readTable(rules)!;

/** The stops that a redeal is worth most at, as the goal wants them, by plain enumeration; null where it is not clear. */
function byEnumeration(position: Position): string[] | null {
  const stops = new Set([...reachable(rules, position).values()].map(outcomeOf));
  const ends = maximalOutcomes(rules, position);
  if (ends.includes('13-13-13-13')) return null;
  const rows = [...stops].map((stop) => {
    const worth = chanceOf(odds, stop.split('-').map(Number), rules.redeals - position.deal)!;
    return { stop, ...worth };
  });
  const best = rows.reduce((one, other) => (other.chance > one.chance ? other : one));
  const wanted = rows.filter(({ high }) => high >= best.low);
  const others = rows.filter((row) => !wanted.includes(row));
  if (others.some((row) => row.chance > best.chance - 0.03)) return null;
  return wanted.some(({ stop }) => ends.includes(stop)) ? null : wanted.map(({ stop }) => stop).sort();
}

test('the stops that a redeal is worth most at are those of plain enumeration, where the answer is clear', () => {
  const random = chance(21);
  let clear = 0;
  for (let n = 0; n < 400; n++) {
    const position = redealtPosition(rules, random, 6, 14);
    const goal = redealGoal(rules, odds, position);
    const stops = goal?.kind === 'redeal' ? goal.from.map((heights) => heights.join('-')).sort() : null;
    expect(stops).toEqual(byEnumeration(position));
    if (stops !== null) clear++;
  }
  expect(clear).toBeGreaterThan(10);
});

test('a king held back keeps the goal, and played home or left with cards under it loses it', () => {
  const position = at(
    rules,
    'Foundations: C-Q D-K H-7 S-7 | Deal: 2 | JS TS 9S | JH QH | 8S | 9H KH KS QS | KC | 8H TH',
  );
  const goal = redealGoal(rules, odds, position)!;
  expect(goal).toEqual({ kind: 'redeal', deal: 3, from: [[12, 13, 7, 12]] });
  const kind = (move: string): string => judgeMove(rules, goal, position, moveOf(rules, position, move)).kind;
  expect([kind('8S'), kind('8S-9S'), kind('KC'), kind('redeal')]).toEqual(['open', 'open', 'lost', 'lost']);
});
