import { useRef, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import { cardRefusal, legalMercis, legalPlays, type Move, merciRefusal, refusal } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Rules } from '../../core/rules.ts';
import type { Raced } from '../../play/score.ts';
import {
  type Action,
  now,
  openSession,
  type Phase,
  phaseOf,
  type Session,
  update,
} from '../../play/session.ts';
import type { FocusTarget } from '../board/focus-target.ts';
import { type Speech, useSpeech } from '../board/use-speech.ts';
import { cardName, moveClause, moveSaid, refusalSentence, sentence } from '../words/en/board.ts';
import { ASKED, pileWaits, timeSaid } from '../words/en/table.ts';
import { gameEnding, type Proof } from './ending.ts';

/** A table: the game as it stands, and everything the player can do. */
export interface TableController extends Speech {
  readonly game: Raced;
  readonly rules: Rules;
  readonly position: Position;
  readonly session: Session;
  readonly phase: Phase;
  /** Where the game stands, as a sentence, when it does not simply go on; else empty. */
  readonly ending: string;
  /** The moves that a touch can make now: plays, or mercis while the merci is armed. */
  readonly legal: readonly Move[];
  readonly armed: boolean;
  /** Why there is no merci now, or null when it can be armed. */
  readonly noMerci: Refusal | null;
  /** Why there is no redeal now, or null when it can be taken. */
  readonly noRedeal: Refusal | null;
  /** Whether the redeal has been asked for while plays are left, and waits to be asked for again. */
  readonly confirming: boolean;
  /** The card that stands in the way of the last refused move, or null. */
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
  /** Opens another game, and plays some moves of it. */
  readonly open: (game: Raced, moves?: readonly Move[]) => void;
  /** Takes up a sitting in place of this one; `said` is what is said of it. */
  readonly resume: (session: Session, said: string) => void;
  readonly refuse: (stop: FocusTarget) => void;
  /** Takes note that at most so many cards can be home at the end of this deal, from the present position on. */
  readonly prove: (most: number) => void;
  /** Gives up whatever was begun: an armed merci, a redeal that waits, a refusal on the page. */
  readonly calm: () => void;
}

interface Mood {
  readonly armed: boolean;
  readonly confirming: boolean;
  readonly cause: Card | null;
}
const CALM: Mood = { armed: false, confirming: false, cause: null };

/** Sits down at a game; `endingOf` puts into words where it stands when it does not simply go on. */
export function useTable(first: () => Raced, endingOf: typeof gameEnding = gameEnding): TableController {
  const [session, setSession] = useState(() => openSession(first()));
  const latest = useRef(session);
  const [mood, setMood] = useState(CALM);
  const [proof, setProof] = useState<Proof | null>(null);
  const speech = useSpeech();
  const { game, position } = now(session);
  const { rules } = game;
  const noMerci = merciRefusal(rules, position);
  const noRedeal = refusal(rules, position, { kind: 'redeal' });
  const plays = legalPlays(rules, position);

  const act: TableController['act'] = (step, clause, idle) => {
    const before = latest.current;
    const after = step(before);
    if (after === before && idle) return refuseWith(idle, null);
    setMood(CALM);
    if (after === before) return;
    latest.current = after;
    setSession(after);
    const said = clause(before, after);
    speech.say(`${said} ${endingOf(after, proof)}`.trim(), said);
  };
  const play = (...moves: readonly Move[]) =>
    act(making(...moves.map(played)), (_, after) => {
      const [before, { position, move }] = [after.moments[after.at - 1], now(after)];
      return before === undefined || move === null ? '' : moveSaid(before.position, position, move);
    });
  /** The move between a moment and the one before it, in words. */
  const clauseAt = (of: Session, at: number): string => {
    const [before, after] = [of.moments[at - 1], of.moments[at]];
    return before === undefined || after?.move == null ? '' : moveClause(before.position, after.move);
  };
  const refuseWith = (text: string, cause: Card | null) => {
    setMood({ ...mood, confirming: false, cause });
    speech.say(text);
  };

  return {
    ...speech,
    ...mood,
    ending: endingOf(session, proof),
    prove: (most) => setProof({ at: session.at, moment: now(session), most }),
    game,
    rules,
    position,
    session,
    phase: phaseOf(rules, position),
    legal: mood.armed ? legalMercis(rules, position) : plays,
    noMerci,
    noRedeal,
    act,
    play,
    redeal(caution = '') {
      if (noRedeal !== null) return refuseWith(refusalSentence(noRedeal), null);
      if (mood.confirming || (plays.length === 0 && caution === '')) return play({ kind: 'redeal' });
      setMood({ ...CALM, confirming: true });
      speech.say(ASKED.redeal(plays.length, caution));
    },
    merci() {
      if (noMerci !== null) return refuseWith(refusalSentence(noMerci), null);
      setMood({ ...CALM, armed: !mood.armed });
      speech.say(
        mood.armed ? ASKED.merciOff : ASKED.merci(new Set(legalMercis(rules, position).map(cardOfMove)).size),
      );
    },
    undo: () =>
      act(
        making({ type: 'undo' }),
        (before) => timeSaid('undone', clauseAt(before, before.at)),
        ASKED.noUndo,
      ),
    redo: () =>
      act(
        making({ type: 'redo' }),
        (_, after) => timeSaid('redone', clauseAt(after, after.at)),
        ASKED.noRedo,
      ),
    restart: () => act(making({ type: 'restart' }), () => timeSaid('restarted', '')),
    open: (next, moves = []) =>
      act(making({ type: 'new', game: next }, ...moves.map(played)), () => timeSaid('opened', '')),
    resume(other, said) {
      latest.current = other;
      setSession(other);
      setMood(CALM);
      speech.say(said);
    },
    refuse(stop) {
      if (stop.at === 'pile') return refuseWith(sentence(pileWaits(rules, position, stop.pile)), null);
      if (stop.at === 'stock') return refuseWith(refusalSentence({ why: 'stock-empty' }), null);
      if (stop.at === 'space') return refuseWith(sentence(ASKED.space(rules)), null);
      const card = stop.at === 'cell' ? (position.cells[stop.cell] ?? null) : stop.card;
      if (card === null) return refuseWith(ASKED.cell, null);
      if (mood.armed) return refuseWith(refusalSentence(merciCardRefusal(rules, position, card)), null);
      const reason = cardRefusal(rules, position, card);
      if (reason === null) return refuseWith(sentence(`the ${cardName(card)} has no move`), null);
      return refuseWith(refusalSentence(reason), reason.why === 'buried' ? reason.under : null);
    },
    calm() {
      if (mood === CALM) return;
      setMood(CALM);
      speech.say(mood.armed ? ASKED.merciOff : '');
    },
  };
}

/** The step that some actions make, one after another. */
function making(...actions: readonly Action[]): (session: Session) => Session {
  return (session) => actions.reduce(update, session);
}

function played(move: Move): Action {
  return { type: 'play', move };
}

function cardOfMove(move: Move): Card | null {
  return 'card' in move ? move.card : null;
}

/** Why the merci does not draw a card. */
function merciCardRefusal(rules: Rules, position: Position, card: Card): Refusal {
  const fan = position.fans.findIndex((cards) => cards.includes(card));
  const tried = refusal(rules, position, { kind: 'merci', card, to: { at: 'fan', fan } });
  return tried ?? { why: 'merci-place', card };
}
