import type { Card } from './card.ts';
import { parseCard } from './card-notation.ts';
import { makeCardRun, runsOf } from './card-run.ts';
import { fail, ok, quote, type Result } from './result.ts';

/**
 * Writes the cards that a move loses as `kills 3C 7C-KC`, runs of a suit joined; the empty text for none. Read back by
 * {@link parseLostCards}. The word `kills` is one of the puzzle format, which is published and stays as it is.
 */
export function makeLostCards(cards: readonly Card[]): string {
  const words = runsOf(cards).map(makeCardRun);
  return words.length === 0 ? '' : `kills ${words.join(' ')}`;
}

/** Reads the cards that a move loses from `kills 3C 7C-KC`; no card from text that begins otherwise. */
export function parseLostCards(text: string): Result<Card[]> {
  const [verb, ...words] = text.split(' ');
  if (verb !== 'kills') return ok([]);
  const cards: Card[] = [];
  for (const word of words) {
    const [from, to = from, ...more] = word.split('-').map(parseCard);
    const isRun =
      from?.ok && to?.ok && more.length === 0 && packAndSuit(from.value) === packAndSuit(to.value);
    if (!isRun || from.value > to.value)
      return fail(`Expected cards like 4H or 4H-KH; found ${quote(word)}.`);
    for (let card = from.value; card <= to.value; card++) cards.push(card);
  }
  return ok(cards);
}

/** The pack and the suit of a card as one number. */
function packAndSuit(card: Card): number {
  return Math.floor(card / 13);
}
