/*
 * The exact search of one deal of the same-suit games: one pack, built down in suit, no cells, and emptied fans that
 * stay closed or are filled by kings.
 *
 * There a card has one place in the tableau: on the next higher card of its suit, or for a king an emptied fan (all
 * of them alike). Once there, it can only leave for its foundation: the card under it is of its suit and the
 * next to go home, so the two go together. Every card is therefore in its dealt place, built, or home, and the SET of
 * built cards with the heights of the foundations is the whole position: 64 bits, which are the key of the
 * transposition table, so that each position is looked at once.
 *
 * Four kinds of move are made at once, because no outcome that was reachable is lost by them:
 *
 * 1. A foundation play. The only card that could have been built on it is home already.
 * 2. A build on a card t that cannot move in the tableau any more. Let c be the card built. In any line played
 *    without this build, t leaves only for its foundation, after c has. Play the same line with c on t: whatever
 *    was built on c can be built on it there, t was of no other use, the cards under t have to wait for t (and so
 *    for c) anyway, and the cards that c lay on, or the fan that it empties, are free earlier. So the line still
 *    works. t cannot move when it has been built, when it is a king (at the bottom of its fan, if kings fill), when
 *    the next higher card lies under it in its own fan (a run, or a card waiting for itself), or when that card can
 *    never be uncovered at all (see `relax`).
 * 3. Where emptied fans stay closed, a build on a card alone in its fan. It may be able to move, but that would
 *    uncover nothing.
 * 4. Where kings fill, a king to an emptied fan while there is one for every king that could still want one.
 *
 * The other way round, where emptied fans stay closed, moving a card that is alone in its fan uncovers nothing and
 * may bury something: it is never tried.
 *
 * What is left are the moves that really cost. Before trying them, `relax` works out what could come home if builds
 * buried nothing. That is an upper bound of the outcome, and a branch whose bound is no better than an outcome
 * already found is cut. Nothing else is: the answer is exhaustive, hence "proved".
 *
 * An example: clubs and hearts are home to the jack, diamonds to the king, spades to the eight, and these fans are
 * left.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * No card can go home. Two builds are open, JS on QS and TS on JS, and neither is free: QS and JS could both move, on
 * KS and on QS. The bound is 52, so both are tried. After JS-QS the free moves alone bring all cards home: 9S TS
 * QC JS QS KC QH KS KH. The search ends there, having looked at 2 positions. TS-JS would have buried the 9S for good:
 * no more than 46 cards come home after it.
 */

