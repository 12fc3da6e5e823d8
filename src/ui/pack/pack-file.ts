import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../core/card.ts';

const FILE = `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}pack.svg`;

/** Where the boards of the site find the back of the cards. */
export const BACK_ADDRESS = `${FILE}#back`;

/** The id of a card's art in a drawing of the pack. */
export function artId(card: Card): string {
  return `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;
}

/** Where the boards of the site find the art of a card. */
export function artAddress(card: Card): string {
  return `${FILE}#${artId(card)}`;
}
