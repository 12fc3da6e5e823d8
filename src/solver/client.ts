import type { Question, Reply } from './protocol.ts';

/** A solver in a worker of its own. Only the newest question is ever answered. */
export interface Solver {
  /**
   * Asks a question; an older one that is still open is dropped and its search ended. `onReply` is called once a
   * reply; to be told to start is no question.
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

  const end = (): void => {
    worker?.terminate();
    worker = null;
    waiting = null;
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

  return {
    ask(question, onReply) {
      // A search cannot be talked to while it runs: ending its worker is the way to stop it at once.
      if (waiting !== null) end();
      try {
        worker ??= startWorker();
      } catch {
        // A browser may not let a page have a worker at all.
        return onReply({ kind: 'fault', why: 'died' });
      }
      waiting = question.kind === 'start' ? null : onReply;
      worker.postMessage(question);
    },
    stop() {
      if (waiting !== null) end();
    },
    close: end,
  };
}
