import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { dealIndex } from '../../play/current-game.ts';
import type { Session } from '../../play/session.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import { type AdviceModule, loadAdvice } from './load-advice.ts';

/** The solver's answer about a position. */
interface ChanceAnswer {
  readonly position: Position;
  /** The moves made in its deal before it. */
  readonly moves: number;
  readonly outlook: Outlook;
  readonly advice: AdviceModule;
}

/*
 * The chance to win is asked for once a position has lain on the table for a quarter of a second, so undo held down asks
 * once. The answer stays on the page, marked as past, until the next one is there; only the first answer after the
 * switch is spoken.
 */

/** The chance to win, followed from position to position while it is switched on. */
export interface ChanceState {
  readonly shown: boolean;
  /** The newest answer, which may still be of an earlier position; null before the first. */
  readonly answer: ChanceAnswer | null;
  /** Why there is no answer, as a sentence; else empty. */
  readonly fault: string;
  /** The answer as a sentence, for those who ask to hear the state of the game; empty without one. */
  readonly text: string;
  readonly toggle: () => void;
}

/** How long a position must lie on the table, in milliseconds, before it is asked about. */
const PAUSE = 250;

/** Follows the chance to win at a table with a solver of its own. It speaks once when it is switched on. */
export function useChance(controller: TableController): ChanceState {
  const { ask, stop } = useSolver();
  const [shown, setShown] = useState(false);
  const [answer, setAnswer] = useState<ChanceAnswer | null>(null);
  const [fault, setFault] = useState('');
  /** Whether the next answer stays unspoken. */
  const mute = useRef(true);
  const { position, rules, session, say } = controller;

  useEffect(() => {
    if (!shown) return;
    let wanted = true;
    /** Speaks the first answer after the switch, and no other. */
    const speak = (text: string) => {
      if (!mute.current) say(text, null);
      mute.current = true;
    };
    const fail = (message: string) => {
      setFault(message);
      setAnswer(null);
      speak(message);
    };
    const tell = (outlook: Outlook, advice: AdviceModule) => {
      if (!wanted) return;
      const next = { position, moves: movesOf(session), outlook, advice };
      setFault('');
      setAnswer(next);
      speak(sentenceOf(controller, next));
    };
    const timer = setTimeout(() => {
      const advice = loadAdvice();
      advice.catch(() => wanted && fail(LABELS.notLoaded));
      ask({ kind: 'outlook', rules, position }, (reply) => {
        if (reply.kind === 'fault') fail(NO_ANSWER[reply.why]);
        if (reply.kind === 'outlook') advice.then((loaded) => tell(reply.outlook, loaded)).catch(() => {});
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
      stop();
    };
  }, [shown, position]);

  return {
    shown,
    answer,
    fault,
    text: shown && answer?.position === position ? sentenceOf(controller, answer) : '',
    toggle() {
      mute.current = shown;
      setShown(!shown);
      setAnswer(null);
      setFault('');
    },
  };
}

function sentenceOf({ rules }: TableController, { position, outlook, advice }: ChanceAnswer): string {
  return advice.chanceText(rules, position, outlook);
}

/** The moves made since the deal that is shown was laid out. */
function movesOf(session: Session): number {
  return session.index - dealIndex(session);
}
