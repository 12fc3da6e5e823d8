import { afterEach, beforeEach, vi } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { presetOf } from '../../src/core/preset.ts';
import { answer, type Question } from '../../src/solver/protocol.ts';

/** Stands for the browser's worker: answers when a test says so, or dies. */
export class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  asked: Question[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  reply(): void {
    const question = this.asked.at(-1);
    if (question === undefined || this.ended) return;
    for (const data of answer(question, null)) this.dispatchEvent(new MessageEvent('message', { data }));
  }
  die(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Gives each test of a file such workers in place of the browser's. */
export function useFakeWorkers(): void {
  beforeEach(() => vi.stubGlobal('Worker', FakeWorker));
  afterEach(() => {
    vi.unstubAllGlobals();
    FakeWorker.all = [];
  });
}

/** Asks for a hint in a deal of La Belle Lucie. */
export function hintQuestion(seed: string): Question {
  const { rules } = presetOf('la-belle-lucie')!;
  return { kind: 'hint', rules, position: newGame(rules, seed).start };
}
