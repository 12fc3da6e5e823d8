import { makeGameLink } from '../game-link.ts';
import { readObject } from '../json.ts';
import { gamesOf } from '../saved.ts';
import type { Session } from '../session.ts';

/** The text of a session without its random name, so that it is nobody's and no other state of the session takes its place. */
export function withoutSessionId(text: string): string {
  return JSON.stringify({ ...readObject(text), sitting: undefined });
}

/** Whether another session has all games of a session, each with the same moves or more of them. */
export function isWithin(session: Session, other: Session): boolean {
  const others = gamesOf(other.moments);
  return gamesOf(session.moments).every((game) =>
    others.some(
      (one) => one.length >= game.length && makeGameLink(one.slice(0, game.length)) === makeGameLink(game),
    ),
  );
}
