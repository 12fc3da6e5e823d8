import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { cardOfMove, isHomeMove, type Move, play, refusal } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { hint } from '../../src/solver/hint.ts';
import { outlook } from '../../src/solver/outlook.ts';
import { homeSooner } from '../../src/solver/pruned-line.ts';

/** Plays a line; null where a move of it is not legal. */
function endOf(rules: Rules, start: Position, line: readonly Move[]): Position | null {
  let position = start;
  for (const move of line) {
    if (refusal(rules, position, move) !== null) return null;
    position = play(rules, position, move);
  }
  return position;
}

test.each(PRESETS)('$id: a line whose cards go home sooner ends where it ended', ({ rules }) => {
  for (const seed of ['ash', 'oak', 'elm']) {
    const { start } = newGame(rules, seed);
    const { line } = outlook(rules, start, null, 3_000);
    const sooner = homeSooner(rules, start, line);
    const [before, after] = [endOf(rules, start, line), endOf(rules, start, sooner)];
    expect(after).not.toBeNull();
    expect({ ...after, moved: [] }).toEqual({ ...before, moved: [] });
    // No move of it can be left out for the one home that comes later.
    for (const [ply, move] of sooner.entries()) {
      if (isHomeMove(move)) continue;
      const later = sooner.findIndex(
        (other, at) => at > ply && isHomeMove(other) && cardOfMove(other) === cardOfMove(move),
      );
      if (later < 0) continue;
      const other = [
        ...sooner.slice(0, ply),
        sooner[later]!,
        ...sooner.slice(ply + 1).toSpliced(later - ply - 1, 1),
      ];
      expect(endOf(rules, start, other)).toBeNull();
    }
  }
});

test('a hint sends an ace home that the search would have laid on a two first', () => {
  const { rules } = presetOf('bristol')!;
  const { start } = newGame(rules, '85t7jm5w');
  expect(outlook(rules, start, null, 300_000).line[0]).not.toMatchObject({ to: { at: 'foundation' } });
  expect(hint(rules, start, null).move).toEqual({ kind: 'play', card: 0, to: { at: 'foundation', pile: 0 } });
});
