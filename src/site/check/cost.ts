import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { positionValue, worthOfMove } from '../figures/chances.ts';
import { canWin, mostHome } from '../figures/facts.ts';

/**
 * What a move costs: nothing; cards that could have come home in this deal, or chance to win the game; or the game,
 * which could be won before it and cannot any more.
 */
export type Cost = 'nothing' | 'something' | 'game';

/** A position and the move that leads to another; or the last of several moves of one deal, taken together. */
interface Made {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

/**
 * Works out what a move costs, or null where the searches do not settle it. A redeal is judged before any card of it
 * is seen. Chances from measured tables differ only where their intervals lie apart.
 */
export function costOf(rules: Rules, { before, move, after }: Made): Cost | null {
  const redealt = move.kind === 'redeal';
  const wins = redealt ? false : canWin(rules, after);
  if (wins === true) return 'nothing';
  const had = positionValue(rules, before);
  const kept = worthOfMove(rules, before, move, after);
  if (had !== null && had.chance > 0 && kept?.proved && kept.chance === 0) return 'game';
  if (wins === false && canWin(rules, before) === true) return 'something';
  if (had !== null && kept !== null && had.low > kept.high) return 'something';
  if (redealt) return had === null || kept === null ? null : 'nothing';
  const [most, rest] = [mostHome(rules, before), mostHome(rules, after)];
  if (most === null || rest === null) return null;
  return rest < most ? 'something' : 'nothing';
}
