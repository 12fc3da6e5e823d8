/*
 * What an exhaustive search proves of a position: whether this deal can be won, how many cards can come home in it, and
 * how many orders of a redeal win. `null` means that the search came to its limit, so that nothing is proved. In
 * `Foundations: C-Q D-K H-Q S-8 | KC 9S QS | KS KH TS | JS`, the last deal, `canWin` is true; after JS-QS it is false,
 * and `mostHome` is 46. Many claims are about the same few positions, so answers are remembered for the whole build.
 */

import type { Card } from '../../core/card.ts';
import { dealAgain } from '../../core/deal/redeal.ts';
import { cardsLeft, type Position } from '../../core/position.ts';
import { makeKey } from '../../core/position-notation.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import { solve } from '../../solver/solve.ts';

/** Most positions that one search looks at. */
const MOST_POSITIONS = 2_000_000;
/** Most cards whose orders are all tried: 7 cards have 5040. */
const MOST_PERMUTED = 7;

/** A function of a position that works out each answer once. */
function remembered<Answer>(ask: (rules: Rules, position: Position) => Answer): typeof ask {
  const answers = new Map<string, Answer>();
  return (rules, position) => {
    const progress = [position.deal, position.merciUsed, position.moved.join()];
    const key = `${JSON.stringify(rules)} ${progress.join(' ')} ${makeKey(rules, position)}`;
    const answer = answers.has(key) ? (answers.get(key) as Answer) : ask(rules, position);
    answers.set(key, answer);
    return answer;
  };
}

/** Whether everything can be brought home from here without a redeal, by a merci as well if one may be taken. */
export const canWin = remembered((rules, position): boolean | null => {
  const { verdict } = solve(rules, position, MOST_POSITIONS, 'win');
  return verdict === 'unknown' ? null : verdict === 'solvable';
});

/** The most cards that can be home at the end of this deal, with a merci as well if one may be taken. */
export const mostHome = remembered((rules, position): number | null => {
  // To look for a win costs much less than to look for the most, and finds more.
  if (canWin(rules, position) === true) return cardCount(rules);
  const { home, proved } = solve(rules, position, MOST_POSITIONS, 'most');
  return proved ? home : null;
});

/** How many of all orders in which the cards left can be dealt again are won in that deal; null for more than a few. */
export const shufflesWon = remembered(
  (rules, position): { readonly won: number; readonly of: number } | null => {
    const cards = cardsLeft(position);
    if (cards.length > MOST_PERMUTED) return null;
    const count = { won: 0, of: 0 };
    for (const order of ordersOf(cards)) {
      const won = canWin(rules, dealAgain(rules, position, order));
      if (won === null) return null;
      count.of++;
      if (won) count.won++;
    }
    return count;
  },
);

function* ordersOf(cards: readonly Card[]): Generator<readonly Card[]> {
  if (cards.length === 0) yield [];
  for (const first of cards) {
    for (const rest of ordersOf(cards.filter((card) => card !== first))) yield [first, ...rest];
  }
}
