import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { type Chance, chanceOf, type Odds } from './odds.ts';
import { outlook } from './outlook.ts';

/** One moment of a game that was played: the position, and the move that led to it (null at the start). */
export interface Played {
  readonly position: Position;
  readonly move: Move | null;
}

/** What a moment was worth. */
export interface Reviewed {
  /** The chance to win by perfect play from here; null where it is not known. */
  readonly chance: Chance | null;
  /**
   * What the move that led here gave away, 0–1: the chance before it less the chance after it. For a redeal the
   * chance after it is that of any deal of the cards left, so that luck counts neither way.
   */
  readonly lost: number;
  /** Whether that is more than the error of the tables can account for: a turning point. */
  readonly turningPoint: boolean;
}

/** Positions looked at for one moment, where the search may not end. */
const REVIEW_LIMIT = 100_000;

/** Reviews a game move by move against the best that was reachable; moment by moment, so that it can be shown as it comes. */
export function* review(rules: Rules, game: readonly Played[], odds: Odds | null): Generator<Reviewed> {
  let last: { readonly position: Position; readonly chance: Chance | null } | null = null;
  for (const { position, move } of game) {
    const { chance } = outlook(rules, position, odds, REVIEW_LIMIT);
    const before = move === null ? null : (last?.chance ?? null);
    const after = move?.kind === 'redeal' && last !== null ? atRedeal(rules, last.position, odds) : chance;
    const known = before !== null && after !== null;
    yield {
      chance,
      lost: known ? Math.max(0, before.chance - after.chance) : 0,
      turningPoint: known && before.low > after.high,
    };
    last = { position, chance };
  }
}

/** The chance at the moment of a redeal, before any card of it is seen. */
function atRedeal(rules: Rules, { deal, foundations }: Position, odds: Odds | null): Chance | null {
  const heights = foundations.map((pile) => pile.length);
  return odds === null ? null : chanceOf(odds, heights, rules.redeals - deal);
}
