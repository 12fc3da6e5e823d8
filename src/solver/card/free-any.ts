/*
 * The search for a line that uncovers one card, under any rules: depth-first over the plain rules, with a limit of
 * moves.
 *
 * The one bound: a play takes one card away at the most, so the cards above the card must not outnumber the moves
 * left. A merci may draw the card from under all of them at once. A position that was met with as many moves left, or
 * more, is not looked at again. free-card.ts is far faster where cards are built down in suit.
 *
 * An example: to uncover the seven of QH 7C JS TD within two moves, TD has to go at once, and JS right after it.
 */

import type { Card } from '../../core/card.ts';
import { legalMercis, legalPlays, type Move, merciRefusal, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { makeKey } from '../../core/position-notation.ts';
import type { Rules } from '../../core/rules.ts';
import type { FreeCard } from './free-card.ts';

/**
 * Looks for a line of at most `within` moves, mercis among them, that uncovers a card or brings it home, under any
 * rules; looks at `limit` positions at most. A card that is in no fan or waste pile counts as uncovered, or one move
 * away where it is in the stock.
 */
export function searchFreeAny(
  rules: Rules,
  start: Position,
  card: Card,
  within: number,
  limit: number,
): FreeCard {
  /** By key of a position: the most moves that were left when it was met. */
  const movesLeftAt = new Map<string, number>();
  const line: Move[] = [];
  let best: Pick<FreeCard, 'line' | 'cardsAbove'> = { line: [], cardsAbove: cardsAbove(start, card) };
  let nodes = 0;

  const visit = (current: Position, movesLeft: number): void => {
    const above = cardsAbove(current, card);
    nodes++;
    if (above < best.cardsAbove) best = { line: [...line], cardsAbove: above };
    // A merci may draw the card from under all of them at once.
    const fewest = merciRefusal(rules, current) === null ? 1 : above;
    if (above === 0 || fewest > movesLeft || nodes >= limit) return;
    const key = makeKey(rules, current);
    if ((movesLeftAt.get(key) ?? -1) >= movesLeft) return;
    movesLeftAt.set(key, movesLeft);
    for (const move of [...legalPlays(rules, current), ...legalMercis(rules, current)]) {
      line.push(move);
      visit(play(rules, current, move), movesLeft - 1);
      line.pop();
      if (best.cardsAbove === 0) return;
    }
  };
  visit(start, within);
  return { ...best, proved: best.cardsAbove === 0 || nodes < limit, nodes };
}

/**
 * How many cards lie above a card in its fan or waste pile, so that as many plays at least uncover it; 1 in the
 * stock.
 */
function cardsAbove({ fans, wastes, stock }: Position, card: Card): number {
  const list = [...fans, ...wastes].find((cards) => cards.includes(card));
  if (list !== undefined) return list.length - 1 - list.indexOf(card);
  return stock.includes(card) ? 1 : 0;
}
