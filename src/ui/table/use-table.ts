import { useMemo, useRef, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import {
  cardRefusal,
  cardsMoved,
  legalMercis,
  legalPlays,
  type Move,
  merciRefusal,
  refusal,
} from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Rules } from '../../core/rules.ts';
import type { RacedGame } from '../../play/score.ts';
import {
  type Action,
  currentMoment,
  openSession,
  type Phase,
  phaseOf,
  type Session,
  update,
} from '../../play/session.ts';
import type { FocusTarget } from '../board/focus-target.ts';
import { hasKeys } from '../board/keys/keyboard.ts';
import { type Speech, useSpeech } from '../board/use-speech.ts';
import { moveClause, moveSaid, refusalSentence } from '../words/en/board.ts';
import { cardName, sentence } from '../words/en/phrases.ts';
import { ASKED, pileWaits, stockHow, TIME_SAID } from '../words/en/table.ts';
import { gameEnding, type HomeProof, onlyStockLeft } from './ending.ts';

/*
 * The controller of a table: its state, and one function for everything a player can do. Every function says aloud what
 * it did. On a tap on the `9C`, which can go on the `TC` alone, the board calls `play({kind: 'play', card, to})`; the
 * session gets one more moment, the page is drawn from it, and the live region says "9 of clubs on the 10 of clubs" and
 * which card is uncovered. A tap on a covered card calls `refuse`: nothing changes but `cause`, the card that covers it, and what is said.
 * Others wrap the controller and put their own `play` in place of this one: use-auto-play.ts, use-review.ts.
 */

/** A table: the game as it stands, and everything the player can do. */
export interface TableController extends Speech {
  readonly game: RacedGame;
  readonly rules: Rules;
  readonly position: Position;
  readonly session: Session;
  readonly phase: Phase;
  /** Where the game stands, as a sentence, when it does not simply go on; else empty. */
  readonly ending: string;
  /** What to do while only the stock can be played; else empty. */
  readonly nudge: string;
  /** The moves that a touch can make now: plays, or mercis while the merci is armed. */
  readonly legal: readonly Move[];
  readonly armed: boolean;
  /** Why there is no merci now, or null when it can be armed. */
  readonly noMerci: Refusal | null;
  /** Why there is no redeal now, or null when it can be taken. */
  readonly noRedeal: Refusal | null;
  /** Whether the redeal has been asked for while plays are left, and waits to be asked for again. */
  readonly confirming: boolean;
  /** Whether what was asked for last was refused. */
  readonly refused: boolean;
  /** The card that stood in its way, or null. */
  readonly cause: Card | null;
  /** Brings the session on to another, and says what that did; `idle` is said where nothing changes. */
  readonly act: (
    step: (session: Session) => Session,
    clause: (before: Session, after: Session) => string,
    idle?: string,
  ) => void;
  /** Plays a move, or several of a line. */
  readonly play: (...moves: readonly Move[]) => void;
  /** Redeals; while plays are left or something is said against it, the `caution`, it asks first. */
  readonly redeal: (caution?: string) => void;
  readonly merci: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  /** Opens another game, plays some moves of it, and says so. */
  readonly open: (game: RacedGame, moves?: readonly Move[], said?: string) => void;
  /** Takes up a sitting in place of this one; `said` is what is said of it, and `shown` what the page shows. */
  readonly resume: (session: Session, said: string, shown?: string) => void;
  /** Says why a touch has no move. */
  readonly refuse: (target: FocusTarget) => void;
  /** Takes note that at most so many cards can be home at the end of this deal, from the present position on. */
  readonly prove: (most: number) => void;
  /** Gives up whatever was begun: an armed merci, a redeal that waits, a refusal on the page. */
  readonly cancel: () => void;
}

/** What was begun and waits for its second step, and what is known of a refusal. */
type Pending = Pick<TableController, 'armed' | 'confirming' | 'refused' | 'cause'>;
const NOTHING_PENDING: Pending = { armed: false, confirming: false, refused: false, cause: null };

