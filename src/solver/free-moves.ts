/*
 * The moves that are made at once, because no outcome that was reachable is lost by them. deal-search.ts has the four
 * rules and their proofs; here the table is asked whether one of them applies.
 *
 * An example: clubs are home to the jack, diamonds and hearts to the king, spades to the nine.
 *
 *   TS QC JS | QS | KS KC
 *
 * JS on QS is free by rule 3, since QS is a single card. Then QC, TS, KC, JS, QS and KS go home by rule 1: free moves
 * alone win, and the search has looked at one position. With KC KS QS in the place of the last two fans the build would
 * be free by rule 2, since KS lies under QS itself; and so it would with KS KC QS.
 */

import { type Card, KING } from '../core/card.ts';
import {
  build,
  buildable,
  CARD_COUNT,
  type DealTable,
  RANK_COUNT,
  SUIT_COUNT,
  sendHome,
} from './deal-table.ts';
import { NONE, relax, SUIT_OF } from './relax.ts';

/**
 * Makes every free move, until none is left; the results of `relax` are then those of the position reached.
 *
 * `drawn` is a card that a merci is still to draw: moves that it could have a part in are left out.
 */
export function makeFreeMoves(table: DealTable, drawn: Card = NONE): void {
  for (let anyMade = true; anyMade; ) {
    do playHome(table);
    while (buildFree(table, isFreeAtSight, drawn));
    relax(table, drawn);
    anyMade = buildFree(table, isImmovable, drawn);
  }
}

/** Plays home whatever can go, suit after suit, until no suit has a card that can. */
function playHome(table: DealTable): void {
  let suitsWithout = 0;
  for (let suit = 0; suitsWithout < SUIT_COUNT; suit = (suit + 1) % SUIT_COUNT) {
    suitsWithout = sendHome(table, suit) ? 0 : suitsWithout + 1;
  }
}

/** Makes every build of which `isFree` holds; gives whether there was any, or a card that can go home instead. */
function buildFree(
  table: DealTable,
  isFree: (table: DealTable, card: Card, drawn: Card) => boolean,
  drawn: Card,
): boolean {
  const lowest = table.kingsFill ? 0 : 1;
  const before = table.moveCount;
  let skipped = false;
  for (let fan = 0; fan < table.fanCount; fan++) {
    const card = buildable(table, fan, lowest);
    if (card < 0 || hasPart(table, card, drawn) || !isFree(table, card, drawn)) continue;
    // A card that an earlier build of this round has set free to go home does so next.
    const suit = SUIT_OF[card]!;
    if (table.home[suit] === card % RANK_COUNT && table.home[suit]! < table.homeLimit[suit]!) {
      skipped = true;
      continue;
    }
    build(table, card);
    // The next card of this fan may be free as well.
    fan--;
  }
  return skipped || table.moveCount > before;
}

/**
 * Whether a card to be drawn could have a part in a build: as the card built, as the one built on or the next higher
 * one, or because it lies in the fan that is built on, where it would then be drawn onto the card built.
 */
export function hasPart(table: DealTable, card: Card, drawn: Card): boolean {
  if (drawn === NONE) return false;
  if (card % RANK_COUNT === KING) return drawn === card;
  if (drawn >= card && drawn <= card + 2) return true;
  let root = card + 1;
  while (root % RANK_COUNT < KING && table.built[root] === 1) root++;
  return table.built[root] === 0 && table.built[drawn] === 0 && table.fanOf[root] === table.fanOf[drawn];
}

/**
 * Whether a build costs nothing because of how the card built on lies: rules 2 to 4 of deal-search.ts, but for the
 * end of 2.
 */
function isFreeAtSight(table: DealTable, card: Card, drawn: Card): boolean {
  if (card % RANK_COUNT === KING) return table.spaces >= kingsWantingSpace(table, drawn);
  const target = card + 1;
  if (table.built[target] === 1) return true;
  const alone = table.depthOf[target] === 0;
  if (target % RANK_COUNT === KING) return alone || !table.kingsFill;
  if (alone && !table.kingsFill) return true;
  const next = target + 1;
  const under = table.fanOf[next] === table.fanOf[target] && table.depthOf[next]! < table.depthOf[target]!;
  return under && table.built[next] === 0;
}

/**
 * Whether a build costs nothing because the card built on can never move: the end of rule 2; needs the results of
 * `relax`.
 */
function isImmovable(table: DealTable, card: Card): boolean {
  return card % RANK_COUNT < KING - 1 && table.uncoverable[card + 2] === 0;
}

/**
 * How many kings could still want an emptied fan: those that lie on other cards, where they were dealt, and a king to be
 * drawn, which leaves the bottom of its fan.
 */
function kingsWantingSpace(table: DealTable, drawn: Card): number {
  let count = 0;
  for (let king = KING; king < CARD_COUNT; king += RANK_COUNT) {
    const asDealt = table.depthOf[king]! < table.height[table.fanOf[king]!]!;
    if (asDealt && (table.depthOf[king]! > 0 || king === drawn)) count++;
  }
  return count;
}
