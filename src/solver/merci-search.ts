/*
 * The search of a last deal that has one merci to spend: can it be won?
 *
 * Each card that the merci might draw is looked at on its own. Before the draw the deal is searched as in
 * deal-search.ts, one node a set of built cards; at every node the card is drawn, if it is buried there, and what
 * follows is an ordinary deal, searched to its end. Two things of the ordinary search change before the draw:
 *
 * - The bound: the card to be drawn counts as shown from the beginning and in no other card's way. If even so some
 *   card cannot come home, drawing this card wins nothing; for most cards of most deals that settles it at once.
 * - The free builds: a build of c on t is made at once only when the card to be drawn is not c, t or the next higher
 *   one, and does not lie in the fan of t. Otherwise the proof there would fail: a drawn card can come out from under
 *   what is built on it, the next higher card can be drawn from under t to take it, and a card drawn to the top of
 *   its own fan would cover c there, not t.
 *
 * Deals that the search without a merci wins need none, so that is asked first.
 */

import { type Card, KING, suitOf } from '../core/card.ts';
import { type Move, type Place, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { covers, isSameSuitDeal, searchTable, WON } from './deal-search.ts';
import {
  build,
  buildable,
  CARDS,
  fansOf,
  halfKey,
  isLast,
  lay,
  layFans,
  movesOf,
  RANKS,
  type Table,
  takeBack,
} from './deal-table.ts';
import { makeFreeMoves } from './free-moves.ts';
import { createKeySet } from './key-set.ts';
import { relax } from './relax.ts';

/**
 * Whether this search is exact for some rules: a same-suit deal and one merci, which may draw any buried card to the
 * top of its own fan or to a legal place. (Where only the second card may be drawn, or onto any fan, a build that is
 * free here can cost a draw; plain enumeration refutes it.)
 */
export function isMerciDeal(rules: Rules): boolean {
  return (
    isSameSuitDeal(rules) && rules.merci === 1 && rules.merciCard === 'buried' && rules.merciTo !== 'any-fan'
  );
}

/** A win of a deal by a merci: the trail before it, the draw, and the trail after it. */
interface MerciWin {
  readonly before: Uint8Array;
  readonly card: Card;
  /** The card that the drawn one is laid on (on top of its own fan: the one that lay there), or where else it goes. */
  readonly onto: Card | 'foundation' | 'space';
  readonly after: Uint8Array;
}

/**
 * A line that wins the deal with one merci to spend, the merci in it if it is needed; null when there is none, which
 * is proved. The merci is not asked whether it may be taken in this deal.
 */
export function winWithMerci(rules: Rules, position: Position): readonly Move[] | null {
  if (!isMerciDeal(rules)) throw new Error('this search is for one merci in a same-suit game');
  const table = lay(rules, position);
  const plain = searchTable(table, 'win').ends.find(isWin);
  if (plain !== undefined) return movesOf(plain.trail, position);
  const win = searchMerci(rules, table);
  return win === null ? null : lineOf(rules, win, position);
}

/** Looks for a win that takes a merci; null when there is none. The table is left as it was. */
export function searchMerci(rules: Rules, table: Table): MerciWin | null {
  for (const card of cardsLeft(table)) {
    const win = searchDraw(rules, table, card);
    if (win !== null) return win;
  }
  return null;
}

/** The cards that win a deal when they are drawn, each at its best moment. The table is left as it was. */
export function winningDraws(rules: Rules, table: Table): Card[] {
  return cardsLeft(table).filter((card) => searchDraw(rules, table, card) !== null);
}

function cardsLeft({ home }: Table): Card[] {
  return Array.from(home, (height, suit) =>
    Array.from({ length: RANKS - height }, (_, above) => suit * RANKS + height + above),
  ).flat();
}

function searchDraw(rules: Rules, table: Table, card: Card): MerciWin | null {
  relax(table, card);
  if (!covers(table.bound, WON)) return null;
  const lowest = table.kings ? 0 : 1;
  const seen = createKeySet();
  let win: MerciWin | null = null;
  const visit = (tried: number): void => {
    makeFreeMoves(table, card);
    const gone = card % RANKS < table.home[Math.floor(card / RANKS)]!;
    if (gone || !covers(table.bound, WON) || !seen.add(halfKey(table, 0), halfKey(table, 2))) return;
    const chance = chanceOf(rules, table, card);
    if (chance !== NO_CHANCE && chance !== tried) win = drawNow(rules, table, card);
    const mark = table.made;
    for (let fan = 0; fan < table.fans && win === null; fan++) {
      const next = buildable(table, fan, lowest);
      if (next < 0) continue;
      build(table, next);
      visit(chance);
      takeBack(table, mark);
    }
  };
  visit(NO_CHANCE);
  takeBack(table, 0);
  return win;
}

/** The card cannot be drawn now, or to no use. */
const NO_CHANCE = -1;

/**
 * A number for the way in which a card could be drawn now. Moves that leave it the same could be made after the draw
 * as well as before it, so the draw need be tried only when the number has changed.
 *
 * To the top of its own fan: what lies on the card. To a legal place: whether its foundation or a space waits for it,
 * or the next higher card lies open, in its dealt place or built. A card that has been built on the next higher one
 * and built upon is of no use: it could leave only after the card that it was drawn from under.
 */
function chanceOf(rules: Rules, table: Table, card: Card): number {
  if (table.built[card] === 1) return NO_CHANCE;
  if (rules.merciTo === 'own-fan') {
    const fan = table.fanOf[card]!;
    const top = table.cards[fan * CARDS + table.height[fan]! - 1]!;
    let run = 0;
    while ((top - run) % RANKS > 0 && table.built[top - run - 1] === 1) run++;
    return table.height[fan]! * RANKS + run;
  }
  if (table.home[Math.floor(card / RANKS)] === card % RANKS) return 0;
  if (card % RANKS === KING) return table.kings && table.spaces > 0 ? 1 : NO_CHANCE;
  if (table.built[card + 1] === 1) return 2;
  return isLast(table, card + 1) ? 3 : NO_CHANCE;
}

/** Draws a card to each place that the rules allow, and searches what follows. */
function drawNow(rules: Rules, table: Table, card: Card): MerciWin | null {
  const fans = fansOf(table);
  const own = fans.find((cards) => cards.includes(card))!;
  const depth = own.indexOf(card);
  if (depth === own.length - 1) return null;
  const suit = Math.floor(card / RANKS);
  for (const onto of ontoOf(rules, table, fans, own, card)) {
    const to =
      onto === 'space'
        ? fans.find((cards) => cards.length === 0)
        : fans.find((cards) => cards.at(-1) === onto);
    const home = table.home.map((height, at) => (onto === 'foundation' && at === suit ? height + 1 : height));
    const laid = fans.map((cards) => {
      const rest = cards === own ? cards.filter((other) => other !== card) : cards;
      return cards === to ? [...rest, card] : rest;
    });
    const after = searchTable(layFans(table.kings, laid, home), 'win').ends.find(isWin);
    if (after !== undefined) {
      return { before: table.trail.slice(0, table.made), card, onto, after: after.trail };
    }
  }
  return null;
}

/** Where a drawn card may be laid; on its foundation, if it may go there, and then nowhere else: no place is better. */
function ontoOf(
  rules: Rules,
  table: Table,
  fans: readonly (readonly Card[])[],
  own: readonly Card[],
  card: Card,
): MerciWin['onto'][] {
  if (rules.merciTo === 'own-fan') return [own.at(-1)!];
  if (table.home[Math.floor(card / RANKS)] === card % RANKS) return ['foundation'];
  const tops = fans.map((cards) => cards.at(-1)).filter((top) => top !== undefined);
  if (card % RANKS === KING) return table.kings && tops.length < fans.length ? ['space'] : [];
  return tops.filter((top) => top === card + 1);
}

function isWin({ foundations }: { readonly foundations: readonly number[] }): boolean {
  return covers(foundations, WON);
}

function lineOf(rules: Rules, { before, card, onto, after }: MerciWin, position: Position): Move[] {
  const line = movesOf(before, position);
  const drawnAt = line.reduce((at, move) => play(rules, at, move), position);
  const fan = drawnAt.fans.findIndex((cards) =>
    onto === 'space' ? cards.length === 0 : cards.at(-1) === onto,
  );
  const to: Place = onto === 'foundation' ? { at: 'foundation', pile: suitOf(card) } : { at: 'fan', fan };
  const merci: Move = { kind: 'merci', card, to };
  return [...line, merci, ...movesOf(after, play(rules, drawnAt, merci))];
}
