import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createSolver, type Solver } from '../../solver/client.ts';
import type { Question, Reply } from '../../solver/protocol.ts';

/** A solver for one table; `thinking` is true once an answer has kept the player waiting for a moment. */
export interface TableSolver {
  readonly thinking: boolean;
  readonly ask: (question: Question, onReply: (reply: Reply) => void) => void;
  readonly stop: () => void;
}

/** A wait that is shorter than this, in milliseconds, is not worth a word. */
const SHORT_WAIT = 300;

/** A solver that starts when it is first asked, or told to, and ends with the table; `make` makes it. */
export function useSolver(make: () => Solver = createSolver): TableSolver {
  const solver = useMemo(make, []);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [thinking, setThinking] = useState(false);
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
      endWait();
      timer.current = setTimeout(() => setThinking(true), SHORT_WAIT);
      solver.ask(question, (reply) => {
        endWait();
        onReply(reply);
      });
    },
    stop() {
      endWait();
      solver.stop();
    },
  };
}
