import type { Card } from '../core/card.ts';
import { advance } from '../core/game.ts';
import { cardsMoved, type Move } from '../core/moves.ts';
import { autoPlays } from './auto-play.ts';
import { dealIndex } from './current-game.ts';
import { currentMoment, type Moment, type Session, update } from './session.ts';

/*
 * A turn: one move of the player, and the automatic foundation plays that follow it. In the history each of them is a
 * moment of its own; undo and redo take the whole turn at once.
 *
 *     index  5       6            7            8
 *     move   9C-TC   7H (auto)    8H (auto)    QS-KS       undo at 7 shows 4, undo at 8 shows 7
 *
 * After an undo, or when a saved game is opened, nothing is played automatically: the table shows what was asked for.
 */

/** The session after moves of the player and the automatic plays that follow; the same object when no move was legal. */
export function playTurn(session: Session, moves: readonly Move[]): Session {
  const played = moves.reduce((before: Session, move) => update(before, { type: 'play', move }), session);
  if (played === session) return session;
  const { game, position } = currentMoment(played);
  return withAutoPlays(played, autoPlays(game.rules, position, heldBackCards(played)));
}

/** The session before the turn that is shown. */
export function undoTurn(session: Session): Session {
  return update(session, { type: 'jump', index: turnIndex(session) - 1 });
}

/** The session after the next turn. */
export function redoTurn(session: Session): Session {
  const { moments } = session;
  let index = session.index + 1;
  while (moments[index + 1]?.auto) index++;
  return update(session, { type: 'jump', index });
}

/** The index of the player's own move in the turn that is shown. */
export function turnIndex({ moments, index }: Session): number {
  return moments.slice(0, index + 1).findLastIndex(({ auto }) => !auto);
}

/** Automatic plays that followed one move: the index of the moment before them, and the cards that went home. */
export interface AutoRun {
  readonly beforeIndex: number;
  readonly cards: readonly Card[];
}

/** Finds the last automatic plays of the deal that is shown; null when there are none. */
export function lastAutoRun(session: Session): AutoRun | null {
  const { moments, index } = session;
  const end = moments.slice(0, index + 1).findLastIndex(({ auto }) => auto);
  if (end <= dealIndex(session)) return null;
  const beforeIndex = turnIndex({ moments, index: end });
  return {
    beforeIndex,
    cards: cardsMoved(moments.slice(beforeIndex + 1, end + 1).flatMap(({ move }) => move ?? [])),
  };
}

/** Takes some automatic plays back and makes them anew without `cards`, which stay in play until the end of the deal. */
export function holdBack({ moments }: Session, { beforeIndex }: AutoRun, cards: readonly Card[]): Session {
  const before = moments[beforeIndex];
  if (before === undefined) throw new Error(`no moment ${beforeIndex}`);
  const session = {
    moments: [
      ...moments.slice(0, beforeIndex),
      { ...before, heldBack: [...(before.heldBack ?? []), ...cards] },
    ],
    index: beforeIndex,
  };
  return withAutoPlays(session, autoPlays(before.game.rules, before.position, heldBackCards(session)));
}

/** The cards that the player has taken back from home in this deal: they go there only by the player's own hand. */
function heldBackCards(session: Session): readonly Card[] {
  const deal = session.moments.slice(dealIndex(session), session.index + 1);
  return deal.flatMap(({ heldBack = [] }) => heldBack);
}

function withAutoPlays(session: Session, moves: readonly Move[]): Session {
  const { game, position } = currentMoment(session);
  const added: Moment[] = [];
  let after = position;
  for (const move of moves) {
    after = advance(game, after, move);
    added.push({ game, position: after, move, auto: true });
  }
  if (added.length === 0) return session;
  return {
    moments: [...session.moments.slice(0, session.index + 1), ...added],
    index: session.index + added.length,
  };
}
