import { expect, test } from 'vitest';
import { newGame } from '../../src/core/game.ts';
import { legalPlays } from '../../src/core/moves.ts';
import { presetOf } from '../../src/core/preset.ts';
import { branch, fullHistory, grown, holds, onTop, shownOf, visit } from '../../src/play/game-copies.ts';
import { currentGame } from '../../src/play/game-link.ts';
import { makeSaved, readSaved } from '../../src/play/saved.ts';
import { now, openSession, type Session, update } from '../../src/play/session.ts';

const { rules } = presetOf('la-belle-lucie')!;

/** A sitting of two games, four moves each, the second taken back by one move. */
function sitting(): Session {
  let session = openSession(newGame(rules, 'rose'));
  const four = () => {
    for (let n = 0; n < 4; n++) {
      const { game, position } = now(session);
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
  expect([second.game.seed, second.from, second.moments.length]).toEqual(['lily', 5, 5]);
  const first = fullHistory({ ...session, at: 2 });
  expect([first.game.seed, first.from, first.moments.length]).toEqual(['rose', 0, 5]);
  expect(shownOf(session, second)).toBe(3);
  expect(shownOf(session, first)).toBe(-1);
});

test('a branch loses nothing: it lies after every game, and undo leads out of it into the game before', () => {
  const session = sitting();
  const first = fullHistory({ ...session, at: 0 });
  const on = branch(session, first, 2);
  expect(on.moments.slice(0, session.moments.length)).toEqual(session.moments);
  expect(now(on).position).toEqual(first.moments[2]!.position);
  expect(currentGame(on).map(({ move }) => move)).toEqual(first.moments.slice(0, 3).map(({ move }) => move));
  const played = update(on, { type: 'play', move: legalPlays(rules, now(on).position)[0]! });
  expect(holds(played, first)).toBe(true);
  expect(shownOf(played, first)).toBe(-1);
  const back = [0, 1, 2, 3].reduce((at) => update(at, { type: 'undo' }), played);
  expect(now(back)).toBe(session.moments.at(-1));
  const kept = readSaved(makeSaved(played, 'name'));
  expect(kept.ok && kept.value.moments.map(({ position }) => position)).toEqual(
    played.moments.map(({ position }) => position),
  );
});

test('a game that is played on grows, and stays as it was where the sitting has lost it', () => {
  const session = sitting();
  const begun = fullHistory(session);
  const played = update(
    { ...session, at: 9 },
    { type: 'play', move: legalPlays(rules, session.moments[9]!.position)[0]! },
  );
  expect(grown(played, begun).moments).toEqual(played.moments.slice(5));
  expect(grown(played, begun).moments).toHaveLength(6);
  expect(grown(openSession(newGame(rules, 'violet')), begun)).toBe(begun);
});

test('a moment of a game is visited where it lies, or laid on top once the sitting has lost it', () => {
  const session = sitting();
  const first = fullHistory({ ...session, at: 0 });
  expect(visit(session, first, 2)).toEqual({ moments: session.moments, at: 2 });
  const other = openSession(newGame(rules, 'violet'));
  const laid = visit(other, first, 2);
  expect(now(laid)).toBe(first.moments[2]);
  expect(laid.moments[0]).toBe(other.moments[0]);
  expect(holds(laid, { ...first, from: laid.at - 2 })).toBe(true);
});

test('a step that would cut a game short is laid on top, and one that only goes on stays as it is', () => {
  const session = sitting();
  const cut = { moments: session.moments.slice(0, 7), at: 6 };
  const laid = onTop(session, cut);
  expect(laid.moments.slice(0, session.moments.length)).toEqual(session.moments);
  expect(now(laid).position).toEqual(now(cut).position);
  expect(currentGame(laid)).toHaveLength(2);
  const back = { ...session, at: 1 };
  expect(onTop(session, back)).toBe(back);
});
