import type { Game } from '../core/game.ts';
import { currentGame, startIndex } from './current-game.ts';
import { makeGameLink } from './game-link.ts';
import { currentMoment, type Moment, type Session } from './session.ts';

/*
 * Copies of games within a session, so that nothing played is lost when an earlier moment is played on from.
 *
 * A session that has a game of four moments (indexes 0 to 3) and is played on from index 1 would drop 2 and 3. So
 * `copyGame(session, game, 1)` appends a copy of moments 0 and 1 first, as indexes 4 and 5, and shows index 5: what is
 * played then is added behind the copy. A {@link FullHistory} remembers a game as it was, so that the page of a review
 * finds it again by the identity of its moments, wherever the table has gone since.
 */

/** One game of a session from its start to its end, and the index of its first moment in the session. */
export interface FullHistory {
  readonly game: Game;
  readonly startIndex: number;
  readonly moments: readonly Moment[];
}

/** The whole game that a session shows, moves that were undone included. */
export function fullHistory(session: Session): FullHistory {
  const first = startIndex(session);
  const next = session.moments.findIndex(({ move }, index) => index > first && move === null);
  const { game } = currentMoment(session);
  return { game, startIndex: first, moments: session.moments.slice(first, next < 0 ? undefined : next) };
}

/** Whether a session still has every moment of a game at the same index. */
export function hasGame({ moments }: Session, game: FullHistory): boolean {
  return game.moments.every((moment, index) => moments[game.startIndex + index] === moment);
}

/** A game with the moves that have been added to it since, where a session still has it. */
export function withLaterMoves(session: Session, game: FullHistory): FullHistory {
  return hasGame(session, game) ? fullHistory({ ...session, index: game.startIndex }) : game;
}

/** Which moment of a game a session shows, 0 for its start; -1 where it shows another game. */
export function shownIndex(session: Session, game: FullHistory): number {
  const index = session.index - game.startIndex;
  return hasGame(session, game) && game.moments[index] !== undefined ? index : -1;
}

/** The session with moment `index` of a game shown; a game that it no longer has whole is appended to it. */
export function showMoment(session: Session, game: FullHistory, index: number): Session {
  if (hasGame(session, game)) return { ...session, index: game.startIndex + index };
  const { moments } = session;
  return { moments: [...moments, ...game.moments], index: moments.length + index };
}

/** The session with a copy of a game up to moment `index` appended as a new game, to be played on from there. */
export function copyGame({ moments }: Session, game: FullHistory, index: number): Session {
  const copy = game.moments.slice(0, index + 1).map((moment) => ({ ...moment }));
  return { moments: [...moments, ...copy], index: moments.length + index };
}

/** Whether a session shows the game that another one shows, gone on from there or just as far. */
export function goesOnFrom(session: Session, other: Session): boolean {
  const game = currentGame(other);
  return makeGameLink(fullHistory(session).moments.slice(0, game.length)) === makeGameLink(game);
}

/** The session with another one laid on top of what it shows. */
export function laidOnTop({ moments, index }: Session, other: Session): Session {
  const before = moments.slice(0, index + 1);
  return { moments: [...before, ...other.moments], index: before.length + other.index };
}

/** The session after a step; where the step dropped moments, all of them are kept and its game is appended instead. */
export function keepHistory(before: Session, after: Session): Session {
  if (before.moments.every((moment, index) => after.moments[index] === moment)) return after;
  const game = fullHistory(after);
  return copyGame(before, game, after.index - game.startIndex);
}
