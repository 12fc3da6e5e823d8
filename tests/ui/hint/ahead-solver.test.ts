import { expect, test } from 'vitest';
import { createAheadSolver } from '../../../src/ui/hint/ahead-solver.ts';
import { FakeWorker, hintQuestion, useFakeWorkers } from '../../solver/fake-worker.ts';

useFakeWorkers();

test('a question that was prepared is asked once: its reply is there at once, or comes to who asks', () => {
  const solver = createAheadSolver();
  const got: string[] = [];
  const ask = (seed: string) => solver.ask(hintQuestion(seed), () => got.push(seed));
  const asked = () => FakeWorker.all.map((worker) => worker.asked.length);
  solver.prepare(hintQuestion('early'));
  FakeWorker.all[0]?.reply();
  solver.prepare(hintQuestion('early'));
  expect(got).toEqual([]);
  ask('early');
  expect(got).toEqual(['early']);
  solver.prepare(hintQuestion('late'));
  ask('late');
  expect(got).toEqual(['early']);
  FakeWorker.all[0]?.reply();
  expect(got).toEqual(['early', 'late']);
  expect(asked()).toEqual([2]);
  // An answer is given once; what is asked again is searched again.
  ask('late');
  expect(asked()).toEqual([3]);
});

test('a worker that is started makes ready for the rules and serves the first question; an open one is left alone', () => {
  const solver = createAheadSolver();
  const got: string[] = [];
  const { rules } = hintQuestion('first');
  const asked = () => FakeWorker.all.map((worker) => worker.asked.map(({ kind }) => kind));
  solver.start(rules);
  solver.prepare(hintQuestion('first'));
  solver.start(rules);
  expect(asked()).toEqual([['start', 'hint']]);
  FakeWorker.all[0]?.reply();
  solver.ask(hintQuestion('first'), ({ kind }) => got.push(kind));
  expect(got).toEqual(['hint']);
  solver.start(rules);
  expect(asked()).toEqual([['start', 'hint', 'start']]);
});

test('what was prepared hinders no other question, is forgotten when stopped, and asked anew where its worker died', () => {
  const solver = createAheadSolver();
  const got: string[] = [];
  const ask = (seed: string) => solver.ask(hintQuestion(seed), ({ kind }) => got.push(`${seed} ${kind}`));
  solver.prepare(hintQuestion('a'));
  ask('b');
  expect(FakeWorker.all.map((worker) => worker.ended)).toEqual([true, false]);
  FakeWorker.all[1]?.reply();
  expect(got).toEqual(['b hint']);
  solver.prepare(hintQuestion('c'));
  solver.stop();
  expect(FakeWorker.all[1]?.ended).toBe(true);
  solver.prepare(hintQuestion('c'));
  FakeWorker.all[2]?.die();
  ask('c');
  FakeWorker.all[3]?.reply();
  expect(got).toEqual(['b hint', 'c hint']);
  // While a question is open nothing is prepared.
  ask('d');
  solver.prepare(hintQuestion('e'));
  FakeWorker.all[3]?.reply();
  expect(got.at(-1)).toBe('d hint');
});
