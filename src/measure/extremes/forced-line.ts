/*
 * Forced lines: how long the way to a win is that leaves no choice. There are two ways to count.
 *
 * `forcedLine` makes the only legal move that keeps the win again and again, until two moves keep it. Two moves often keep it
 * for no better reason than that one is free, and can be made before the other or after it. So `narrowPath` makes all free
 * moves first (solver/free-moves.ts), and counts the points where of two builds or more that are left one alone keeps the win.
 *
 * An example: clubs and hearts are home to the jack, diamonds to the king, spades to the eight.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * JS-QS wins and TS-JS does not. So the forced line has this one move and one wrong move beside it: 9S and TS-JS both keep the
 * win then. The narrow path has one point, with one wrong build; free moves do the rest.
 */

import type { Card } from '../../core/card.ts';
import { legalPlays, type Move, play } from '../../core/moves.ts';
import { isWon, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { ALL_HOME, covers, searchTable } from '../../solver/deal-search.ts';
import { build, buildable, type DealTable, fansOf, lay, layFans } from '../../solver/deal-table.ts';
import { makeFreeMoves } from '../../solver/free-moves.ts';

/** A forced line: its moves, and how many moves beside them give the win away. */
export interface ForcedLine {
  readonly moves: readonly Move[];
  readonly wrong: number;
}

/** The forced line of a deal of a same-suit game that can be won. */
export function forcedLine(rules: Rules, start: Position): ForcedLine {
  const moves: Move[] = [];
  let wrong = 0;
  let position = start;
  while (!isWon(rules, position)) {
    const plays = legalPlays(rules, position);
    const winning: Move[] = [];
    for (const move of plays) {
      if (canWin(lay(rules, play(rules, position, move)))) winning.push(move);
      if (winning.length > 1) return { moves, wrong };
    }
    const [only] = winning;
    if (only === undefined) throw new Error('a deal that can be won has a move that keeps the win');
    moves.push(only);
    wrong += plays.length - 1;
    position = play(rules, position, only);
  }
  return { moves, wrong };
}

/** A narrow path: the builds that alone keep the win, one after the other, and how many builds beside them give it away. */
export interface NarrowPath {
  readonly builds: readonly Card[];
  readonly wrong: number;
}

/** The narrow path of a deal that can be won and whose emptied fans stay closed; it stops where two builds keep the win. */
export function narrowPath(start: DealTable): NarrowPath {
  const builds: Card[] = [];
  let wrong = 0;
  for (let table = start; ; ) {
    makeFreeMoves(table);
    if (covers(table.home, ALL_HOME)) return { builds, wrong };
    const open: Card[] = [];
    for (let fan = 0; fan < table.fanCount; fan++) {
      const card = buildable(table, fan, 1);
      if (card >= 0) open.push(card);
    }
    const winning: Card[] = [];
    for (const card of open) {
      if (canWin(afterBuild(table, card))) winning.push(card);
      if (winning.length > 1) return { builds, wrong };
    }
    const [only] = winning;
    if (only === undefined) throw new Error('a deal that can be won has a build that keeps the win');
    // Without another build there is no choice.
    if (open.length > 1) builds.push(only);
    wrong += open.length - 1;
    table = afterBuild(table, only);
  }
}

/** The table after a build, as a deal of its own: nothing to take back. */
function afterBuild(table: DealTable, card: Card): DealTable {
  const next = layFans(table.kingsFill, fansOf(table), table.home);
  build(next, card);
  return layFans(next.kingsFill, fansOf(next), next.home);
}

/** Whether a deal can be won by plays alone; throws where the search does not end. */
function canWin(table: DealTable): boolean {
  const { ends, proved } = searchTable(table, 'win');
  if (!proved) throw new Error('a search did not end');
  return ends.some(({ foundations }) => covers(foundations, ALL_HOME));
}
