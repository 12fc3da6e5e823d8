/*
 * What the solver proves of positions for the claims in texts: by exhaustive search alone, so that null means that
 * nothing was proved within the limits. Answers are kept, since many claims are about the same few positions.
 */

import type { Card } from '../core/card.ts';
import { dealAgain } from '../core/deal.ts';
import { legalMercis, legalPlays, merciRefusal, play } from '../core/moves.ts';
import { cardsLeft, isWon, type Position } from '../core/position.ts';
import { makeKey } from '../core/position-notation.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isMerciDeal, winWithMerci } from '../solver/merci-search.ts';
import { solve } from '../solver/solve.ts';

/** Positions that one search looks at before nothing is known. */
const LIMIT = 2_000_000;
/** Positions of a deal from each of which every merci is tried. */
const MERCI_LIMIT = 20_000;
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

/** What the search for a win by plays alone finds. */
const byPlays = kept((rules, position) => solve(rules, position, LIMIT, 'win').verdict);

/** Whether everything can be brought home from here without a redeal, by a merci as well if one may be taken. */
export const canWin = kept((rules, position): boolean | null => {
  if (isWon(rules, position)) return true;
  const verdict = byPlays(rules, position);
  if (verdict === 'solvable') return true;
  const won = verdict === 'unsolvable' ? false : null;
  if (merciRefusal(rules, position) !== null) return won;
  if (isMerciDeal(rules)) return winWithMerci(rules, position) !== null;
  const most = mostHome(rules, position);
  return most === null ? null : most === cardCount(rules);
});

/** The most cards that can be home at the end of this deal, with a merci as well if one may be taken. */
export const mostHome = kept((rules, position): number | null => {
  // To look for a win costs much less than to look for the most, and finds more.
  if (byPlays(rules, position) === 'solvable') return cardCount(rules);
  const drawn = merciRefusal(rules, position) === null && isMerciDeal(rules);
  if (drawn && winWithMerci(rules, position) !== null) return cardCount(rules);
  const { home, proved } = solve(rules, position, LIMIT, 'most');
  if (!proved) return null;
  if (merciRefusal(rules, position) !== null) return home;
  let most = home;
  const found = new Map([[makeKey(rules, position), position]]);
  // A map is walked in the order of insertion, and entries that are added on the way are walked as well.
  for (const from of found.values()) {
    for (const merci of legalMercis(rules, from)) {
      const after = mostHome(rules, play(rules, from, merci));
      if (after === null) return null;
      most = Math.max(most, after);
    }
    for (const move of legalPlays(rules, from)) {
      const next = play(rules, from, move);
      found.set(makeKey(rules, next), next);
    }
    if (found.size > MERCI_LIMIT) return null;
  }
  return most;
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
