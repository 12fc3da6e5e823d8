import { rankOf, suitOf } from '../../core/card.ts';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { isFreeBuild } from '../safe.ts';

/**
 * How little a greedy player likes a move, and so how little it tempts: 0 for a card sent home, 1 for a build that a theorem
 * calls free and for drawing a card that can go home next, then more for each card that is buried; a redeal least of all.
 */
export function dislike(rules: Rules, position: Position, move: Move): number {
  if (move.kind === 'play' && move.to.at === 'foundation') return 0;
  if (move.kind === 'redeal') return Number.POSITIVE_INFINITY;
  if ((move.kind !== 'play' && move.kind !== 'merci') || move.to.at !== 'fan') return 2;
  const fan = position.fans[move.to.fan] ?? [];
  if (move.kind === 'merci') {
    const next = position.foundations[suitOf(move.card)]?.length === rankOf(move.card);
    return next ? 1 : 2 + fan.length;
  }
  if (isFreeBuild(rules, position, move)) return 1;
  return 1 + fan.length;
}
