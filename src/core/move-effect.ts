import { type Card, makeCard } from './card.ts';
import { parseCard } from './card-notation.ts';
import { makeLostCards, parseLostCards } from './lost-cards.ts';
import { fail, ok, quote, type Result } from './result.ts';

/**
 * What a puzzle says about a move, as data for the pages to put in words.
 *
 * In a puzzle's text it is the comment behind the move, `{frees QS; kills 4H-KH; worth 33.3}`: `frees`, `kills` and
 * `worth` are words of that format, which is published and stays as it is. The code calls them by what they mean: the
 * move uncovers the queen of spades, loses the hearts from the four up, and leaves a chance of 33.3 % to win the game.
 */
export interface MoveEffect {
  /** The card that the move uncovers; null where the puzzle names none. Written `frees QS`. */
  readonly uncovers: Card | null;
  /** The cards that could have come home in this deal before the move, and cannot any more. Written `kills 4H-KH`. */
  readonly lostCards: readonly Card[];
  /**
   * The chance to win the game after the move and the best redeal left, in percent to one place. Written
   * `worth 33.3`.
   */
  readonly chancePercent: number | null;
}

/**
 * Writes a move's effect: `frees QS; kills 4H-KH; worth 33.3`, as much of it as there is. Read by
 * {@link parseMoveEffect}.
 */
export function makeMoveEffect({ uncovers, lostCards, chancePercent }: MoveEffect): string {
  return [
    uncovers === null ? '' : `frees ${makeCard(uncovers)}`,
    makeLostCards(lostCards),
    chancePercent === null ? '' : `worth ${chancePercent.toFixed(1)}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** Reads a move's effect: `frees`, `kills` and `worth`, each at most once and in this order; other text is a fault. */
export function parseMoveEffect(text: string): Result<MoveEffect> {
  const parts = /^(?:frees ([^;\s]+))?(?:(?:^|; )(kills [^;]+))?(?:(?:^|; )worth (\d{1,3}\.\d))?$/.exec(text);
  const uncovers = parts?.[1] === undefined ? null : parseCard(parts[1]);
  const lostCards = parseLostCards(parts?.[2] ?? '');
  if (parts === null || uncovers?.ok === false || !lostCards.ok) {
    return fail(`Expected a comment like “frees 8S; kills 3C 7C-KC; worth 33.3”, found ${quote(text)}.`);
  }
  const chancePercent = parts[3] === undefined ? null : Number(parts[3]);
  return ok({ uncovers: uncovers?.value ?? null, lostCards: lostCards.value, chancePercent });
}
