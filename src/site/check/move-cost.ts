import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { canWin, mostHome } from './proven-facts.ts';
import { chanceAfterMove, chanceAt } from './win-chance.ts';

/**
 * What a move costs: nothing; cards that could have come home in this deal, or chance to win the game; or the game,
 * which could be won before it and cannot any more.
 */
export type MoveCost = 'nothing' | 'something' | 'game';

/** A position and the move that leads to another; or the last of several moves of one deal, taken together. */
interface PlayedMove {
  readonly before: Position;
  readonly move: Move;
  readonly after: Position;
}

/**
 * Works out what a move costs, or null where the searches do not settle it. A redeal is judged before any card of it
 * is seen. Chances from measured tables differ only where their intervals lie apart.
 */
export function moveCost(rules: Rules, { before, move, after }: PlayedMove): MoveCost | null {
  const isRedeal = move.kind === 'redeal';
  const wins = isRedeal ? false : canWin(rules, after);
  if (wins === true) return 'nothing';
  const chanceBefore = chanceAt(rules, before);
  const chanceAfter = chanceAfterMove(rules, before, move, after);
  const couldWin = chanceBefore !== null && chanceBefore.chance > 0;
  if (couldWin && chanceAfter?.proved && chanceAfter.chance === 0) return 'game';
  if (wins === false && canWin(rules, before) === true) return 'something';
  const settled = chanceBefore !== null && chanceAfter !== null;
  if (settled && chanceBefore.low > chanceAfter.high) return 'something';
  if (isRedeal) return settled ? 'nothing' : null;
  const [mostBefore, mostAfter] = [mostHome(rules, before), mostHome(rules, after)];
  if (mostBefore === null || mostAfter === null) return null;
  return mostAfter < mostBefore ? 'something' : 'nothing';
}
