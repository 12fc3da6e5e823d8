import type { Move } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { planOf } from '../../explain/plan.ts';
import type { Hint } from '../../solver/hint.ts';
import { endOfLine, withoutRedeal } from './trainer-puzzle.ts';

/** A line that is proved to reach the goal, as a hint. */
export function goalHint(rules: Rules, position: Position, line: readonly Move[]): Hint {
  const [move = null] = line;
  return {
    move,
    line,
    plan: planOf(rules, position, withoutRedeal(line)),
    reason: move === null ? null : reasonOf(position, line),
    home: home(endOfLine(rules, position, line)),
    ending: 'over',
    chance: null,
    proved: true,
    most: false,
    keepsMerci: false,
    heldBack: [],
    nodes: 0,
    worse: null,
  };
}

/** The card that the first move of a line uncovers, and what the line does with it. */
function reasonOf(position: Position, [move, ...rest]: readonly Move[]): Hint['reason'] {
  if (move === undefined || !('card' in move) || move.kind === 'merci') return null;
  const card = position.fans.find((fan) => fan.at(-1) === move.card)?.at(-2);
  if (card === undefined) return null;
  const then = rest.find((next) => 'card' in next && next.card === card) ?? null;
  return { why: 'uncovers', card, then };
}
