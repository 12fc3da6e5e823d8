import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { covers, type Outcome, searchDeal } from '../solver/deal-search.ts';
import { lay } from '../solver/deal-table.ts';
import { type Chance, chanceOf, type Odds } from '../solver/odds.ts';
import { allStops, bestEnd, bestStop, searchEnds, stopValuesOf } from '../solver/stops.ts';

/** How much less every other stop is worth than the best ones: three percentage points, far above the table's error. */
const MARGIN = 0.03;

/** Heights at or below the outcomes of a deal, each of which is looked at, in a position for a puzzle. */
const MOST_HEIGHTS = 3000;

/** A stop, and the chance to win with a redeal taken there. */
interface Worth {
  readonly stop: Outcome;
  readonly chance: Chance;
}

/** What a redeal is worth at each stop of a deal, the best first; empty where that is not known. */
function worthsAt(rules: Rules, odds: Odds | null, position: Position): Worth[] {
  const stops = allStops(rules, position) ?? [];
  const worths = stops.flatMap((stop): Worth[] => {
    const chance = odds === null ? null : chanceOf(odds, stop.foundations, rules.redeals - position.deal);
    return chance === null ? [] : [{ stop, chance }];
  });
  return worths.toSorted((a, b) => b.chance.chance - a.chance.chance);
}

/**
 * The goal to take the redeal where it is worth most, if that is clear: the deal cannot be won, no way to play it out
 * is worth as much as holding cards back, and of all stops some are worth the same, as far as the table can tell, and
 * each of the others clearly less. Else null.
 */
export function redealGoal(rules: Rules, odds: Odds | null, position: Position): PuzzleGoal | null {
  if (position.deal > rules.redeals) return null;
  const { outcomes, proved } = searchDeal(rules, position);
  if (!proved || outcomes.some(({ home }) => home === cardCount(rules))) return null;
  const chances = odds?.chances[rules.redeals - position.deal];
  if (chances === undefined || !paysToHold(rules, position, chances)) return null;
  const start = position.foundations.map((pile) => pile.length);
  const heights = outcomes.map(({ foundations }) =>
    foundations.reduce((all, height, suit) => all * (height - start[suit]! + 1), 1),
  );
  if (heights.reduce((sum, one) => sum + one, 0) > MOST_HEIGHTS) return null;
  const worths = worthsAt(rules, odds, position);
  const [best] = worths;
  if (best === undefined) return null;
  const wanted = worths.filter(({ chance }) => chance.high >= best.chance.low);
  const noisy = worths.some(
    (worth) => !wanted.includes(worth) && worth.chance.chance > best.chance.chance - MARGIN,
  );
  const playedOut = wanted.some(({ stop }) =>
    outcomes.some(({ foundations }) => covers(stop.foundations, foundations)),
  );
  if (noisy || playedOut) return null;
  return { kind: 'redeal', deal: position.deal + 1, from: wanted.map(({ stop }) => stop.foundations) };
}

/** Whether some way to hold cards back is worth clearly more than every way to play the deal out: a quick first look. */
function paysToHold(rules: Rules, position: Position, chances: ArrayLike<number>): boolean {
  const table = lay(rules, position);
  const worths = stopValuesOf(chances);
  const ends = searchEnds(table, worths);
  return bestStop(table, ends.ends, worths).chance > bestEnd(ends.ends, worths).chance + MARGIN;
}

/** The best redeal that is left after a move: its chance in percent, to one place, and the line that ends with it. */
export function bestRedeal(
  rules: Rules,
  odds: Odds | null,
  position: Position,
  move: Move,
): { readonly percent: number; readonly line: readonly Move[] } | null {
  const percentOf = ({ chance }: Chance): number => Math.round(1000 * chance) / 10;
  if (move.kind === 'redeal') {
    const heights = position.foundations.map((pile) => pile.length);
    const chance = odds === null ? null : chanceOf(odds, heights, rules.redeals - position.deal);
    return chance === null ? null : { percent: percentOf(chance), line: [] };
  }
  const [best] = worthsAt(rules, odds, puzzlePlay(rules, position, move));
  if (best === undefined) return null;
  return { percent: percentOf(best.chance), line: [...best.stop.line, { kind: 'redeal' }] };
}
