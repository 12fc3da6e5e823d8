import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createSolver, type Solver } from '../../solver/client.ts';
import type { Question, Reply } from '../../solver/protocol.ts';

/** A solver for one table; `thinking` is true once an answer has kept the player waiting for a moment. */
export interface TableSolver {
  readonly thinking: boolean;
  /** Asks a question. One that is open already goes on, and from then on `onReply` has its replies. */
  readonly ask: (question: Question, onReply: (reply: Reply) => void) => void;
  readonly stop: () => void;
}

/** A question that has not had its last reply. */
interface OpenQuestion {
  readonly text: string;
  onReply: (reply: Reply) => void;
}

/** A wait that is shorter than this, in milliseconds, is not worth a word. */
const SHORT_WAIT = 300;

/** A solver that starts when it is first asked, or told to, and ends with the table; `make` makes it. */
export function useSolver(make: () => Solver = createSolver): TableSolver {
  const solver = useMemo(make, []);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [thinking, setThinking] = useState(false);
  const open = useRef<OpenQuestion | null>(null);
  const endWait = () => {
    clearTimeout(timer.current);
    setThinking(false);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      solver.close();
    },
    [solver],
  );
  return {
    thinking,
    ask(question, onReply) {
      const text = JSON.stringify(question);
      // A search that began anew at each press of an impatient player would never end.
      if (open.current?.text === text) {
        open.current.onReply = onReply;
        return;
      }
      endWait();
      timer.current = setTimeout(() => setThinking(true), SHORT_WAIT);
      const asked: OpenQuestion = { text, onReply };
      open.current = asked;
      solver.ask(question, (reply) => {
        endWait();
        if ((!('last' in reply) || reply.last) && open.current === asked) open.current = null;
        asked.onReply(reply);
      });
    },
    stop() {
      open.current = null;
      endWait();
      solver.stop();
    },
  };
}
