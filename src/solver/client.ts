import type { Question, Reply } from './protocol.ts';

/** A solver in a worker of its own. Only the newest question is ever answered. */
export interface Solver {
  /** Starts the worker ahead of the first question, which need not wait for it then. */
  start(): void;
  /**
   * Asks a question ahead, as when a finger comes down on a button that will ask it: `ask` with the same question has its
   * replies at once, or waits for what is left of the search. Does nothing while a question is open.
   */
  prepare(question: Question): void;
  /**
   * Asks a question; an older one that is still open is dropped and its search ended. `onReply` is called once a
   * reply.
   */
  ask(question: Question, onReply: (reply: Reply) => void): void;
  /** Drops the open question, if any, and ends its search. */
  stop(): void;
  /** Ends the worker; the solver may still be asked again, and then starts another. */
  close(): void;
}

/**
 * Makes a solver; its worker starts with the first question, or when it is told to: a page that asks nothing loads
 * nothing.
 */
export function createSolver(): Solver {
  let worker: Worker | null = null;
  let waiting: ((reply: Reply) => void) | null = null;
  let ahead: { readonly question: string; readonly replies: Reply[] } | null = null;

  const end = (): void => {
    worker?.terminate();
    worker = null;
    waiting = null;
    ahead = null;
  };
  const startWorker = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const settle = (reply: Reply): void => {
      const onReply = waiting;
      if (reply.kind === 'fault') end();
      if (!('last' in reply) || reply.last) waiting = null;
      onReply?.(reply);
    };
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data));
    started.addEventListener('error', (event) => {
      event.preventDefault();
      settle({ kind: 'fault', why: 'died' });
    });
    started.addEventListener('messageerror', () => settle({ kind: 'fault', why: 'died' }));
    return started;
  };

  const ask = (question: Question, onReply: (reply: Reply) => void): void => {
    // A search cannot be talked to while it runs: ending its worker is the way to stop it at once.
    if (waiting !== null) end();
    ahead = null;
    try {
      worker ??= startWorker();
    } catch {
      // A browser may not let a page have a worker at all.
      onReply({ kind: 'fault', why: 'died' });
      return;
    }
    waiting = onReply;
    worker.postMessage(question);
  };

  return {
    start() {
      try {
        worker ??= startWorker();
      } catch {
        // The first question will say so.
      }
    },
    prepare(question) {
      const text = JSON.stringify(question);
      if (waiting !== null || ahead?.question === text) return;
      const replies: Reply[] = [];
      ask(question, (reply) => replies.push(reply));
      ahead = { question: text, replies };
    },
    ask(question, onReply) {
      if (ahead?.question !== JSON.stringify(question)) return ask(question, onReply);
      const { replies } = ahead;
      ahead = null;
      if (waiting !== null) waiting = onReply;
      for (const reply of replies) onReply(reply);
    },
    stop() {
      if (waiting !== null) end();
      ahead = null;
    },
    close: end,
  };
}
