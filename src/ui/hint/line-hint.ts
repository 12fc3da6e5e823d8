import { advance, type Game } from '../../core/game.ts';
import { type Move, play } from '../../core/moves.ts';
import { home, isWon, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { planOf } from '../../explain/plan.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import type { Hint } from '../../solver/hint.ts';

/** What is known of a hint that no search has made. */
export const UNSEARCHED = {
  reason: null,
  chance: null,
  most: false,
  keepsMerci: false,
  heldBack: [],
  oneOver: false,
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

/**
 * The rest of a hint that was given at an earlier position of the same deal, once its moves were played; null off its line
 * and at its end. Where a search may stop early the next one may go back to where the last one came from, to and fro for
 * ever. So there a line that wins, or brings home all that can come home, is followed to its end, and any other until it has
 * brought a card home: no search is then made twice with as many cards at home.
 */
export function followedHint(rules: Rules, from: Position, hint: Hint, current: Position): Hint | null {
  if (isSameSuitDeal(rules)) return null;
  const isBest = hint.ending === 'won' || hint.most;
  if (!isBest && home(current) > home(from)) return null;
  const text = written(current);
  let position = from;
  for (const [ply, move] of hint.line.entries()) {
    position = play(rules, position, move);
    if (written(position) !== text) continue;
    const line = hint.line.slice(ply + 1);
    const [next] = line;
    return next === undefined
      ? null
      : { ...hint, move: next, reason: null, line, plan: planOf(rules, current, line) };
  }
  return null;
}

/** A position as a text, its fields in one order. */
function written({ fans, foundations, cells, stock, wastes, deal, merciUsed, moved }: Position): string {
  return JSON.stringify([fans, foundations, cells, stock, wastes, deal, merciUsed, moved]);
}
