import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Session } from '../../play/session.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import { type AdviceModule, loadAdvice } from './load-advice.ts';

/** What the solver has told of a position. */
interface Told {
  readonly position: Position;
  /** The moves made in its deal before it. */
  readonly moves: number;
  readonly outlook: Outlook;
  readonly advice: AdviceModule;
}

/** The chance to win, followed from position to position while it is switched on. */
export interface Chances {
  readonly shown: boolean;
  /** The newest answer, which may still be of an earlier position; null before the first. */
  readonly told: Told | null;
  /** Why there is no answer, as a sentence; else empty. */
  readonly fault: string;
  /** The answer as a sentence, for those who ask to hear the state of the game; empty without one. */
  readonly said: string;
  readonly toggle: () => void;
}

/** How long a position must lie on the table, in milliseconds, before it is asked about. */
const PAUSE = 250;

/** Follows the chance to win at a table with a solver of its own. It speaks once when it is switched on. */
export function useChance(controller: TableController): Chances {
  const { ask, stop } = useSolver();
  const [shown, setShown] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const [fault, setFault] = useState('');
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
      setTold(null);
      speak(message);
    };
    const tell = (outlook: Outlook, advice: AdviceModule) => {
      if (!wanted) return;
      const next = { position, moves: movesOf(session), outlook, advice };
      setFault('');
      setTold(next);
      speak(sentenceOf(controller, next));
    };
    const timer = setTimeout(() => {
      const advice = loadAdvice();
      advice.catch(() => wanted && fail(LABELS.notLoaded));
      ask({ kind: 'outlook', rules, position }, (reply) => {
        if (reply.kind === 'fault') fail(NO_ANSWER[reply.why]);
        if (reply.kind === 'outlook') advice.then((words) => tell(reply.outlook, words)).catch(() => {});
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
    told,
    fault,
    said: shown && told?.position === position ? sentenceOf(controller, told) : '',
    toggle() {
      mute.current = shown;
      setShown(!shown);
      setTold(null);
      setFault('');
    },
  };
}

function sentenceOf({ rules }: TableController, { position, outlook, advice }: Told): string {
  return advice.chanceText(rules, position, outlook);
}

/** The moves made since the deal that is shown was laid out. */
function movesOf({ moments, at }: Session): number {
  const laid = moments.slice(0, at + 1).findLastIndex(({ move }) => move === null || move.kind === 'redeal');
  return at - laid;
}
