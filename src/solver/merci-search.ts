/*
 * The search of a same-suit deal that has one merci to spend: can it be won, or how many cards can come home?
 *
 * Each card that the merci might draw is looked at on its own. Before the draw the deal is searched as in
 * deal-search.ts, one node a set of built cards; at every node the card is drawn, if it is buried there, and what
 * follows is an ordinary deal, searched to its end. Three things of the ordinary search change before the draw:
 *
 * - The bound: the card to be drawn counts as uncovered from the beginning and in no other card's way. If even so no
 *   more cards can come home than by the best line known, drawing this card is of no use; asked for a win, that settles
 *   most cards of most deals at once.
 * - The free builds: a build of c on t is made at once only when the card to be drawn is not c, t or the next higher
 *   one, and does not lie in the fan of t. Otherwise the proof there would fail: a drawn card can come out from under
 *   what is built on it, the next higher card can be drawn from under t to take it, and a card drawn to the top of
 *   its own fan would cover c there, not t.
 * - The free moves of kings: a king to be drawn counts among those that may want a space, since it leaves its fan.
 *
 * What plays alone bring home needs no merci, so that is asked first.
 *
 * Where the drawn card becomes a new fan of its own, no play is needed before the draw if the card is buried already:
 *
 * - Take any line that draws it later, and draw it at once. The plays before the draw are still legal, since the card is
 *   in no other card's way; those of the card itself are left out, and what was built on it is built on it in its new
 *   fan. Where the line has drawn it, as much lies uncovered here as there, and what was built on it before lies on it.
 *   Emptied fans stay closed, so a fan that the line empties instead is of no use to it.
 * - A card that is not buried can be drawn only once the next lower one has been built on it. Then the two leave their
 *   fan together, which no play can do: from there on the same proof holds, so the draw is tried at once, and only then.
 *   It is the one reason to build a card that is alone in its fan.
 * - A card that has been built is not drawn. To take it off the next higher one is of use only where that one could then
 *   leave its fan; and it leaves sooner if it is drawn itself as soon as the other lies on it.
 *
 * An example, the last deal of Three Shuffles and a Draw: clubs and diamonds are home to the jack, hearts to the king,
 * spades to the jack.
 *
 *   KC KD QC | QS QD KS
 *
 * By plays alone QC goes home and no other card: KD waits for QD, KS for QS, and both lie in the second fan. So plays
 * bring 47 cards home. Of the buried cards QS wins when it is drawn to the top of its fan: QC, merci:QS, then QS KS QD
 * KD KC. The search finds that at its third position.
 */

import { type Card, KING, suitOf } from '../core/card.ts';
import { type Move, merciRefusal, type Place, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal, searchTable } from './deal-search.ts';
import {
  build,
  buildable,
  CARD_COUNT,
  type DealTable,
  fansOf,
  halfKey,
  homeAt,
  isLast,
  lay,
  layFans,
  movesOf,
  RANK_COUNT,
  takeBack,
} from './deal-table.ts';
import { hasPart, makeFreeMoves } from './free-moves.ts';
import { createKeySet } from './key-set.ts';
import { relax } from './relax.ts';

/**
 * Whether this search is exact in a position: a same-suit deal in which one merci may be taken, of any buried card, to
 * the top of its own fan, to a legal place or, where emptied fans stay closed, to a new fan of its own. (Where only the
 * second card may be drawn, or onto any fan, a build that is free here can cost a draw; plain enumeration refutes it.)
 */
export function isMerciDeal(rules: Rules, position: Position): boolean {
  const one = merciRefusal(rules, position) === null && rules.merci - position.merciUsed === 1;
  const closed = rules.merciTo !== 'own-new-fan' || rules.emptyFan === 'closed';
  return (
    one && isSameSuitDeal(rules) && rules.merciCard === 'buried' && rules.merciTo !== 'any-fan' && closed
  );
}

/** A line that takes the merci: the moves before the draw and after it are entries of an undo stack (deal-table.ts). */
interface DrawLine {
  readonly before: Uint8Array;
  /** The card that is drawn. */
  readonly card: Card;
  /** The card that it is laid on (on top of its own fan: the one that lay there), or where else it goes. */
  readonly onto: Card | 'foundation' | 'space' | 'new-fan';
  readonly after: Uint8Array;
  /** Cards home at the end of the line. */
  readonly home: number;
}

/**
 * The answer for a deal with one merci to spend; the line takes the merci only where plays alone bring fewer cards
 * home.
 */
export interface MerciAnswer {
  /** Cards home at the end of the line, 0–52. */
  readonly home: number;
  /** Legal moves from the position asked about. */
  readonly line: readonly Move[];
  /** Whether no line brings more home; asked only for a win, whether that answer is right. */
  readonly proved: boolean;
  /** Positions searched. */
  readonly nodes: number;
}

/**
 * Searches a deal with one merci to spend for a win, or for the most cards home, until `limit` positions are looked at.
 * Throws where {@link isMerciDeal} does not hold.
 */
