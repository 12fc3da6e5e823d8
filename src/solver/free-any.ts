import type { Card } from '../core/card.ts';
import { legalMercis, legalPlays, type Move, merciRefusal, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { makeKey } from '../core/position-notation.ts';
import type { Rules } from '../core/rules.ts';
import type { FreeCard } from './free-card.ts';

/**
 * Looks for a line of at most `within` moves, mercis among them, that uncovers a card or brings it home, under any
 * rules: every line of the plain rules, except that a play takes one card away at the most, so that those above the
 * card must not outnumber the moves left. `searchFree` is far faster where cards are built down in suit.
 */
export function searchFreeAny(
  rules: Rules,
  start: Position,
  card: Card,
  within: number,
  limit: number,
): FreeCard {
  const leftAt = new Map<string, number>();
  const line: Move[] = [];
  let best: Pick<FreeCard, 'line' | 'cardsAbove'> = { line: [], cardsAbove: cardsAbove(start, card) };
  let nodes = 0;

  const visit = (at: Position, left: number): void => {
    const above = cardsAbove(at, card);
    nodes++;
    if (above < best.cardsAbove) best = { line: [...line], cardsAbove: above };
    // A merci may draw the card from under all of them at once.
    const fewest = merciRefusal(rules, at) === null ? 1 : above;
    if (above === 0 || fewest > left || nodes >= limit) return;
    const key = makeKey(rules, at);
    if ((leftAt.get(key) ?? -1) >= left) return;
    leftAt.set(key, left);
    for (const move of [...legalPlays(rules, at), ...legalMercis(rules, at)]) {
      line.push(move);
      visit(play(rules, at, move), left - 1);
      line.pop();
      if (best.cardsAbove === 0) return;
    }
  };
  visit(start, within);
  return { ...best, proved: best.cardsAbove === 0 || nodes < limit, nodes };
}

/** How many cards lie above a card in its fan or waste pile: so many plays at least uncover it, and one deals it. */
function cardsAbove({ fans, wastes, stock }: Position, card: Card): number {
  const list = [...fans, ...wastes].find((cards) => cards.includes(card));
  if (list !== undefined) return list.length - 1 - list.indexOf(card);
  return stock.includes(card) ? 1 : 0;
}
