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
