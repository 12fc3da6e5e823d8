import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../core/card.ts';
import { hasPips } from './face.ts';

/*
 * Where the boards of the site find what is drawn on cards. An ace and a court have a file each: for every card that comes
 * to light a browser may read its file anew, and all in it. The cards between are light, and share one.
 */

/** A hash of what is drawn. Whoever draws anew takes the one that the test of the pack asks for. */
export const PACK_VERSION = 'ac41a885';

/**
 * The folder of the files, from the root of the site: among those that browsers never ask for a second time, as a card that
 * comes to light else waits for the network, and is bare until then.
 */
export const PACK_FOLDER = `_astro/pack-${PACK_VERSION}/`;

const FOLDER = `${import.meta.env.BASE_URL}${PACK_FOLDER}`;

/** Where the boards of the site find the back of the cards. */
export const BACK_ADDRESS = `${FOLDER}back.svg#back`;

/** The id of a card's art in a drawing of the pack. */
export function artId(card: Card): string {
  return `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;
}

/** The name of the file that has the art of a card. */
export function artFile(card: Card): string {
  return hasPips(card) ? 'pips' : artId(card);
}

/** Where the boards of the site find the art of a card. */
export function artAddress(card: Card): string {
  return `${FOLDER}${artFile(card)}.svg#${artId(card)}`;
}
