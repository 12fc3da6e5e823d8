import type { Moment, Session } from './session.ts';

/** The index of the first moment of the game that is shown. */
export function startIndex({ moments, index }: Session): number {
  return moments.slice(0, index + 1).findLastIndex(({ move }) => move === null);
}

/** The index of the moment at which the deal that is shown was dealt: the start of its game, or its last redeal. */
export function dealIndex({ moments, index }: Session): number {
  return moments.slice(0, index + 1).findLastIndex(({ move }) => move === null || move.kind === 'redeal');
}

/** The moments of the game that is shown, from its start to the one that is shown. */
export function currentGame(session: Session): readonly Moment[] {
  return session.moments.slice(startIndex(session), session.index + 1);
}
