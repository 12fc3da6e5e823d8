import type { Rules } from '../../core/rules.ts';
import { createSolver, type Solver } from '../../solver/client.ts';
import type { Question, Reply } from '../../solver/protocol.ts';

/** A solver that can be asked ahead. */
export interface AheadSolver extends Solver {
  /** Starts the worker: the first question under these rules need not wait then for it, or for its table of chances. */
  start(rules: Rules): void;
  /**
   * Asks a question that is about to be asked, as when a finger comes down on a button: `ask` with the same question has its
   * replies at once, or waits for what is left of the search. Does nothing while a question is open.
   */
  prepare(question: Question): void;
}

/** A question that was asked ahead: its text, what has been replied, and who has asked it since. */
interface Ahead {
  readonly question: string;
  readonly replies: Reply[];
  onReply: ((reply: Reply) => void) | null;
}

/** Makes a solver that can be asked ahead; its worker starts as that of `createSolver`. */
export function createAheadSolver(): AheadSolver {
  const solver = createSolver();
  let ahead: Ahead | null = null;
  let open = false;
  const ask = (question: Question, onReply: (reply: Reply) => void): void => {
    open = true;
    solver.ask(question, (reply) => {
      open = 'last' in reply && !reply.last;
      onReply(reply);
    });
  };
  const forget = (): void => {
    ahead = null;
    open = false;
  };
  return {
    start(rules) {
      if (!open) solver.ask({ kind: 'start', rules }, () => {});
    },
    prepare(question) {
      const text = JSON.stringify(question);
      if (open || ahead?.question === text) return;
      const prepared: Ahead = { question: text, replies: [], onReply: null };
      ahead = prepared;
      ask(question, (reply) => {
        // A worker that has died may answer the next time.
        if (prepared.onReply !== null) prepared.onReply(reply);
        else if (reply.kind === 'fault') ahead = null;
        else prepared.replies.push(reply);
      });
    },
    ask(question, onReply) {
      const prepared = ahead;
      ahead = null;
      if (prepared?.question !== JSON.stringify(question)) {
        ask(question, onReply);
        return;
      }
      prepared.onReply = onReply;
      for (const reply of prepared.replies) onReply(reply);
    },
    stop() {
      forget();
      solver.stop();
    },
    close() {
      forget();
      solver.close();
    },
  };
}