export function searchWithMerci(
  rules: Rules,
  position: Position,
  aim: 'win' | 'most',
  limit = 5_000_000,
): MerciAnswer {
  if (!isMerciDeal(rules, position)) throw new Error('this search is for one merci in a same-suit game');
  const table = lay(rules, position);
  const plays = searchTable(table, aim === 'win' ? 'win' : 'all', limit);
  const best = plays.ends.reduce((highest, end) =>
    homeAt(end.foundations) > homeAt(highest.foundations) ? end : highest,
  );
  const home = homeAt(best.foundations);
  const incumbent = createIncumbent(aim === 'win' ? CARD_COUNT - 1 : home, limit - plays.nodes);
  if (home < CARD_COUNT) searchMerci(rules, table, incumbent);
  const { draw } = incumbent;
  return {
    home: draw?.home ?? home,
    line: draw === null ? movesOf(best.moveBytes, position) : lineOf(rules, draw, position),
    proved: home === CARD_COUNT || draw?.home === CARD_COUNT || (plays.proved && incumbent.nodesLeft > 0),
    nodes: limit - incumbent.nodesLeft,
  };
}

/** The incumbent of the search, as of any branch and bound: the best line found so far, which the next has to beat. */
interface Incumbent {
  /** A line counts only if it brings home more cards than these: at first 51, or what plays alone bring home. */
  home: number;
  /** The line that brings so many home; null until one with a draw is found. */
  draw: DrawLine | null;
  /** Positions that may still be looked at. */
  nodesLeft: number;
}

function createIncumbent(home: number, nodesLeft: number): Incumbent {
  return { home, draw: null, nodesLeft };
}

function isDone({ home, nodesLeft }: Incumbent): boolean {
  return home === CARD_COUNT || nodesLeft <= 0;
}

/** Whether a deal can be won by a merci. The table is left as it was. */
export function winsWithMerci(rules: Rules, table: DealTable): boolean {
  const incumbent = createIncumbent(CARD_COUNT - 1, Number.POSITIVE_INFINITY);
  searchMerci(rules, table, incumbent);
  return incumbent.draw !== null;
}

/** The cards that win a deal when they are drawn, each at its best moment. The table is left as it was. */
export function winningDraws(rules: Rules, table: DealTable): Card[] {
  return cardsLeft(table).filter((card) => {
    const incumbent = createIncumbent(CARD_COUNT - 1, Number.POSITIVE_INFINITY);
    searchDraw(rules, table, card, incumbent);
    return incumbent.draw !== null;
  });
}

function searchMerci(rules: Rules, table: DealTable, incumbent: Incumbent): void {
  for (const card of cardsLeft(table)) {
    if (isDone(incumbent)) return;
    searchDraw(rules, table, card, incumbent);
  }
}

function cardsLeft({ home }: DealTable): Card[] {
  return Array.from(home, (height, suit) =>
    Array.from({ length: RANK_COUNT - height }, (_, above) => suit * RANK_COUNT + height + above),
  ).flat();
}

/** Searches the deal for the best moment to draw one card. */
function searchDraw(rules: Rules, table: DealTable, card: Card, incumbent: Incumbent): void {
  relax(table, card);
  if (homeAt(table.bound) <= incumbent.home) return;
  const makesFan = rules.merciTo === 'own-new-fan';
  if (makesFan && isBuried(table, card)) {
    drawNow(rules, table, card, incumbent);
    return;
  }
  const lowest = table.kingsFill ? 0 : 1;
  const seen = createKeySet();
  /** `triedWay`: the way in which the card has been drawn, to no avail, in the position before. */
  const visit = (triedWay: number): void => {
    incumbent.nodesLeft--;
    makeFreeMoves(table, card);
    const isHome = card % RANK_COUNT < table.home[Math.floor(card / RANK_COUNT)]!;
    if (isHome || homeAt(table.bound) <= incumbent.home || !seen.add(halfKey(table, 0), halfKey(table, 2)))
      return;
    if (makesFan && table.built[card] === 1) return;
    if (makesFan && isBuried(table, card)) {
      drawNow(rules, table, card, incumbent);
      return;
    }
    const way = makesFan ? NO_WAY : wayToDraw(rules, table, card);
    if (way !== NO_WAY && way !== triedWay) drawNow(rules, table, card, incumbent);
    const mark = table.moveCount;
    for (let fan = 0; fan < table.fanCount && !isDone(incumbent); fan++) {
      const buries = makesFan && buildable(table, fan, 0) === card - 1;
      const next = buildable(table, fan, buries ? 0 : lowest);
      if (next < 0) continue;
      // What the draw could have a part in might not be possible after it: the draw is tried again, whatever the way.
      const mayComeFirst = next % RANK_COUNT === KING || hasPart(table, next, card);
      build(table, next);
      visit(mayComeFirst ? NO_WAY : way);
      takeBack(table, mark);
    }
  };
  visit(NO_WAY);
  takeBack(table, 0);
}

