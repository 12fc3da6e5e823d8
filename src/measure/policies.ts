/*
 * Policies: the ways of playing a same-suit game that are compared by playing. In a deal where perfect search finds the
 * maximal outcomes 13-5-2-9 (29 cards home, chance after the redeal 31 %) and 4-5-12-7 (28 cards, 34 %), and where keeping
 * one more card back from the second is worth 35 %:
 *
 *     most-home         takes the first, with its 29 cards
 *     no-holding-back   takes the second, the best outcome from which no card more can come home
 *     perfect           takes the second with the card kept back
 *     random-free       sends cards home and makes builds that are proved free, and chooses among the rest at random
 *     random            makes any legal play
 */

import { type Engine, integer } from 'random-js';
import type { Card } from '../core/card.ts';
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
import { cardsHome, type FoundationHeights } from './heights.ts';

/** The policies that are measured, from the worst to the best. */
export const POLICIES = ['random', 'random-free', 'most-home', 'no-holding-back', 'perfect'] as const;
/** See {@link POLICIES}; each is documented at {@link playDeal}. */
export type Policy = (typeof POLICIES)[number];

/** A deal to be played, and what a policy may look at. */
export interface PolicyView {
  readonly rules: Rules;
  readonly table: DealTable;
  /** The chances to win after the redeal; null in the last deal, and where no policy asks for them. */
  readonly worths: StopValues | null;
  /** Whether no redeal is left. */
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
export function playDeal(policy: Policy, view: PolicyView): FoundationHeights {
  if (policy === 'random' || policy === 'random-free') return playAtRandom(view, policy === 'random-free');
  const { rules, table, worths, last } = view;
  if (policy === 'perfect' && worths !== null)
    return bestStop(table, searchEnds(table, worths).ends, worths).foundations;
  const { ends } = searchTable(table, 'all');
  if (policy === 'no-holding-back' && worths !== null) return bestEnd(ends, worths).foundations;
  const most = outcomeWithMostHome(ends).foundations;
  const merci = last && rules.merci > 0 && !covers(most, ALL_HOME);
  return merci && winsWithMerci(rules, table) ? ALL_HOME : most;
}

/** The outcome with the most cards home. */
export function outcomeWithMostHome(outcomes: readonly MaximalOutcome[]): MaximalOutcome {
  return outcomes.reduce((best, one) =>
    cardsHome(one.foundations) > cardsHome(best.foundations) ? one : best,
  );
}

function playAtRandom(
  { rules, table: dealt, last, engine }: PolicyView,
  freeFirst: boolean,
): FoundationHeights {
  let table = dealt;
  for (let mercis = last ? rules.merci : 0; ; mercis--) {
    playOut(table, engine, freeFirst);
    const drawn = mercis > 0 && !covers(table.home, ALL_HOME) ? withDraw(table, engine) : null;
    if (drawn === null) return [...table.home];
    table = drawn;
  }
}

/** Plays at random until no play is left. Foundation plays are written as -1 − suit among the cards to build. */
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
  return layFans(table.kingsFill, withDrawn(fans, card), table.home);
}

/** Fans with a buried card drawn to the top of its own fan. */
export function withDrawn(fans: readonly Card[][], card: Card): Card[][] {
  return fans.map((fan) => (fan.includes(card) ? [...fan.filter((other) => other !== card), card] : fan));
}
