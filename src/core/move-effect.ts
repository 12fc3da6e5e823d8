import { type Card, makeCard, parseCard } from './card.ts';
import { makeLostCards, parseLostCards } from './lost-cards.ts';
import { fail, ok, quote, type Result } from './result.ts';

/** What a puzzle tells of a move, for the pages to put in words. */
export interface MoveEffect {
  /** The card that it uncovers. */
  readonly frees: Card | null;
  /** The cards that could have come home in this deal before it, and cannot any more. */
  readonly kills: readonly Card[];
  /** The chance to win the game, in percent to one place, with the best redeal that is left after it. */
  readonly worth: number | null;
}

/** Writes what is told: `frees QS; kills 4H-KH; worth 33.3`, as much of it as there is. Read by {@link parseMoveEffect}. */
export function makeMoveEffect({ frees, kills, worth }: MoveEffect): string {
  return [
    frees === null ? '' : `frees ${makeCard(frees)}`,
    makeLostCards(kills),
    worth === null ? '' : `worth ${worth.toFixed(1)}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** Reads what is told of a move, `frees`, `kills` and `worth` in this order. */
export function parseMoveEffect(text: string): Result<MoveEffect> {
  const words = /^(?:frees ([^;\s]+))?(?:(?:^|; )(kills [^;]+))?(?:(?:^|; )worth (\d{1,3}\.\d))?$/.exec(text);
  const frees = words?.[1] === undefined ? null : parseCard(words[1]);
  const kills = parseLostCards(words?.[2] ?? '');
  if (words === null || frees?.ok === false || !kills.ok) {
    return fail(`Expected a comment like “frees 8S; kills 3C 7C-KC; worth 33.3”, found ${quote(text)}.`);
  }
  const worth = words[3] === undefined ? null : Number(words[3]);
  return ok({ frees: frees?.value ?? null, kills: kills.value, worth });
}