import type { Card } from '../core/card.ts';
import { type Move, merciRefusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { hasOnePlace, type Rules } from '../core/rules.ts';
import {
  build,
  buildable,
  type DealTable,
  halfKey,
  homeAt,
  lay,
  movesOf,
  RANK_COUNT,
  SUIT_COUNT,
  takeBack,
} from './deal-table.ts';
import { makeFreeMoves } from './free-moves.ts';
import { createKeySet } from './key-set.ts';
import { relax } from './relax.ts';

/** A set of foundation heights that a deal can be brought to, and a line of moves that does it. */
export interface Outcome {
  /** Cards on each foundation, in the order of the suits, 0–13 each. */
  readonly foundations: readonly number[];
  /** Their sum, 0–52. */
  readonly home: number;
  /** Legal moves from the position asked about to the outcome. */
  readonly line: readonly Move[];
}

/**
 * What is asked of a search: whether the deal can be won, or every maximal outcome, or whether play can stop with
 * exactly these foundation heights, `[2, 0, 13, 1]` in the order of the suits. The last holds back all higher cards of
 * each suit.
 */
export type Aim = 'win' | 'all' | readonly number[];

/** The answer for one deal: this deal only, no redeal and no merci. */
export interface DealAnswer {
  /** The maximal outcomes found, most cards home first: none is at most another one on every foundation. */
  readonly outcomes: readonly Outcome[];
  /** The first of the outcomes. */
  readonly best: Outcome;
  /** True when nothing better exists, because the search ran to its end or what was asked for is reached. */
  readonly proved: boolean;
  /** Positions searched. */
  readonly nodes: number;
}

/**
 * Whether {@link searchDeal} is exact for some rules: one pack built down in suit, so that a card has one place in the
 * tableau; no cells, no stock, no cap; and emptied fans that stay closed or take kings.
 */
export function isSameSuitDeal(rules: Rules): boolean {
  return (
    hasOnePlace(rules) &&
    !(rules.singleMove && rules.merci > 0) &&
    (rules.emptyFan === 'closed' || rules.emptyFan === 'kings') &&
    rules.cells === 0 &&
    rules.wastes === 0 &&
    rules.stock === 0 &&
    rules.cap === null &&
    rules.foundations === 'up' &&
    rules.foundationSuit === 'same-suit'
  );
}

/** Whether {@link searchDeal} is exact for a position: by its rules, and because no draw can be taken in its deal. */
export function isExactDeal(rules: Rules, position: Position): boolean {
  return isSameSuitDeal(rules) && merciRefusal(rules, position) !== null;
}

/**
 * Searches a deal of a same-suit game ({@link isSameSuitDeal}, it throws for others) to its end, or until `limit`
 * positions have been looked at: then `proved` is false. Redeals and mercis are left out. It throws for heights to stop at
 * that are below those of the position.
 */
export function searchDeal(
  rules: Rules,
  position: Position,
  aim: Aim = 'all',
  limit = 5_000_000,
): DealAnswer {
  if (!isSameSuitDeal(rules)) throw new Error('the deal search is for same-suit games');
  if (typeof aim === 'object' && position.foundations.some((pile, suit) => pile.length > aim[suit]!))
    throw new Error('a foundation is higher than the search is to leave it');
  const { ends, proved, nodes } = searchTable(lay(rules, position), aim, limit);
  const outcomes = ends
    .map(({ foundations, moveBytes }): Outcome => {
      return { foundations, home: homeAt(foundations), line: movesOf(moveBytes, position) };
    })
    .toSorted((a, b) => b.home - a.home);
  const [best] = outcomes;
  if (best === undefined) throw new Error('a search always finds the position it starts from');
  return { outcomes, best, proved, nodes };
}

/** An end of play on a table that no other one covers, as {@link Outcome}, in the form in which the search keeps it. */
export interface MaximalOutcome {
  /** Cards on each foundation, in the order of the suits, 0–13 each. */
  readonly foundations: readonly number[];
  /** The moves that lead there, as the undo stack had them; `movesOf` of deal-table.ts makes moves of them. */
  readonly moveBytes: Uint8Array;
}

/** The answer of a search on a table. */
export interface TableAnswer {
  /** The maximal outcomes found, in the order in which they were; at least one. */
  readonly ends: readonly MaximalOutcome[];
  /** By suit: no outcome is higher on that foundation; known before any branch is searched. */
  readonly bound: readonly number[];
  /** Whether the search ran to its end or reached its aim. */
  readonly proved: boolean;
  /** Positions searched. */
  readonly nodes: number;
}

/**
 * The search itself, on a table, which it leaves as it was. Where not all maximal outcomes are wanted, `noMore` says of
 * a bound and the ends found so far whether nothing up to the bound is of any more interest.
 */
export function searchTable(
  table: DealTable,
  aim: Aim,
  limit = 5_000_000,
  noMore: (bound: Uint8Array, ends: readonly MaximalOutcome[]) => boolean = () => false,
): TableAnswer {
  const goal = typeof aim === 'string' ? ALL_HOME : aim;
  const lowest = table.kingsFill ? 0 : 1;
  const seen = createKeySet();
  let ends: MaximalOutcome[] = [];
  let nodes = 0;
  let stopped = false;
  let reached = false;

  const keepIfMaximal = (): void => {
    if (ends.some((end) => covers(end.foundations, table.home))) return;
    const end = { foundations: [...table.home], moveBytes: table.undoStack.slice(0, table.moveCount) };
    ends = [...ends.filter((other) => !covers(end.foundations, other.foundations)), end];
    reached = covers(end.foundations, goal);
  };
  const isCut = (): boolean =>
    aim === 'all'
      ? ends.some((end) => covers(end.foundations, table.bound)) || noMore(table.bound, ends)
      : !covers(table.bound, goal);

  let bound: readonly number[] = [];
  const visit = (): void => {
    nodes++;
    makeFreeMoves(table);
    if (nodes === 1) bound = [...table.bound];
    keepIfMaximal();
    if (reached || isCut() || !seen.add(halfKey(table, 0), halfKey(table, 2))) return;
    if (nodes >= limit) {
      stopped = true;
      return;
    }
    const mark = table.moveCount;
    for (let fan = 0; fan < table.fanCount && !reached && !stopped; fan++) {
      const card = buildable(table, fan, lowest);
      if (card < 0) continue;
      build(table, card);
      visit();
      takeBack(table, mark);
    }
  };
  table.homeLimit.set(goal);
  visit();
  takeBack(table, 0);
  return { ends, bound, proved: reached || !stopped, nodes };
}

/** All cards home. */
export const ALL_HOME: readonly number[] = [RANK_COUNT, RANK_COUNT, RANK_COUNT, RANK_COUNT];

/** The cards that can never be uncovered in this deal, whatever is played: proved, though not all such cards. */
export function neverUncovered(rules: Rules, position: Position): ReadonlySet<Card> {
  const table = lay(rules, position);
  relax(table);
  return new Set(position.fans.flat().filter((card) => table.uncoverable[card] === 0));
}

/** Whether every height of `a` is at least that of `b`. */
export function covers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let suit = 0; suit < SUIT_COUNT; suit++) if (a[suit]! < b[suit]!) return false;
  return true;
}
