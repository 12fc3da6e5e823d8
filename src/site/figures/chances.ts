/*
 * The chance to win the game from a position, for the claims in texts: proved where the rest of the game is searched
 * to its end, or every shuffle of the few cards left is tried; else from the measured tables, with its interval.
 */

import { type Move, merciRefusal } from '../../core/moves.ts';
import { cardsLeft, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Json } from '../../measure/measurement.ts';
import { oddsName, oddsOf } from '../../measure/odds.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import { type Chance, chanceOf, type Odds, tableOf } from '../../solver/odds.ts';
import { outlook } from '../../solver/outlook.ts';
import { allStops } from '../../solver/stops.ts';
import { canWin, shufflesWon } from './facts.ts';
import { measured } from './measured.ts';

/** A chance to win, 0–1, and whether it is proved; its interval is then a point. */
export type Worth = Chance & { readonly proved: boolean };

const proved = (chance: number): Worth => ({ chance, low: chance, high: chance, proved: true });

/** Cards in play where each place to stop at is looked into, and those left there whose orders are all tried. */
const MANY = 14;
const FEW = 6;

/** What a position is worth; null where nobody knows. */
export function positionValue(rules: Rules, position: Position): Worth | null {
  const won = canWin(rules, position);
  if (won === true) return proved(1);
  if (position.deal > rules.redeals) return won === null ? null : proved(0);
  const odds = tableFor(rules);
  const exact = exactWorth(rules, position, odds);
  if (exact !== null) return exact;
  const chance = odds === null ? null : outlook(rules, position, odds, Number.MAX_SAFE_INTEGER).chance;
  return chance === null ? null : { ...chance, proved: false };
}

/** What a redeal taken now is worth, before any card of it is seen. */
export function worthOfRedeal(rules: Rules, position: Position): Worth | null {
  const last = position.deal === rules.redeals;
  const shuffles = last && cardsLeft(position).length <= FEW ? shufflesWon(rules, position) : null;
  if (shuffles !== null) return proved(shuffles.won / shuffles.of);
  const odds = tableFor(rules);
  const heights = position.foundations.map((pile) => pile.length);
  const chance = odds === null ? null : chanceOf(odds, heights, rules.redeals - position.deal);
  return chance === null ? null : { ...chance, proved: false };
}

/** What a move is worth: `after` is the position that it leads to. */
export function worthOfMove(rules: Rules, before: Position, move: Move, after: Position): Worth | null {
  return move.kind === 'redeal' ? worthOfRedeal(rules, before) : positionValue(rules, after);
}

/** Before the last redeal, when few cards are left: the best stop, if none of those with more cards can be better. */
function exactWorth(rules: Rules, position: Position, odds: Odds | null): Worth | null {
  const closed = isSameSuitDeal(rules) && rules.redealWhen === 'any-time';
  const noMerci = merciRefusal(rules, position) !== null;
  if (!closed || !noMerci || position.deal !== rules.redeals || cardsLeft(position).length > MANY)
    return null;
  const stops = allStops(rules, position);
  if (stops === null) return null;
  let best = 0;
  let open = 0;
  for (const { foundations } of stops) {
    const piles = foundations.map((height, suit) =>
      Array.from({ length: height }, (_, rank) => suit * 13 + rank),
    );
    const left = cardsLeft(position).filter((card) => !piles.flat().includes(card));
    if (left.length > FEW) {
      const high = odds === null ? 1 : (chanceOf(odds, foundations, 0)?.high ?? 1);
      open = Math.max(open, high);
      continue;
    }
    const shuffles = shufflesWon(rules, { ...position, fans: [left], foundations: piles });
    if (shuffles === null) return null;
    best = Math.max(best, shuffles.won / shuffles.of);
  }
  return best >= open ? proved(best) : null;
}

const tables = new Map<string, Odds | null>();

/** The measured table of a game; null where there is none. */
export function tableFor(rules: Rules): Odds | null {
  const id = tableOf(rules);
  if (id === null) return null;
  const name = oddsName(id, 1);
  const known = tables.get(name);
  if (known !== undefined) return known;
  const levels: Json[] = [];
  for (let level = measured.get(oddsName(id, 0)); level !== undefined; ) {
    levels.push(level);
    level = measured.get(oddsName(id, levels.length));
  }
  const odds = levels.length === 0 ? null : oddsOf(levels);
  tables.set(name, odds);
  return odds;
}
