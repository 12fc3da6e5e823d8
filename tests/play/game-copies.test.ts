import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays } from '../../src/core/moves.ts';
import { presetOf } from '../../src/core/preset.ts';
import { currentGame } from '../../src/play/current-game.ts';
import {
  copyGame,
  fullHistory,
  goesOnFrom,
  hasGame,
  keepHistory,
  showMoment,
  shownIndex,
  withLaterMoves,
} from '../../src/play/game-copies.ts';
import { makeSaved, readSaved } from '../../src/play/saved.ts';
import { currentMoment, openSession, type Session, update } from '../../src/play/session.ts';

const { rules } = presetOf('la-belle-lucie')!;

/** A sitting of two games, four moves each, the second taken back by one move. */
function sitting(): Session {
  let session = openSession(newGame(rules, 'rose'));
  const four = () => {
    for (let n = 0; n < 4; n++) {
      const { game, position } = currentMoment(session);
      session = update(session, { type: 'play', move: legalPlays(game.rules, position)[0]! });
    }
  };
  four();
  session = update(session, { type: 'new', game: newGame(rules, 'lily') });
  four();
  return update(session, { type: 'undo' });
}

test('a whole game has the moves that were taken back, and none of another game', () => {
  const session = sitting();
  const second = fullHistory(session);
  expect([second.game.seed, second.startIndex, second.moments.length]).toEqual(['lily', 5, 5]);
  const first = fullHistory({ ...session, index: 2 });
  expect([first.game.seed, first.startIndex, first.moments.length]).toEqual(['rose', 0, 5]);
  expect(shownIndex(session, second)).toBe(3);
  expect(shownIndex(session, first)).toBe(-1);
});

test('a branch loses nothing: it lies after every game, and undo leads out of it into the game before', () => {
  const session = sitting();
  const first = fullHistory({ ...session, index: 0 });
  const on = copyGame(session, first, 2);
  expect(on.moments.slice(0, session.moments.length)).toEqual(session.moments);
  expect(currentMoment(on).position).toEqual(first.moments[2]!.position);
  expect(currentGame(on).map(({ move }) => move)).toEqual(first.moments.slice(0, 3).map(({ move }) => move));
  const played = update(on, { type: 'play', move: legalPlays(rules, currentMoment(on).position)[0]! });
  expect(hasGame(played, first)).toBe(true);
  expect(shownIndex(played, first)).toBe(-1);
  const back = [0, 1, 2, 3].reduce((at) => update(at, { type: 'undo' }), played);
  expect(currentMoment(back)).toBe(session.moments.at(-1));
  const kept = readSaved(makeSaved(played, 'name'));
  expect(kept.ok && kept.value.moments.map(({ position }) => position)).toEqual(
    played.moments.map(({ position }) => position),
  );
});

test('a game that is played on grows, and stays as it was where the sitting has lost it', () => {
  const session = sitting();
  const begun = fullHistory(session);
  const played = update(
    { ...session, index: 9 },
    { type: 'play', move: legalPlays(rules, session.moments[9]!.position)[0]! },
  );
  expect(withLaterMoves(played, begun).moments).toEqual(played.moments.slice(5));
  expect(withLaterMoves(played, begun).moments).toHaveLength(6);
  expect(withLaterMoves(openSession(newGame(rules, 'violet')), begun)).toBe(begun);
});

test('a moment of a game is visited where it lies, or laid on top once the sitting has lost it', () => {
  const session = sitting();
  const first = fullHistory({ ...session, index: 0 });
  expect(showMoment(session, first, 2)).toEqual({ moments: session.moments, index: 2 });
  const other = openSession(newGame(rules, 'violet'));
  const laid = showMoment(other, first, 2);
  expect(currentMoment(laid)).toBe(first.moments[2]);
  expect(laid.moments[0]).toBe(other.moments[0]);
  expect(hasGame(laid, { ...first, startIndex: laid.index - 2 })).toBe(true);
});

test('a step that would cut a game short is laid on top, and one that only goes on stays as it is', () => {
  const session = sitting();
  const cut = { moments: session.moments.slice(0, 7), index: 6 };
  const laid = keepHistory(session, cut);
  expect(laid.moments.slice(0, session.moments.length)).toEqual(session.moments);
  expect(currentMoment(laid).position).toEqual(currentMoment(cut).position);
  expect(currentGame(laid)).toHaveLength(2);
  const back = { ...session, index: 1 };
  expect(keepHistory(session, back)).toBe(back);
});

test('a sitting goes on from another that shows its game less far, and from none that went another way', () => {
  const whole = sitting();
  expect(goesOnFrom(whole, whole)).toBe(true);
  const begun = { moments: whole.moments.slice(0, 7), index: 6 };
  expect(goesOnFrom(whole, begun)).toBe(true);
  expect(goesOnFrom(begun, whole)).toBe(false);
  expect(goesOnFrom(whole, openSession(newGame(rules, 'lily')))).toBe(true);
  // The game before it is not on the table.
  expect(goesOnFrom(whole, { ...whole, index: 3 })).toBe(false);
  const { game, position } = currentMoment(whole);
  const other = legalPlays(game.rules, position).at(-1)!;
  expect(goesOnFrom(whole, update(whole, { type: 'play', move: other }))).toBe(false);
});
