import { advance, type Game } from '../../core/game.ts';
import type { Move } from '../../core/moves.ts';
import { home, isWon, type Position } from '../../core/position.ts';
import { planOf } from '../../explain/plan.ts';
import type { Hint } from '../../solver/hint.ts';

/** What is known of a hint that no search has made. */
export const UNSEARCHED = {
  reason: null,
  chance: null,
  most: false,
  keepsMerci: false,
  heldBack: [],
  nodes: 0,
  worse: null,
} as const;

/** The hint that a line of a game's moves gives at a position; null off the line and at its end. Throws where it is not legal. */
export function lineHint(game: Game, moves: readonly Move[], current: Position): Hint | null {
  const { rules } = game;
  const text = written(current);
  let position = game.start;
  let from = -1;
  for (const [ply, move] of moves.entries()) {
    if (written(position) === text) from = ply;
    position = advance(game, position, move);
  }
  const line = from < 0 ? [] : moves.slice(from);
  const [move] = line;
  if (move === undefined) return null;
  const redeal = line.findIndex(({ kind }) => kind === 'redeal');
  return {
    ...UNSEARCHED,
    move,
    line,
    plan: planOf(rules, current, redeal < 0 ? line : line.slice(0, redeal)),
    ending: isWon(rules, position) ? 'won' : 'over',
    home: home(position),
    proved: false,
  };
}

/** A position as a text, its fields in one order. */
function written({ fans, foundations, cells, stock, wastes, deal, merciUsed, moved }: Position): string {
  return JSON.stringify([fans, foundations, cells, stock, wastes, deal, merciUsed, moved]);
}
