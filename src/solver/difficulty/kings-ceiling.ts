/*
 * The ceiling by kings: how many cards could come home in a deal if nothing but its kings stood in the way.
 *
 * Where emptied fans stay closed and cards are built downwards, a king has no place but home, and goes there last of its
 * suit. So the cards under a king wait for the whole suit of that king. An example: 4H lies under the king of hearts.
 * The hearts stop at the three, and no play can change that. With 3S under the king of hearts besides, the spades stop
 * at the two.
 */

import { type Card, cardOf, KING, RANKS, rankOf, suitOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';

/** The cards on a foundation that is complete. */
const FULL = RANKS.length;

/** Whether a king can leave its fan for its foundation alone, in one pack built up by suit from the ace. */
function kingsStay(rules: Rules): boolean {
  return (
    rules.packs === 1 &&
    rules.direction === 'down' &&
    rules.emptyFan === 'closed' &&
    rules.cells === 0 &&
    rules.wastes === 0 &&
    rules.stock === 0 &&
    rules.foundations === 'up' &&
    rules.foundationSuit === 'same-suit'
  );
}

/**
 * The cards, 0–52, that could come home by plays alone if every card were free that lies under no king: no line of the
 * deal brings more home. Null in games whose kings have other places than home.
 */
export function kingsCeiling(rules: Rules, { fans, foundations }: Position): number | null {
  if (!kingsStay(rules)) return null;
  /** By card: the suits of the kings that lie on it. */
  const kingsOn = new Map<Card, readonly number[]>();
  for (const fan of fans) {
    for (const [depth, card] of fan.entries()) {
      const above = fan.slice(depth + 1).filter((other) => rankOf(other) === KING);
      kingsOn.set(card, above.map(suitOf));
    }
  }
  const heights = foundations.map((pile) => pile.length);
  const waits = (card: Card): boolean => (kingsOn.get(card) ?? []).some((suit) => heights[suit]! < FULL);
  for (let raised = true; raised; ) {
    raised = false;
    for (let suit = 0; suit < heights.length; suit++) {
      while (heights[suit]! < FULL && !waits(cardOf(heights[suit]!, suit))) {
        heights[suit]!++;
        raised = true;
      }
    }
  }
  return heights.reduce((sum, height) => sum + height, 0);
}
