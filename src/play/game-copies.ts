import type { Game } from '../core/game.ts';
import { startOf } from './game-link.ts';
import { type Moment, now, type Session } from './session.ts';

/** One game of a sitting from its start to its end, and the moment of the sitting at which it starts. */
export interface FullHistory {
  readonly game: Game;
  readonly from: number;
  readonly moments: readonly Moment[];
}

/** The whole game that a sitting shows, moves that were taken back included. */
export function fullHistory(session: Session): FullHistory {
  const from = startOf(session);
  const next = session.moments.findIndex(({ move }, at) => at > from && move === null);
  const { game } = now(session);
  return { game, from, moments: session.moments.slice(from, next < 0 ? undefined : next) };
}

/** Whether a sitting still has every moment of a game where it was. */
export function holds({ moments }: Session, { from, moments: game }: FullHistory): boolean {
  return game.every((moment, at) => moments[from + at] === moment);
}

/** A game with the moves that have been added to it since, where a sitting still has it. */
export function grown(session: Session, game: FullHistory): FullHistory {
  return holds(session, game) ? fullHistory({ ...session, at: game.from }) : game;
}

/** Which moment of a game a sitting shows, from 0 at its start; -1 where it shows another game. */
export function shownOf(session: Session, game: FullHistory): number {
  const at = session.at - game.from;
  return holds(session, game) && game.moments[at] !== undefined ? at : -1;
}

/** The sitting with a moment of a game shown; a game that it no longer has whole is laid on top of it. */
export function visit(session: Session, game: FullHistory, at: number): Session {
  if (holds(session, game)) return { ...session, at: game.from + at };
  const { moments } = session;
  return { moments: [...moments, ...game.moments], at: moments.length + at };
}

/** The sitting with a copy of a game up to a moment as a new game at its end, so that nothing played is lost by going on from there. */
export function branch({ moments }: Session, game: FullHistory, at: number): Session {
  const copy = game.moments.slice(0, at + 1).map((moment) => ({ ...moment }));
  return { moments: [...moments, ...copy], at: moments.length + at };
}

/** A sitting after a step that may have cut it short: then what the step made lies on top of all that was there. */
export function onTop(before: Session, after: Session): Session {
  if (before.moments.every((moment, at) => after.moments[at] === moment)) return after;
  const { from, moments } = fullHistory(after);
  return branch(before, { game: now(after).game, from, moments }, after.at - from);
}
