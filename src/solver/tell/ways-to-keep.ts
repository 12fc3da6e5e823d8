import { legalMercis, legalPlays, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';

/**
 * How many of the legal plays and mercis keep the most cards that can come home, as `mostHome` finds it; null where that is
 * not known.
 */
export function waysToKeep(
  rules: Rules,
  position: Position,
  mostHome: (rules: Rules, position: Position) => number | null,
): number | null {
  const most = mostHome(rules, position);
  const open = [...legalPlays(rules, position), ...legalMercis(rules, position)];
  const after = open.map((move) => mostHome(rules, play(rules, position, move)));
  return most === null || after.includes(null) ? null : after.filter((cards) => cards === most).length;
}
