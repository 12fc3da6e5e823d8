import { type Card, cardOf, RANKS, SUITS } from './card.ts';
import { fail, ok, quote, type Result } from './result.ts';

const CARD = /^(10|[A2-9TJQK])([CDHS])('?)$/i;

/** Reads a card such as `9H`, `th`, `10h`; a card of the second pack ends in an apostrophe: `9H'`. */
export function parseCard(text: string): Result<Card> {
  const match = CARD.exec(text);
  if (!match) {
    return fail(`A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found ${quote(text)}.`);
  }
  const [, rank = '', suit = '', second] = match;
  const letter = rank === '10' ? 'T' : rank.toUpperCase();
  return ok(
    cardOf(RANKS.indexOf(letter as 'A'), SUITS.indexOf(suit.toUpperCase() as 'C'), second === '' ? 0 : 1),
  );
}
