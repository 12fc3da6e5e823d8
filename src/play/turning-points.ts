import type { Chance } from '../solver/odds.ts';
import type { Reviewed } from '../solver/review.ts';
import type { Moment } from './session.ts';

/*
 * What a review of a finished game finds, by the indexes of its moments. A move stands at the index of the position
 * after it: moment 0 is the start, and the move at index 12 was made in the position at index 11.
 */

/** A move that lowered the chance to win, and the chances before and after it. */
export interface TurningPoint {
  readonly index: number;
  readonly before: Chance;
  /** The chance after it; after a redeal that of any deal of the cards left. */
  readonly after: Chance;
}

/** The moves that gave away more than the error of the tables can account for, in the order of the game. */
export function turningPointsOf(
  game: readonly Moment[],
  reviewed: readonly Reviewed[],
): readonly TurningPoint[] {
  return reviewed.flatMap(({ turningPoint, chance, unseen }, index) => {
    const before = reviewed[index - 1]?.chance ?? null;
    const after = game[index]?.move?.kind === 'redeal' ? unseen : chance;
    return turningPoint && before !== null && after !== null ? [{ index, before, after }] : [];
  });
}

/** What a redeal brought: the chance of any deal of those cards, and of the deal that came. */
export interface RedealLuck {
  /** The index of the redeal. */
  readonly index: number;
  /** The number of the deal, from 2. */
  readonly deal: number;
  readonly unseen: Chance;
  readonly dealt: Chance;
}

/** The luck of each redeal, as far as it is known. */
export function redealLucks(game: readonly Moment[], reviewed: readonly Reviewed[]): readonly RedealLuck[] {
  return reviewed.flatMap(({ chance, unseen }, index) => {
    const deal = game[index]?.position.deal;
    return chance === null || unseen === null || deal === undefined
      ? []
      : [{ index, deal, unseen, dealt: chance }];
  });
}

/** What was proved of a game whose chances are not known, as indexes of moments; null where nothing was. */
export interface ProvedMoments {
  /** The last moment from which the game could still be won. */
  readonly lastWinnable: number | null;
  /** The first moment from which it no longer could. */
  readonly firstLost: number | null;
}

/** The proofs of a reviewed game: where it could still be won, and where it was lost. */
export function provedMoments(reviewed: readonly Reviewed[]): ProvedMoments {
  const found = (index: number): number | null => (index < 0 ? null : index);
  return {
    lastWinnable: found(reviewed.findLastIndex(({ chance, proved }) => proved && chance?.chance === 1)),
    firstLost: found(reviewed.findIndex(({ chance, proved }) => proved && chance?.chance === 0)),
  };
}
