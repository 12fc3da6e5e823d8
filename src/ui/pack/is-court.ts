import { type Card, RANKS, rankOf } from '../../core/card.ts';

/** The rank of a jack, from which on cards have a drawing instead of pips. */
export const JACK = RANKS.indexOf('J');

/** Whether a card is a jack, a queen or a king. */
export function isCourt(card: Card): boolean {
  return rankOf(card) >= JACK;
}
