import { home } from '../core/position.ts';
import { unwrap } from '../core/result.ts';
import { currentGame } from './current-game.ts';
import { type GameEntry, readEntry } from './entry.ts';
import { makeGameLink } from './game-link.ts';
import { linkDeal } from './link-parts.ts';
import { currentMoment, phaseOf, type Session } from './session.ts';
import { makeTimestamp } from './timestamp.ts';

/*
 * When a game enters the record, told from the session before and after each action at the table:
 *
 *     a move that wins, or after which nothing is left    → the game has ended
 *     a new game, or a link, after some moves             → the game before was left; it has ended if it is proved that no
 *                                                           move in it was of use any more
 *     undo, redo, a look at an ended game                 → nothing
 */

/** The deal that a session shows, as {@link GameEntry} names it: `game=trefoil&seed=rose`. */
export function currentDeal(session: Session): string {
  return linkDeal(makeGameLink(currentGame(session).slice(0, 1)));
}

/** Whether a session was changed by moves made from what it showed, rather than by undo, redo or another game. */
export function isPlay(before: Session, after: Session): boolean {
  return (
    after.moments !== before.moments &&
    after.index > before.index &&
    after.moments[before.index] === before.moments[before.index] &&
    after.moments.slice(before.index + 1, after.index + 1).every(({ move }) => move !== null)
  );
}

/**
 * The entry that an action at the table adds to the record, or null: a game that a move has brought to its end, or one
 * that was left with moves made. `begun` has the deals in which the player has made a move; a game that came with its
 * moves in a link and was only looked at does not count as left. `over` says that the game before was proved to be over.
 */
export function entryAfter(
  before: Session,
  after: Session,
  begun: ReadonlySet<string>,
  date: Date,
  over = false,
): GameEntry | null {
  if (isPlay(before, after)) return isEnded(after) ? entryOf(after, false, date) : null;
  const deal = currentDeal(before);
  if (currentGame(before).length === 1 || isEnded(before) || !begun.has(deal)) return null;
  return deal === currentDeal(after) ? null : entryOf(before, !over, date);
}

function isEnded(session: Session): boolean {
  const { game, position } = currentMoment(session);
  return ['won', 'over'].includes(phaseOf(game.rules, position));
}

function entryOf(session: Session, left: boolean, date: Date): GameEntry {
  const game = makeGameLink(currentGame(session));
  const cards = home(currentMoment(session).position);
  return unwrap(readEntry({ game, home: cards, at: makeTimestamp(date), left }));
}
