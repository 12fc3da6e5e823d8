import type { Card } from '../core/card.ts';
import { advance } from '../core/game.ts';
import { legalMercis, legalPlays, type Move, refusal } from '../core/moves.ts';
import { isWon, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import type { Raced } from './score.ts';

/** One moment of a sitting: the position, and the move that led to it, or null at the start of a game. */
export interface Moment {
  readonly game: Raced;
  readonly position: Position;
  readonly move: Move | null;
  /** Whether the move was made by itself, after one of the player's; see turn.ts. */
  readonly auto?: boolean;
  /** Cards that stay in this deal until the player moves them; see turn.ts. */
  readonly kept?: readonly Card[];
}

/**
 * A sitting at the table: every moment so far and which of them is shown.
 *
 * Undo and redo only change `at`, so they cover everything alike: moves, redeals, mercis and new games.
 */
export interface Session {
  readonly moments: readonly Moment[];
  readonly at: number;
}

/** What a player can do. An illegal `play` changes nothing. */
export type Action =
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'new'; readonly game: Raced }
  | { readonly type: 'restart' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'jump'; readonly at: number };

/** A sitting that begins with a game. */
export function openSession(game: Raced): Session {
  return { moments: [{ game, position: game.start, move: null }], at: 0 };
}

/** The moment that is shown. */
export function now(session: Session): Moment {
  const moment = session.moments[session.at];
  if (moment === undefined) throw new Error(`no moment ${session.at}`);
  return moment;
}

/** The session after an action; the same object when the action changes nothing. */
export function update(session: Session, action: Action): Session {
  const { game, position } = now(session);
  switch (action.type) {
    case 'play':
      if (refusal(game.rules, position, action.move) !== null) return session;
      return push(session, { game, position: advance(game, position, action.move), move: action.move });
    case 'new':
      return push(session, { game: action.game, position: action.game.start, move: null });
    case 'restart':
      return position === game.start ? session : push(session, { game, position: game.start, move: null });
    case 'undo':
      return go(session, session.at - 1);
    case 'redo':
      return go(session, session.at + 1);
    case 'jump':
      return go(session, action.at);
  }
}

function push(session: Session, moment: Moment): Session {
  return { moments: [...session.moments.slice(0, session.at + 1), moment], at: session.at + 1 };
}

function go(session: Session, at: number): Session {
  return at === session.at || session.moments[at] === undefined ? session : { ...session, at };
}

/** Where a game stands, told apart by what the player can still do. */
export const PHASES = ['playing', 'won', 'stuck-redeal', 'stuck-merci', 'over'] as const;
/** See {@link PHASES}: plays are left; all home; only a redeal is left; only a merci is left; nothing is left. */
export type Phase = (typeof PHASES)[number];

/** Says where a game stands by the plain rules alone. */
export function phaseOf(rules: Rules, position: Position): Phase {
  if (isWon(rules, position)) return 'won';
  if (legalPlays(rules, position).length > 0) return 'playing';
  if (legalMercis(rules, position).length > 0) return 'stuck-merci';
  return refusal(rules, position, { kind: 'redeal' }) === null ? 'stuck-redeal' : 'over';
}
