import type { Card } from '../core/card.ts';
import { advance } from '../core/game.ts';
import type { Move } from '../core/moves.ts';
import { autoPlays } from './auto-play.ts';
import { type Moment, now, type Session, update } from './session.ts';

/*
 * A turn is a move of the player and what goes home by itself after it. In the record of a game these are moves like
 * any others; undo and redo take a turn as one. After an undo, or when a game is opened, nothing moves by itself: the
 * table shows what was asked for.
 */

/** The session after moves of the player, and what then goes home by itself; the same object when nothing was legal. */
export function playTurn(session: Session, moves: readonly Move[]): Session {
  const played = moves.reduce((before: Session, move) => update(before, { type: 'play', move }), session);
  if (played === session) return session;
  const { game, position } = now(played);
  return follow(played, autoPlays(game.rules, position, keptOf(played)));
}

/** The session before the turn that is shown. */
export function undoTurn(session: Session): Session {
  return update(session, { type: 'jump', at: turnOf(session) - 1 });
}

/** The session after the next turn. */
export function redoTurn(session: Session): Session {
  const { moments, at } = session;
  let next = at + 1;
  while (moments[next + 1]?.auto) next++;
  return update(session, { type: 'jump', at: next });
}

/** The moment of the player's own move in the turn that is shown. */
export function turnOf({ moments, at }: Session): number {
  return moments.slice(0, at + 1).findLastIndex(({ auto }) => !auto);
}

/** The automatic plays that were made last in the deal that is shown: the moment before them, and the cards. */
export interface AutoRun {
  readonly from: number;
  readonly cards: readonly Card[];
}

/** Finds the last automatic plays of the deal that is shown; null when there are none. */
export function lastRun({ moments, at }: Session): AutoRun | null {
  const laid = laidAt(moments, at);
  const to = moments.slice(0, at + 1).findLastIndex(({ auto }) => auto);
  if (to <= laid) return null;
  const from = turnOf({ moments, at: to });
  return { from, cards: moments.slice(from + 1, to + 1).flatMap(({ move }) => cardOf(move) ?? []) };
}

/** Goes back to the moment before some automatic plays and makes them anew, but for cards that stay where they lie. */
export function keepBack({ moments }: Session, { from }: AutoRun, cards: readonly Card[]): Session {
  const before = moments[from];
  if (before === undefined) throw new Error(`no moment ${from}`);
  const kept = { ...before, kept: cards };
  const session = { moments: [...moments.slice(0, from), kept], at: from };
  return follow(session, autoPlays(before.game.rules, before.position, keptOf(session)));
}

/** The cards that the player has taken back from home in this deal: they go there only by the player's own hand. */
function keptOf({ moments, at }: Session): readonly Card[] {
  return moments.slice(laidAt(moments, at), at + 1).flatMap(({ kept = [] }) => kept);
}

/** The moment at which the deal that a moment belongs to was laid out. */
export function laidAt(moments: readonly Moment[], at: number): number {
  return moments.slice(0, at + 1).findLastIndex(({ move }) => move === null || move.kind === 'redeal');
}

function follow(session: Session, moves: readonly Move[]): Session {
  const { game, position } = now(session);
  const added: Moment[] = [];
  let at = position;
  for (const move of moves) {
    at = advance(game, at, move);
    added.push({ game, position: at, move, auto: true });
  }
  if (added.length === 0) return session;
  return {
    moments: [...session.moments.slice(0, session.at + 1), ...added],
    at: session.at + added.length,
  };
}

function cardOf(move: Move | null): Card | null {
  return move !== null && 'card' in move ? move.card : null;
}