/** The card cannot be drawn now, or it would be of no use. */
const NO_WAY = -1;

/**
 * A number for the way in which a card could be drawn now. Moves that leave the number the same could be made after the
 * draw as well as before it, so the draw need be tried only when the number has changed; or after a build that the
 * draw has a part in, or of a king, which wants the space that a drawn king would take.
 *
 * To the top of its own fan: what lies on the card. To a legal place: whether its foundation or a space waits for it,
 * or the next higher card lies open, in its dealt place or built. A card that has been built on the next higher one
 * and built upon is of no use: it could leave only after the card that it was drawn from under.
 */
function wayToDraw(rules: Rules, table: DealTable, card: Card): number {
  if (table.built[card] === 1) return NO_WAY;
  if (rules.merciTo === 'own-fan') {
    const fan = table.fanOf[card]!;
    const top = table.cards[fan * CARD_COUNT + table.height[fan]! - 1]!;
    let run = 0;
    while ((top - run) % RANK_COUNT > 0 && table.built[top - run - 1] === 1) run++;
    return table.height[fan]! * RANK_COUNT + run;
  }
  if (table.home[Math.floor(card / RANK_COUNT)] === card % RANK_COUNT) return 0;
  if (card % RANK_COUNT === KING) return table.kingsFill && table.spaces > 0 ? 1 : NO_WAY;
  if (table.built[card + 1] === 1) return 2;
  return isLast(table, card + 1) ? 3 : NO_WAY;
}

/** Whether a card lies under another one, as dealt or built. */
function isBuried(table: DealTable, card: Card): boolean {
  const own = fansOf(table).find((cards) => cards.includes(card));
  return own !== undefined && own.at(-1) !== card;
}

/** Draws a card to each place that the rules allow, and searches what follows. */
function drawNow(rules: Rules, table: DealTable, card: Card, incumbent: Incumbent): void {
  const fans = fansOf(table);
  const own = fans.find((cards) => cards.includes(card))!;
  const depth = own.indexOf(card);
  if (depth === own.length - 1) return;
  const suit = Math.floor(card / RANK_COUNT);
  for (const onto of ontoOf(rules, table, fans, own, card)) {
    if (isDone(incumbent)) return;
    const to =
      onto === 'space'
        ? fans.find((cards) => cards.length === 0)
        : fans.find((cards) => cards.at(-1) === onto);
    const home = table.home.map((height, pile) =>
      onto === 'foundation' && pile === suit ? height + 1 : height,
    );
    const laid = fans.map((cards) => {
      const rest = cards === own ? cards.filter((other) => other !== card) : cards;
      return cards === to ? [...rest, card] : rest;
    });
    const after = layFans(table.kingsFill, onto === 'new-fan' ? [...laid, [card]] : laid, home);
    const aim = incumbent.home === CARD_COUNT - 1 ? 'win' : 'all';
    const { ends, nodes } = searchTable(
      after,
      aim,
      incumbent.nodesLeft,
      (bound) => homeAt(bound) <= incumbent.home,
    );
    incumbent.nodesLeft -= nodes;
    for (const end of ends) {
      if (homeAt(end.foundations) <= incumbent.home) continue;
      incumbent.home = homeAt(end.foundations);
      const before = table.undoStack.slice(0, table.moveCount);
      incumbent.draw = { before, card, onto, after: end.moveBytes, home: incumbent.home };
    }
  }
}

/** Where a drawn card may be laid; on its foundation, if it may go there, and then nowhere else: no place is better. */
function ontoOf(
  rules: Rules,
  table: DealTable,
  fans: readonly (readonly Card[])[],
  own: readonly Card[],
  card: Card,
): DrawLine['onto'][] {
  if (rules.merciTo === 'own-fan') return [own.at(-1)!];
  if (rules.merciTo === 'own-new-fan') return ['new-fan'];
  if (table.home[Math.floor(card / RANK_COUNT)] === card % RANK_COUNT) return ['foundation'];
  const tops = fans.map((cards) => cards.at(-1)).filter((top) => top !== undefined);
  if (card % RANK_COUNT === KING) return table.kingsFill && tops.length < fans.length ? ['space'] : [];
  return tops.filter((top) => top === card + 1);
}

function lineOf(rules: Rules, { before, card, onto, after }: DrawLine, position: Position): Move[] {
  const line = movesOf(before, position);
  const drawnFrom = line.reduce((current, move) => play(rules, current, move), position);
  const onFan = drawnFrom.fans.findIndex((cards) =>
    onto === 'space' ? cards.length === 0 : cards.at(-1) === onto,
  );
  const fan = onto === 'new-fan' ? drawnFrom.fans.length : onFan;
  const to: Place = onto === 'foundation' ? { at: 'foundation', pile: suitOf(card) } : { at: 'fan', fan };
  const merci: Move = { kind: 'merci', card, to };
  return [...line, merci, ...movesOf(after, play(rules, drawnFrom, merci))];
}
