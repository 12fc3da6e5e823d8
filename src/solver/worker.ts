import { answer, type Question } from './question.ts';

// One question at a time; the client ends the whole worker when it no longer wants the answer.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => self.postMessage(answer(data)));
