import type { Card } from '../core/card.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { type LostByRing, ringsOf } from './certificate.ts';
import { lockedCards } from './locked.ts';

/** A ring of more cards is no explanation that anybody follows in a sentence. */
export const MOST_NAMED = 4;

/**
 * The ring that a move has closed, and the cards that it has lost by it: of the rings of at most four cards that keep
 * cards which no ring kept before the move, the one that keeps most of them. Null where there is none: the move loses no
 * card, or for reasons that only a search finds. The positions are those before the move and after it, in one deal; `among`
 * are the cards that the move is known to have lost, where that is known, and no others are named then.
 */
export function newRing(
  rules: Rules,
  before: Position,
  after: Position,
  among: readonly Card[] | null = null,
): LostByRing | null {
  if (before.deal !== after.deal) return null;
  const { rings } = ringsOf(rules, after, newlyLocked(rules, before, after, among));
  return rings.find(({ certificate }) => certificate.ring.length <= MOST_NAMED) ?? null;
}

/** The cards that rings keep after a move and did not before it, in the order of their numbers; `among` as above. */
export function newlyLocked(
  rules: Rules,
  before: Position,
  after: Position,
  among: readonly Card[] | null,
): readonly Card[] {
  const locked = new Set(lockedCards(rules, before).lost);
  return lockedCards(rules, after).lost.filter(
    (card) => !locked.has(card) && (among === null || among.includes(card)),
  );
}
