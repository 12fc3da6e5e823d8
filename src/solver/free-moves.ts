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
 * Makes every move that loses nothing, until none is left; `relax` has been run when it returns.
 *
 * Where a card is still to be `drawn` by a merci, moves that it could have a part in are left out.
 */
export function makeFreeMoves(table: DealTable, drawn: Card = NONE): void {
  for (let again = true; again; ) {
    do playHome(table);
    while (buildFree(table, isFreeAtSight, drawn));
    relax(table, drawn);
    again = buildFree(table, isImmovable, drawn);
  }
}

function playHome(table: DealTable): void {
  let waiting = 0;
  for (let suit = 0; waiting < SUIT_COUNT; suit = (suit + 1) % SUIT_COUNT) {
    waiting = sendHome(table, suit) ? 0 : waiting + 1;
  }
}

/** Makes the builds that are free for a reason; whether there were any. */
function buildFree(
  table: DealTable,
  isFree: (table: DealTable, card: Card) => boolean,
  drawn: Card,
): boolean {
  const lowest = table.kingsFill ? 0 : 1;
  const before = table.moveCount;
  let skipped = false;
  for (let fan = 0; fan < table.fanCount; fan++) {
    const card = buildable(table, fan, lowest);
    if (card < 0 || hasPart(table, card, drawn) || !isFree(table, card)) continue;
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
function hasPart(table: DealTable, card: Card, drawn: Card): boolean {
  if (drawn === NONE) return false;
  if (card % RANK_COUNT === KING) return drawn === card;
  if (drawn >= card && drawn <= card + 2) return true;
  let root = card + 1;
  while (root % RANK_COUNT < KING && table.built[root] === 1) root++;
  return table.built[root] === 0 && table.built[drawn] === 0 && table.fanOf[root] === table.fanOf[drawn];
}

/** Whether building a card costs nothing because of how its place lies: rules 2 to 4 at the top of deal-search.ts. */
function isFreeAtSight(table: DealTable, card: Card): boolean {
  if (card % RANK_COUNT === KING) return table.spaces >= kingsWanting(table);
  const target = card + 1;
  if (table.built[target] === 1) return true;
  const alone = table.depthOf[target] === 0;
  if (target % RANK_COUNT === KING) return alone || !table.kingsFill;
  if (alone && !table.kingsFill) return true;
  const next = target + 1;
  const under = table.fanOf[next] === table.fanOf[target] && table.depthOf[next]! < table.depthOf[target]!;
  return under && table.built[next] === 0;
}

/** Whether building a card costs nothing because its place can never move: the last of rule 2; needs `relax`. */
function isImmovable(table: DealTable, card: Card): boolean {
  return card % RANK_COUNT < KING - 1 && table.uncoverable[card + 2] === 0;
}

/** How many kings lie on other cards, where they were dealt. */
function kingsWanting(table: DealTable): number {
  let wanting = 0;
  for (let king = KING; king < CARD_COUNT; king += RANK_COUNT) {
    const lies = table.depthOf[king]! < table.height[table.fanOf[king]!]!;
    if (lies && table.depthOf[king]! > 0) wanting++;
  }
  return wanting;
}
