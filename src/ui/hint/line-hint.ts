import { advance, type Game } from '../../core/game.ts';
import type { Move } from '../../core/moves.ts';
import { home, isWon, type Position } from '../../core/position.ts';
import { planOf } from '../../explain/plan.ts';
import type { Hint } from '../../solver/hint.ts';

/** The hint that a line of a game's moves gives at a position; null off the line and at its end. Throws where it is not legal. */
export function lineHint({ rules, ...game }: Game, moves: readonly Move[], current: Position): Hint | null {
  let position = game.start;
  let from = -1;
  for (const [ply, move] of moves.entries()) {
    if (isSame(position, current)) from = ply;
    position = advance({ rules, ...game }, position, move);
  }
  const line = moves.slice(from);
  const [move] = line;
  if (from < 0 || move === undefined) return null;
  const redeal = line.findIndex(({ kind }) => kind === 'redeal');
  return {
    move,
    line,
    plan: planOf(rules, current, redeal < 0 ? line : line.slice(0, redeal)),
    ending: isWon(rules, position) ? 'won' : 'over',
    home: home(position),
    chance: null,
    proved: false,
    most: false,
    keepsMerci: false,
    heldBack: [],
    nodes: 0,
    worse: null,
    reason: null,
  };
}

function isSame(one: Position, other: Position): boolean {
  return JSON.stringify(written(one)) === JSON.stringify(written(other));
}

/** Its fields in one order. */
function written({ fans, foundations, cells, stock, wastes, deal, merciUsed, moved }: Position): unknown {
  return [fans, foundations, cells, stock, wastes, deal, merciUsed, moved];
}