/** Sits down at a game; `endingOf` puts into words where it stands when it does not simply go on. */
export function useTable(first: () => RacedGame, endingOf: typeof gameEnding = gameEnding): TableController {
  const [session, setSession] = useState(() => openSession(first()));
  const latest = useRef(session);
  const [pending, setPending] = useState(NOTHING_PENDING);
  const [proof, setProof] = useState<HomeProof | null>(null);
  const speech = useSpeech();
  const { game, position } = currentMoment(session);
  const { rules } = game;
  const { armed, confirming } = pending;
  const noMerci = merciRefusal(rules, position);
  const noRedeal = refusal(rules, position, { kind: 'redeal' });
  const phase = phaseOf(rules, position);
  const plays = useMemo(() => legalPlays(rules, position), [rules, position]);

  const replace = (next: Session) => {
    latest.current = next;
    setSession(next);
  };
  const refuseWith = (text: string, cause: Card | null = null) => {
    setPending({ ...pending, confirming: false, refused: true, cause });
    speech.say(text);
  };
  const act: TableController['act'] = (step, clause, idle) => {
    const before = latest.current;
    const after = step(before);
    if (after === before && idle) return refuseWith(idle);
    setPending(NOTHING_PENDING);
    if (after === before) return;
    replace(after);
    const text = clause(before, after);
    speech.say(`${text} ${endingOf(after, proof) || onlyStockLeft(after)}`.trim(), text);
  };

  const moves = playing(act);

  return {
    ...speech,
    ...pending,
    ending: endingOf(session, proof),
    nudge: onlyStockLeft(session),
    prove: (most) => setProof({ index: session.index, moment: currentMoment(session), most }),
    game,
    rules,
    position,
    session,
    phase,
    act,
    ...moves,
    noMerci,
    noRedeal,
    legal: armed ? legalMercis(rules, position) : plays,
    redeal(caution = '') {
      if (noRedeal !== null) return refuseWith(refusalSentence(noRedeal));
      if (redealsAtOnce({ noRedeal, confirming, phase }, caution)) return moves.play({ kind: 'redeal' });
      setPending({ ...NOTHING_PENDING, confirming: true });
      speech.say(ASKED.redeal(plays.length, caution));
    },
    merci() {
      if (noMerci !== null) return refuseWith(refusalSentence(noMerci));
      setPending({ ...NOTHING_PENDING, armed: !armed });
      const cards = new Set(cardsMoved(legalMercis(rules, position))).size;
      speech.say(armed ? ASKED.merciOff : ASKED.merci(cards, hasKeys()));
    },
    resume(other, text, shown = text) {
      replace(other);
      setPending(NOTHING_PENDING);
      speech.say(text, shown);
    },
    refuse(target) {
      const { text, cause } = refusalOf(rules, position, armed, target);
      refuseWith(text, cause);
    },
    cancel() {
      if (pending === NOTHING_PENDING) return;
      setPending(NOTHING_PENDING);
      speech.say(armed ? ASKED.merciOff : '');
    },
  };
}

/** Whether Redeal redeals at once: nothing stands against it, or it has been asked for before. */
export function redealsAtOnce(
  { noRedeal, confirming, phase }: Pick<TableController, 'noRedeal' | 'confirming' | 'phase'>,
  caution: string,
): boolean {
  return noRedeal === null && (confirming || (phase !== 'playing' && caution === ''));
}

/** Moves and their undoing: each makes its actions and says what they did. */
function playing(
  act: TableController['act'],
): Pick<TableController, 'play' | 'undo' | 'redo' | 'restart' | 'open'> {
  return {
    play: (...moves) =>
      act(making(...moves.map(played)), (_, after) => {
        const [before, { position, move }] = [after.moments[after.index - 1], currentMoment(after)];
        return before === undefined || move === null ? '' : moveSaid(before.position, position, move);
      }),
    undo: () =>
      act(
        making({ type: 'undo' }),
        (before) => TIME_SAID.undone(clauseAt(before, before.index)),
        ASKED.noUndo,
      ),
    redo: () =>
      act(
        making({ type: 'redo' }),
        (_, after) => TIME_SAID.redone(clauseAt(after, after.index)),
        ASKED.noRedo,
      ),
    restart: () => act(making({ type: 'restart' }), () => TIME_SAID.restarted),
    open: (next, moves = [], said = TIME_SAID.opened) =>
      act(making({ type: 'new', game: next }, ...moves.map(played)), () =>
        `${said} ${stockHow(next.rules)}`.trim(),
      ),
  };
}

/** Why a touch has no move, as a sentence, and the card that stands in its way. */
function refusalOf(
  rules: Rules,
  position: Position,
  armed: boolean,
  target: FocusTarget,
): { readonly text: string; readonly cause?: Card } {
  if (target.at === 'pile') return { text: sentence(pileWaits(rules, position, target.pile)) };
  if (target.at === 'stock')
    return { text: refusalSentence(refusal(rules, position, { kind: 'stock' }) ?? { why: 'stock-empty' }) };
  if (target.at === 'space')
    return { text: sentence(target.fan < position.fans.length ? ASKED.space(rules) : ASKED.newFan) };
  const card = target.at === 'cell' ? (position.cells[target.cell] ?? null) : target.card;
  if (card === null) return { text: ASKED.cell };
  if (armed) return { text: refusalSentence(merciCardRefusal(rules, position, card)) };
  const reason = cardRefusal(rules, position, card);
  if (reason === null) return { text: sentence(`the ${cardName(card)} has no move`) };
  return { text: refusalSentence(reason), ...(reason.why === 'buried' && { cause: reason.under }) };
}

/** The move that led to a moment, in words; empty where none did. */
function clauseAt({ moments }: Session, index: number): string {
  const [before, after] = [moments[index - 1], moments[index]];
  return before === undefined || after?.move == null ? '' : moveClause(before.position, after.move);
}

/** The step that some actions make, one after another. */
function making(...actions: readonly Action[]): (session: Session) => Session {
  return (session) => actions.reduce(update, session);
}

function played(move: Move): Action {
  return { type: 'play', move };
}

/** Why the merci does not draw a card. */
function merciCardRefusal(rules: Rules, position: Position, card: Card): Refusal {
  const fan = position.fans.findIndex((cards) => cards.includes(card));
  const tried = refusal(rules, position, { kind: 'merci', card, to: { at: 'fan', fan } });
  return tried ?? { why: 'merci-place', card };
}
