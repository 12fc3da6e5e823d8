import type { Card } from '../core/card.ts';
import { advance } from '../core/game.ts';
import { legalMercis, legalPlays, type Move, refusal } from '../core/moves.ts';
import { isWon, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import type { RacedGame } from './score.ts';

/*
 * The state of a table, and the one function that changes it (a reducer, as in Redux).
 *
 * A session is the list of all positions since the page was opened, with the index of the one that is shown: the undo
 * history. Several games can follow one another in it; each begins with a moment that has no move.
 *
 *     index  0      1     2       3      4
 *     move   null   AC    9C-TC   null   7H      two games: the first has two moves, the second one
 *
 * `undo` at index 4 shows index 3, and once more index 2: the end of the game before. Playing at index 1 drops 2 to 4.
 */

/** One entry of the history: a position, and the move that led to it, or null at the start of a game. */
export interface Moment {
  readonly game: RacedGame;
  readonly position: Position;
  readonly move: Move | null;
  /** Whether the move was an automatic foundation play after one of the player's; see turn.ts. */
  readonly auto?: boolean;
  /** Cards that automatic play leaves where they lie for the rest of this deal, because the player took them back. */
  readonly heldBack?: readonly Card[];
}

/** All moments since the page was opened, and the index of the one that is shown; undo and redo change only `index`. */
export interface Session {
  readonly moments: readonly Moment[];
  readonly index: number;
}

/** What a player can do. An illegal `play` changes nothing. */
export type Action =
  | { readonly type: 'play'; readonly move: Move }
  | { readonly type: 'new'; readonly game: RacedGame }
  | { readonly type: 'restart' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'jump'; readonly index: number };

/** A session that begins with a game. */
export function openSession(game: RacedGame): Session {
  return { moments: [{ game, position: game.start, move: null }], index: 0 };
}

/** The moment that is shown. */
export function currentMoment(session: Session): Moment {
  const moment = session.moments[session.index];
  if (moment === undefined) throw new Error(`no moment ${session.index}`);
  return moment;
}

/** The session after an action; the same object when the action changes nothing. */
export function update(session: Session, action: Action): Session {
  const { game, position } = currentMoment(session);
  switch (action.type) {
    case 'play':
      if (refusal(game.rules, position, action.move) !== null) return session;
      return push(session, { game, position: advance(game, position, action.move), move: action.move });
    case 'new':
      return push(session, { game: action.game, position: action.game.start, move: null });
    case 'restart':
      return position === game.start ? session : push(session, { game, position: game.start, move: null });
    case 'undo':
      return go(session, session.index - 1);
    case 'redo':
      return go(session, session.index + 1);
    case 'jump':
      return go(session, action.index);
  }
}

function push(session: Session, moment: Moment): Session {
  return { moments: [...session.moments.slice(0, session.index + 1), moment], index: session.index + 1 };
}

function go(session: Session, index: number): Session {
  return index === session.index || session.moments[index] === undefined ? session : { ...session, index };
}

/** Where a game stands, told apart by what the player can still do. */
export const PHASES = ['playing', 'won', 'stuck-redeal', 'stuck-merci', 'over'] as const;
/** See {@link PHASES}: plays are left; all home; only a redeal is left; a merci is left, and perhaps a redeal; nothing is left. */
export type Phase = (typeof PHASES)[number];

/** Positions never change, and a table asks about each several times. */
const phases = new WeakMap<Position, { readonly rules: Rules; readonly phase: Phase }>();

/** Says where a game stands by the plain rules alone. */
export function phaseOf(rules: Rules, position: Position): Phase {
  const last = phases.get(position);
  if (last?.rules === rules) return last.phase;
  const phase = phaseFrom(rules, position);
  phases.set(position, { rules, phase });
  return phase;
}

function phaseFrom(rules: Rules, position: Position): Phase {
  if (isWon(rules, position)) return 'won';
  if (legalPlays(rules, position).length > 0) return 'playing';
  if (legalMercis(rules, position).length > 0) return 'stuck-merci';
  return refusal(rules, position, { kind: 'redeal' }) === null ? 'stuck-redeal' : 'over';
}
