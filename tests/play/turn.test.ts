import { expect, test } from 'vitest';
import { makeMove } from '../../src/core/move-notation.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { unwrap } from '../../src/core/result.ts';
import { currentGame } from '../../src/play/current-game.ts';
import { makeGameLink, readGameLink } from '../../src/play/game-link.ts';
import { makeSaved, readSaved } from '../../src/play/saved.ts';
import { currentMoment, openSession, type Session, update } from '../../src/play/session.ts';
import { holdBack, lastAutoRun, playTurn, redoTurn, turnIndex, undoTurn } from '../../src/play/turn.ts';
import { at, moveOf, rulesWith } from '../core/notation.ts';

const rules = rulesWith();
const game = gameFromPosition(
  rules,
  at(rules, 'Foundations: C-9 D-J H-J S-J | QD TC | KC QC JC | QH KH | QS KS | KD'),
);
const [TC, JC, QC, KC, QD, KD] = [9, 10, 11, 12, 24, 25];

const play = (session: Session, text: string): Session =>
  playTurn(session, [moveOf(rules, currentMoment(session).position, text)]);
const cards = (session: Session) =>
  session.moments.map(({ move, auto }) => [
    move !== null && 'card' in move ? move.card : null,
    auto === true,
  ]);

test('after a move of the player cards go home by themselves, as moves of the record', () => {
  const session = play(openSession(game), 'TC');
  expect(cards(session)).toEqual([
    [null, false],
    [TC, false],
    ...[QD, JC, QC, KC, KD].map((card) => [card, true]),
  ]);
  expect(session.index).toBe(session.moments.length - 1);
  expect(turnIndex(session)).toBe(1);
  const linked = unwrap(readGameLink(makeGameLink(currentGame(session)), '')!);
  expect(linked.moments.at(-1)!.position).toEqual(currentMoment(session).position);
});

test('an illegal move changes nothing, and nothing goes home after it', () => {
  const session = openSession(game);
  expect(playTurn(session, [{ kind: 'play', card: KC, to: { at: 'foundation', pile: 0 } }])).toBe(session);
});

test('one undo takes back the turn, one redo makes it again', () => {
  const start = openSession(game);
  const played = play(start, 'TC');
  const undone = undoTurn(played);
  expect(undone.index).toBe(0);
  expect(undoTurn(undone)).toBe(undone);
  expect(redoTurn(undone)).toEqual(played);
  expect(redoTurn(played)).toBe(played);
  // From the midst of a turn undo goes to its start, and redo to its end.
  const midst = update(played, { type: 'jump', index: 3 });
  expect(undoTurn(midst).index).toBe(0);
  expect(redoTurn(midst).index).toBe(played.index);
});

test('cards that are taken back stay until the player moves them, in this deal', () => {
  const played = play(openSession(game), 'TC');
  const run = lastAutoRun(played)!;
  expect(run.beforeIndex).toBe(1);
  expect(run.cards).toEqual([QD, JC, QC, KC, KD]);
  const kept = holdBack(played, run, [KC]);
  expect(cards(kept).flat()).not.toContain(KC);
  expect(currentMoment(kept).position.foundations[0]).toHaveLength(12);
  const redealt = playTurn(kept, [{ kind: 'redeal' }]);
  expect(lastAutoRun(redealt)?.cards ?? []).toContain(KC);
  // Undo forgets it: the turn made anew plays it home again.
  expect(cards(play(undoTurn(kept), 'TC')).flat()).toContain(KC);
});

test('only automatic plays of the deal that is shown are found', () => {
  const start = openSession(game);
  expect(lastAutoRun(start)).toBeNull();
  const played = play(start, 'TC');
  expect(lastAutoRun(update(played, { type: 'jump', index: 1 }))).toBeNull();
  expect(lastAutoRun(update(played, { type: 'jump', index: 2 }))?.cards).toEqual([QD]);
  expect(lastAutoRun(update(played, { type: 'play', move: { kind: 'redeal' } }))).toBeNull();
  expect(lastAutoRun(update(played, { type: 'new', game }))).toBeNull();
});

test('a sitting that was kept still knows its turns', () => {
  const played = play(openSession(game), 'TC');
  const twice = play(update(played, { type: 'new', game }), 'TC');
  const read = unwrap(readSaved(makeSaved(twice, 'x')));
  expect(cards(read)).toEqual(cards(twice));
  expect(undoTurn(read).index).toBe(played.moments.length);
  expect(makeMove(rules, game.start, read.moments[1]!.move!)).toBe('TC');
});

test('a sitting that was kept still knows which cards were taken back', () => {
  const played = play(openSession(game), 'TC');
  const again = play(update(played, { type: 'new', game }), 'TC');
  const run = lastAutoRun(again)!;
  const kept = holdBack(again, run, [KC]);
  const read = unwrap(readSaved(makeSaved(kept, 'x')));
  expect(read).toEqual(kept);
  // A second list is added to the first.
  const both = holdBack(read, { beforeIndex: run.beforeIndex, cards: [] }, [KD]);
  const inSecond = cards(both).slice(played.moments.length).flat();
  expect(inSecond).not.toContain(KC);
  expect(inSecond).not.toContain(KD);
  expect(inSecond).toContain(QD);
  const damaged = JSON.stringify({
    ...JSON.parse(makeSaved(played, 'x')),
    held: [7, [], ['__proto__', 1], [999, 1], [0, 'x', null], { 0: 0 }],
  });
  expect(cards(unwrap(readSaved(damaged)))).toEqual(cards(played));
});
