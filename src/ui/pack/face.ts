import { ACE, type Card, type Rank, rankOf } from '../../core/card.ts';

/** The rank of a jack, 10, from which on cards have a drawing instead of pips. */
export const JACK: Rank = 10;

/** Whether a card shows as many pips as it counts: from two to ten. */
export function hasPips(card: Card): boolean {
  return rankOf(card) > ACE && rankOf(card) < JACK;
}

/** Whether a card is a jack, a queen or a king. */
export function isCourt(card: Card): boolean {
  return rankOf(card) >= JACK;
}
