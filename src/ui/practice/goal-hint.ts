import type { Move } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { planOf } from '../../explain/plan.ts';
import type { Hint } from '../../solver/hint.ts';
import { UNSEARCHED } from '../hint/line-hint.ts';
import { endOfLine, withoutRedeal } from './trainer-puzzle.ts';

/** A line that is proved to reach the goal, as a hint. */
export function goalHint(rules: Rules, position: Position, line: readonly Move[]): Hint {
  return {
    ...UNSEARCHED,
    move: line[0] ?? null,
    line,
    plan: planOf(rules, position, withoutRedeal(line)),
    home: home(endOfLine(rules, position, line)),
    ending: 'over',
    proved: true,
  };
}
