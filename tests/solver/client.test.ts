import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { presetOf } from '../../src/core/preset.ts';
import { createSolver } from '../../src/solver/client.ts';
import { answer, type Question, type Reply } from '../../src/solver/protocol.ts';
import { FakeWorker, hintQuestion, useFakeWorkers } from './fake-worker.ts';

useFakeWorkers();

const { rules } = presetOf('la-belle-lucie')!;

test('no worker starts before the first question, and one serves several', () => {
  const solver = createSolver();
  expect(FakeWorker.all).toHaveLength(0);
  const got: Reply[] = [];
  for (const seed of ['a', 'b']) {
    solver.ask(hintQuestion(seed), (reply) => got.push(reply));
    FakeWorker.all[0]?.reply();
  }
  expect(FakeWorker.all).toHaveLength(1);
  expect(got.map((reply) => reply.kind)).toEqual(['hint', 'hint']);
});

test('the newest question wins: the older search is ended and never answered', () => {
  const solver = createSolver();
  const got: string[] = [];
  solver.ask(hintQuestion('old'), () => got.push('old'));
  solver.ask(hintQuestion('new'), () => got.push('new'));
  for (const worker of FakeWorker.all) worker.reply();
  expect(FakeWorker.all.map((worker) => worker.ended)).toEqual([true, false]);
  expect(got).toEqual(['new']);
});

test('a review comes moment by moment, and the solver is free after the last', () => {
  const solver = createSolver();
  const { start } = newGame(rules, 'review');
  const game = [start, start].map((position) => ({ position, move: null }));
  const got: number[] = [];
  solver.ask({ kind: 'review', rules, game }, (reply) => reply.kind === 'reviewed' && got.push(reply.ply));
  FakeWorker.all[0]?.reply();
  expect(got).toEqual([0, 1]);
  solver.ask(hintQuestion('next'), () => got.push(-1));
  FakeWorker.all[0]?.reply();
  expect(got).toEqual([0, 1, -1]);
  expect(FakeWorker.all).toHaveLength(1);
});

test('a search for a winnable deal reports its progress, and the solver is free after the last report', () => {
  const solver = createSolver();
  const got: boolean[] = [];
  const look: Question = { kind: 'winnable', rules: presetOf('alternating-colours')!.rules, seed: 'look ' };
  solver.ask(look, (reply) => reply.kind === 'tried' && got.push(reply.last));
  const [worker] = FakeWorker.all;
  const tell = (data: Reply) => worker?.dispatchEvent(new MessageEvent('message', { data }));
  tell({ kind: 'tried', tried: { tried: 4, unknown: 1, found: null }, last: false });
  tell({ kind: 'tried', tried: { tried: 9, unknown: 1, found: null }, last: false });
  tell({
    kind: 'tried',
    tried: { tried: 12, unknown: 1, found: { seed: 'look 12', hinted: true } },
    last: true,
  });
  expect(got).toEqual([false, false, true]);
  solver.ask(hintQuestion('next'), () => got.push(false));
  worker?.reply();
  expect(got).toHaveLength(4);
  expect(FakeWorker.all).toHaveLength(1);
});

test('a stopped search is ended and its answer dropped', () => {
  const solver = createSolver();
  const got: Reply[] = [];
  solver.ask(hintQuestion('a'), (reply) => got.push(reply));
  solver.stop();
  FakeWorker.all[0]?.reply();
  expect(FakeWorker.all[0]?.ended).toBe(true);
  expect(got).toEqual([]);
});

test('when the worker dies the page gets a fault, and the next question starts another', () => {
  const solver = createSolver();
  const got: Reply[] = [];
  solver.ask(hintQuestion('a'), (reply) => got.push(reply));
  FakeWorker.all[0]?.die();
  expect(got).toEqual([{ kind: 'fault', why: 'died' }]);
  solver.ask(hintQuestion('a'), (reply) => got.push(reply));
  FakeWorker.all[1]?.reply();
  expect(got[1]?.kind).toBe('hint');
});

test('a game that no theorem is proved for gets the reason, never a guess', () => {
  const anyCard = { ...rules, emptyFan: 'any-card' } as const;
  const replies = answer({ kind: 'builds', rules: anyCard, position: newGame(anyCard, 'a').start }, null);
  expect([...replies]).toEqual([{ kind: 'unsorted', why: 'no-theorem' }]);
});

test('while a merci can be taken no build is called free, with the reason', () => {
  const draw = presetOf('three-shuffles-and-a-draw')!.rules;
  const { start } = newGame(draw, 'a');
  const of = (deal: number) => [
    ...answer({ kind: 'builds', rules: draw, position: { ...start, deal } }, null),
  ];
  expect(of(1)[0]?.kind).toBe('builds');
  expect(of(3)).toEqual([{ kind: 'unsorted', why: 'merci-open' }]);
});
