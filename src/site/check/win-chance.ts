/*
 * The chance to win the whole game from a position, for the claims in texts. The first of four answers that there is:
 *
 * 1. A search of this deal finds a win: 1, proved.
 * 2. No redeal is left and the search finds no win: 0, proved.
 * 3. One redeal is left and few cards are in play: every place to stop is looked into, and every order in which the
 *    cards left there can be dealt again. In `Foundations: C-K D-K H-K S-6 | Deal: 2 | JS KS QS | 9S 8S 7S | TS` it is
 *    best to bring 7S 8S 9S home and redeal: 8 of the 24 orders of the other four win, so the chance is 1/3, proved.
 * 4. The measured tables (content/measurements/odds-*.json) say it of the best place to stop: 0.722, 0.715 to 0.729.
 */

import { type Move, merciRefusal } from '../../core/moves.ts';
import { cardsLeft, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import { type Chance, chanceOf, type Odds } from '../../solver/odds.ts';
import { outlook } from '../../solver/outlook.ts';
import { allStops } from '../../solver/stops.ts';
import { oddsFor } from '../figures/odds-tables.ts';
import { canWin, shufflesWon } from './proven-facts.ts';

/** A chance to win the game, 0–1, and whether it is proved; `low` and `high` are then the chance itself. */
export type WinChance = Chance & { readonly proved: boolean };

const proved = (chance: number): WinChance => ({ chance, low: chance, high: chance, proved: true });

const measured = (chance: Chance | null): WinChance | null =>
  chance === null ? null : { ...chance, proved: false };

/** Most cards in play for which every place to stop is looked into. */
const MOST_IN_PLAY = 14;
/** Most cards left at a stop for which every order of the redeal is tried. */
const MOST_REDEALT = 7;

/** The chance to win from a position; null where neither a search nor a table tells it. */
export function chanceAt(rules: Rules, position: Position): WinChance | null {
  const won = canWin(rules, position);
  if (won === true) return proved(1);
  if (position.deal > rules.redeals) return won === null ? null : proved(0);
  const odds = oddsFor(rules);
  const exact = chanceByAllOrders(rules, position, odds);
  if (exact !== null) return exact;
  return odds === null ? null : measured(outlook(rules, position, odds, Number.MAX_SAFE_INTEGER).chance);
}

/** The chance to win when the redeal is taken at once, before any card of it is seen. */
function chanceAfterRedeal(rules: Rules, position: Position): WinChance | null {
  const last = position.deal === rules.redeals;
  const shuffles = last && cardsLeft(position).length <= MOST_REDEALT ? shufflesWon(rules, position) : null;
  if (shuffles !== null) return proved(shuffles.won / shuffles.of);
  const odds = oddsFor(rules);
  const heights = position.foundations.map((pile) => pile.length);
  return odds === null ? null : measured(chanceOf(odds, heights, rules.redeals - position.deal));
}

/** The chance to win after a move that leads from `before` to `after`; of a redeal, before its cards are seen. */
export function chanceAfterMove(
  rules: Rules,
  before: Position,
  move: Move,
  after: Position,
): WinChance | null {
  return move.kind === 'redeal' ? chanceAfterRedeal(rules, before) : chanceAt(rules, after);
}

/**
 * Before the last redeal, the exact chance at the best place to stop: of those with few cards left every order is tried,
 * and the table must say that no stop with more cards left can be better; as it is measured, so is the answer then. Null
 * where that does not settle it.
 */
function chanceByAllOrders(rules: Rules, position: Position, odds: Odds | null): WinChance | null {
  const closed = isSameSuitDeal(rules) && rules.redealWhen === 'any-time';
  const noMerci = merciRefusal(rules, position) !== null;
  if (!closed || !noMerci || position.deal !== rules.redeals) return null;
  if (cardsLeft(position).length > MOST_IN_PLAY) return null;
  const stops = allStops(rules, position);
  if (stops === null) return null;
  let best = 0;
  let bestUntried = 0;
  for (const { foundations } of stops) {
    const piles = foundations.map((height, suit) =>
      Array.from({ length: height }, (_, rank) => suit * 13 + rank),
    );
    const left = cardsLeft(position).filter((card) => !piles.flat().includes(card));
    if (left.length > MOST_REDEALT) {
      const high = odds === null ? 1 : (chanceOf(odds, foundations, 0)?.high ?? 1);
      bestUntried = Math.max(bestUntried, high);
      continue;
    }
    const shuffles = shufflesWon(rules, { ...position, fans: [left], foundations: piles });
    if (shuffles === null) return null;
    best = Math.max(best, shuffles.won / shuffles.of);
  }
  if (best < bestUntried) return null;
  return bestUntried > 0 ? measured({ chance: best, low: best, high: best }) : proved(best);
}
