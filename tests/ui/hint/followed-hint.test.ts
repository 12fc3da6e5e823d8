import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { play } from '../../../src/core/moves.ts';
import { home, type Position } from '../../../src/core/position.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { hint } from '../../../src/solver/hint.ts';
import { followedHint } from '../../../src/ui/hint/line-hint.ts';

const { rules } = presetOf('free-fan')!;
const { start } = newGame(rules, 'willow');

test('whoever plays what hints say comes to the end of the line that the first one has, and never to and fro', () => {
  const first = hint(rules, start, null);
  expect(first.ending === 'won' || first.most).toBe(true);
  const seen = new Set([JSON.stringify(start)]);
  let position: Position = play(rules, start, first.move!);
  for (
    let next = followedHint(rules, start, first, position);
    next !== null;
    next = followedHint(rules, start, first, position)
  ) {
    expect(seen.has(JSON.stringify(position))).toBe(false);
    seen.add(JSON.stringify(position));
    expect(next.line[0]).toEqual(next.move);
    expect(next.plan.flat()[0]).toEqual(next.move);
    position = play(rules, position, next.move!);
  }
  expect(home(position)).toBe(first.home);
  expect(seen.size).toBe(first.line.length);
});

test('a line is followed only from where it was given, and not where each search is exact', () => {
  const first = hint(rules, start, null);
  expect(followedHint(rules, start, first, start)).toBeNull();
  const { rules: exact } = presetOf('no-redeal')!;
  const game = newGame(exact, 'rose');
  const searched = hint(exact, game.start, null);
  expect(followedHint(exact, game.start, searched, play(exact, game.start, searched.move!))).toBeNull();
  expect(
    followedHint(rules, start, { ...first, ending: 'over', most: false }, play(rules, start, first.move!)),
  ).toBeNull();
});
