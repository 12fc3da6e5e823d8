import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { play } from '../../../src/core/moves.ts';
import { home, type Position } from '../../../src/core/position.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { isSameSuitDeal } from '../../../src/solver/deal-search.ts';
import { type Hint, hint } from '../../../src/solver/hint.ts';
import { outlook } from '../../../src/solver/outlook.ts';
import { followedHint } from '../../../src/ui/hint/line-hint.ts';
import { triesOf } from '../../sizes.ts';

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

/** What a hint would be from a search that looks at so few positions that it hardly ever ends. */
function hastyHint(game: Rules, position: Position): Hint {
  const seen = outlook(game, position, null, 300);
  return { ...seen, move: seen.line[0] ?? null, reason: null, plan: [], worse: null };
}

test.each(PRESETS.filter(({ rules: game }) => !isSameSuitDeal(game)).map(({ id }) => id))(
  'whoever plays what hints say in %s never comes to the same position twice, however little is searched',
  { tags: 'sized' },
  (id) => {
    const { rules: game } = presetOf(id)!;
    for (const seed of ['ash', 'elm'].slice(0, triesOf('FOLLOWED', 1, 2))) {
      let position = newGame(game, seed).start;
      let [from, last] = [position, hastyHint(game, position)];
      const seen = new Set<string>();
      for (let next: Hint = last; next.move !== null; ) {
        expect(seen.has(JSON.stringify(position)), `${seed}, after ${seen.size} moves`).toBe(false);
        seen.add(JSON.stringify(position));
        position = play(game, position, next.move);
        const followed = followedHint(game, from, last, position);
        if (followed === null) [from, last] = [position, hastyHint(game, position)];
        next = followed ?? last;
      }
      expect(seen.size).toBeGreaterThan(0);
    }
  },
);

test('a line is followed only from where it was given, and not where each search is exact', () => {
  const first = hint(rules, start, null);
  expect(followedHint(rules, start, first, start)).toBeNull();
  const { rules: exact } = presetOf('no-redeal')!;
  const game = newGame(exact, 'rose');
  const searched = hint(exact, game.start, null);
  expect(followedHint(exact, game.start, searched, play(exact, game.start, searched.move!))).toBeNull();
});

test('a line that may not be the best is followed until a card has come home', () => {
  const first: Hint = { ...hint(rules, start, null), ending: 'over', most: false };
  let position: Position = start;
  for (const move of first.line) {
    position = play(rules, position, move);
    const followed = followedHint(rules, start, first, position);
    if (home(position) > home(start)) expect(followed).toBeNull();
    else expect(followed?.move).toBeDefined();
  }
});
