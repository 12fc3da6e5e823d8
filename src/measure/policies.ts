import { type Engine, integer } from 'random-js';
import type { Rules } from '../core/rules.ts';
import { ALL_HOME, covers, type MaximalOutcome, searchTable } from '../solver/deal-search.ts';
import {
  build,
  buildable,
  type DealTable,
  fansOf,
  layFans,
  SUIT_COUNT,
  sendHome,
  takeBack,
} from '../solver/deal-table.ts';
import { makeFreeMoves } from '../solver/free-moves.ts';
import { winsWithMerci } from '../solver/merci-search.ts';
import { bestEnd, bestStop, type StopValues, searchEnds } from '../solver/stops.ts';

/** The ways of playing a same-suit game that are measured, from the worst to the best. */
export const POLICIES = ['random', 'random-free', 'most-home', 'no-holding-back', 'perfect'] as const;
/** See {@link POLICIES}; each is documented at {@link playDeal}. */
export type Policy = (typeof POLICIES)[number];

/** What is known of the deal that is played. */
export interface PolicyView {
  readonly rules: Rules;
  readonly table: DealTable;
  /** What stops are worth; null in the last deal, and where no way of playing asks. */
  readonly worths: StopValues | null;
  readonly last: boolean;
  readonly engine: Engine;
}

/**
 * Plays a deal, and gives the foundations that it ends with.
 *
 * `random` makes any legal play, each as likely as another, until none is left; in the last deal it then draws a
 * random buried card if it has a merci. `random-free` sends cards home and makes free builds first. `most-home` takes
 * the outcome with the most cards home, `no-holding-back` the maximal outcome and `perfect` the stop that is worth
 * most; in the last deal these three win if the deal can be won, by a merci if they have one.
 */
export function playDeal(way: Policy, moment: PolicyView): readonly number[] {
  if (way === 'random' || way === 'random-free') return playAtRandom(moment, way === 'random-free');
  const { rules, table, worths, last } = moment;
  if (way === 'perfect' && worths !== null)
    return bestStop(table, searchEnds(table, worths).ends, worths).foundations;
  const { ends } = searchTable(table, 'all');
  if (way === 'no-holding-back' && worths !== null) return bestEnd(ends, worths).foundations;
  const most = ends.reduce((best, end) => (homeOf(end) > homeOf(best) ? end : best)).foundations;
  const merci = last && rules.merci > 0 && !covers(most, ALL_HOME);
  return merci && winsWithMerci(rules, table) ? ALL_HOME : most;
}

function homeOf({ foundations }: MaximalOutcome): number {
  return foundations.reduce((sum, height) => sum + height, 0);
}

function playAtRandom(
  { rules, table: dealt, last, engine }: PolicyView,
  freeFirst: boolean,
): readonly number[] {
  let table = dealt;
  for (let mercis = last ? rules.merci : 0; ; mercis--) {
    playOut(table, engine, freeFirst);
    const drawn = mercis > 0 && !covers(table.home, ALL_HOME) ? withDraw(table, engine) : null;
    if (drawn === null) return [...table.home];
    table = drawn;
  }
}

function playOut(table: DealTable, engine: Engine, freeFirst: boolean): void {
  const moves: number[] = [];
  for (;;) {
    if (freeFirst) makeFreeMoves(table);
    moves.length = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const mark = table.moveCount;
      if (!sendHome(table, suit)) continue;
      takeBack(table, mark);
      moves.push(-1 - suit);
    }
    for (let fan = 0; fan < table.fanCount; fan++) {
      const card = buildable(table, fan, 0);
      if (card >= 0) moves.push(card);
    }
    if (moves.length === 0) return;
    const move = moves[integer(0, moves.length - 1)(engine)]!;
    if (move < 0) sendHome(table, -1 - move);
    else build(table, move);
  }
}

/** The table with a random buried card drawn to the top of its fan; null when none is buried. */
function withDraw(table: DealTable, engine: Engine): DealTable | null {
  const fans = fansOf(table);
  const buried = fans.flatMap((cards) => cards.slice(0, -1));
  if (buried.length === 0) return null;
  const card = buried[integer(0, buried.length - 1)(engine)]!;
  const drawn = fans.map((cards) =>
    cards.includes(card) ? [...cards.filter((other) => other !== card), card] : cards,
  );
  return layFans(table.kingsFill, drawn, table.home);
}
