import type { Chance } from '../solver/odds.ts';
import type { Reviewed } from '../solver/review.ts';
import type { Moment } from './session.ts';

/** A move of a reviewed game that gave something away, by its place in the game; the moment before it is `at - 1`. */
export interface TurningPoint {
  readonly at: number;
  readonly before: Chance;
  /** The chance after it; after a redeal that of any deal of the cards left. */
  readonly after: Chance;
}

/** The moves that gave away more than the error of the tables can account for, in the order of the game. */
export function turningPointsOf(game: readonly Moment[], seen: readonly Reviewed[]): readonly TurningPoint[] {
  return seen.flatMap(({ turningPoint, chance, unseen }, at) => {
    const before = seen[at - 1]?.chance ?? null;
    const after = game[at]?.move?.kind === 'redeal' ? unseen : chance;
    return turningPoint && before !== null && after !== null ? [{ at, before, after }] : [];
  });
}

/** What a redeal brought: the chance of any deal of those cards, and of the deal that came. */
export interface Luck {
  readonly at: number;
  /** The number of the deal, from 2. */
  readonly deal: number;
  readonly unseen: Chance;
  readonly dealt: Chance;
}

/** The luck of each redeal, as far as it is known. */
export function lucksOf(game: readonly Moment[], seen: readonly Reviewed[]): readonly Luck[] {
  return seen.flatMap(({ chance, unseen }, at) => {
    const deal = game[at]?.position.deal;
    return chance === null || unseen === null || deal === undefined
      ? []
      : [{ at, deal, unseen, dealt: chance }];
  });
}

/** What was proved of a game whose chances are not known, by the places of moments; null where nothing was. */
export interface Proofs {
  /** The last moment from which the game could still be won. */
  readonly lastWinnable: number | null;
  /** The first moment from which it no longer could. */
  readonly firstLost: number | null;
}

/** The proofs of a reviewed game: where it could still be won, and where it was lost. */
export function proofsOf(seen: readonly Reviewed[]): Proofs {
  const place = (at: number): number | null => (at < 0 ? null : at);
  return {
    lastWinnable: place(seen.findLastIndex(({ chance, proved }) => proved && chance?.chance === 1)),
    firstLost: place(seen.findIndex(({ chance, proved }) => proved && chance?.chance === 0)),
  };
}
