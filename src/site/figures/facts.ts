/*
 * What the solver proves of positions for the claims in texts: by exhaustive search alone, so that null means that
 * nothing was proved within the limits. Answers are kept, since many claims are about the same few positions.
 */

import type { Card } from '../../core/card.ts';
import { dealAgain } from '../../core/deal.ts';
import { cardsLeft, type Position } from '../../core/position.ts';
import { makeKey } from '../../core/position-notation.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import { solve } from '../../solver/solve.ts';

/** Positions that one search looks at before nothing is known. */
const LIMIT = 2_000_000;
/** Most cards whose orders are all tried. */
const FEW = 7;

/** Keeps the answers of a question about a position. */
function kept<Answer>(ask: (rules: Rules, position: Position) => Answer): typeof ask {
  const known = new Map<string, Answer>();
  return (rules, position) => {
    const place = [position.deal, position.merciUsed, position.moved.join()];
    const key = `${JSON.stringify(rules)} ${place.join(' ')} ${makeKey(rules, position)}`;
    const answer = known.has(key) ? (known.get(key) as Answer) : ask(rules, position);
    known.set(key, answer);
    return answer;
  };
}

/** Whether everything can be brought home from here without a redeal, by a merci as well if one may be taken. */
export const canWin = kept((rules, position): boolean | null => {
  const { verdict } = solve(rules, position, LIMIT, 'win');
  return verdict === 'unknown' ? null : verdict === 'solvable';
});

/** The most cards that can be home at the end of this deal, with a merci as well if one may be taken. */
export const mostHome = kept((rules, position): number | null => {
  // To look for a win costs much less than to look for the most, and finds more.
  if (canWin(rules, position) === true) return cardCount(rules);
  const { home, proved } = solve(rules, position, LIMIT, 'most');
  return proved ? home : null;
});

/** How many of all orders in which the cards left can be dealt again are won in that deal; null for more than a few. */
export const shufflesWon = kept((rules, position): { readonly won: number; readonly of: number } | null => {
  const cards = cardsLeft(position);
  if (cards.length > FEW) return null;
  const count = { won: 0, of: 0 };
  for (const order of ordersOf(cards)) {
    const won = canWin(rules, dealAgain(rules, position, order));
    if (won === null) return null;
    count.of++;
    if (won) count.won++;
  }
  return count;
});

function* ordersOf(cards: readonly Card[]): Generator<readonly Card[]> {
  if (cards.length === 0) yield [];
  for (const first of cards) {
    for (const rest of ordersOf(cards.filter((card) => card !== first))) yield [first, ...rest];
  }
}
