import { home } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { type GameEntry, readEntry } from './entry.ts';
import { currentGame, makeGameLink } from './game-link.ts';
import { linkDeal } from './link-parts.ts';
import { now, phaseOf, type Session } from './session.ts';

/** What tells the deal that a sitting shows from all others; see {@link GameEntry}. */
export function dealShown(session: Session): string {
  return linkDeal(makeGameLink(currentGame(session).slice(0, 1)));
}

/** Whether a sitting was changed by playing on from what it showed, rather than by undo, redo or another game. */
export function isPlay(before: Session, after: Session): boolean {
  return (
    after.moments !== before.moments &&
    after.at > before.at &&
    after.moments[before.at] === before.moments[before.at] &&
    after.moments.slice(before.at + 1, after.at + 1).every(({ move }) => move !== null)
  );
}

/**
 * What a change at the table enters in the record, or null: a game that a play has brought to its end, or one that
 * was left with moves made. Links to ended games and games taken up again are no plays; `begun` has the deals in which
 * the player has made a move, since a game that came with its moves and was only looked at is not left.
 */
export function entryAfter(
  before: Session,
  after: Session,
  begun: ReadonlySet<string>,
  at: Date,
): GameEntry | null {
  if (isPlay(before, after)) return isEnded(after) ? entryOf(after, false, at) : null;
  const deal = dealShown(before);
  if (currentGame(before).length === 1 || isEnded(before) || !begun.has(deal)) return null;
  return deal === dealShown(after) ? null : entryOf(before, true, at);
}

function isEnded(session: Session): boolean {
  const { game, position } = now(session);
  return ['won', 'over'].includes(phaseOf(game.rules, position));
}

function entryOf(session: Session, left: boolean, at: Date): GameEntry {
  const game = makeGameLink(currentGame(session));
  const time = `${at.toISOString().slice(0, 19)}Z`;
  return unwrap(readEntry({ game, home: home(now(session).position), at: time, left }));
}
