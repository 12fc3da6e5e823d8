/*
 * Only moves: the points of a line where one play alone keeps what the deal can give.
 *
 * An example: clubs and hearts are home to the jack, diamonds to the king, spades to the eight.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * All 52 cards can come home. JS-QS and TS-JS are open, and TS-JS buries 9S for good: JS-QS is an only move. After it
 * cards go home one after the other, and no other point of the line counts.
 */

import { isHomeMove, legalPlays, type Move, play, playsAlone } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { searchTable } from '../deal-search.ts';
import { homeAt, lay } from '../deal-table.ts';

/** Positions looked at after one play. */
const LIMIT = 200_000;

/**
 * How many points of a line have at least two plays of which only one keeps `target` cards, 0–52, within reach of this
 * deal. A point from which a card can go home does not count: that costs nothing, and asks for no choice. Null where a
 * search did not end. For same-suit games only, which is not checked; mercis are left out.
 */
export function countOnlyMoves(
  rules: Rules,
  start: Position,
  line: readonly Move[],
  target: number,
): number | null {
  const alone = playsAlone(rules, start);
  let count = 0;
  let position = start;
  for (const move of line) {
    const plays = legalPlays(alone, position);
    const isChoice = plays.length > 1 && !plays.some(isHomeMove);
    if (isChoice) {
      let kept = 0;
      for (const one of plays) {
        const keeps = keepsTarget(alone, play(alone, position, one), target);
        if (keeps === null) return null;
        if (keeps && ++kept > 1) break;
      }
      if (kept === 1) count++;
    }
    position = play(alone, position, move);
  }
  return count;
}

/** Whether so many cards can come home by plays alone; null where the search did not end. */
function keepsTarget(rules: Rules, position: Position, target: number): boolean | null {
  const { ends, proved } = searchTable(
    lay(rules, position),
    'all',
    LIMIT,
    (bound, found) =>
      homeAt(bound) < target || found.some(({ foundations }) => homeAt(foundations) >= target),
  );
  if (ends.some(({ foundations }) => homeAt(foundations) >= target)) return true;
  return proved ? false : null;
}
