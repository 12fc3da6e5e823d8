import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalMoves } from '../../../src/core/moves.ts';
import { PRESETS } from '../../../src/core/preset.ts';
import { withoutSessionId } from '../../../src/play/backup/moved-games.ts';
import { makeSaved } from '../../../src/play/saved.ts';
import { currentMoment, openSession, update } from '../../../src/play/session.ts';
import { otherGames, readGame, saveGame } from '../../../src/ui/storage/game-store.ts';
import { takeGames } from '../../../src/ui/storage/take-games.ts';
import { OTHERS, stubStorage } from './stub-storage.ts';

const storage = stubStorage();
const { stored } = storage;

/** The text of a game after some moves; `name` is that of its sitting. */
function played(seed: string, moves: number, name = ''): string {
  let session = openSession(newGame(PRESETS[0]!.rules, seed));
  for (let made = 0; made < moves; made++) {
    const { game, position } = currentMoment(session);
    session = update(session, { type: 'play', move: legalMoves(game.rules, position)[0]! });
  }
  return makeSaved(session, name);
}
const nameless = (seed: string, moves: number) => withoutSessionId(played(seed, moves));

test('games of another device stand beside those that are here, and take no place of the one on the table', () => {
  stored.set('lucie.play', played('rose', 2, 'mine'));
  stored.set(OTHERS, JSON.stringify([played('lily', 2, 'other')]));
  expect(takeGames([played('fern', 1, 'far'), played('moss', 1, 'mine')])).toEqual({ added: 2, left: 0 });
  expect(readGame().text).toBe(played('rose', 2, 'mine'));
  expect(otherGames()).toEqual([played('lily', 2, 'other'), nameless('fern', 1), nameless('moss', 1)]);
  // What a tab leaves later puts none of them away, whatever they were called.
  saveGame(played('oak', 1, 'mine'), null);
  expect(otherGames()).toHaveLength(4);
});

test('a game that is here as far is not added again, and one that has come further takes its place', () => {
  stored.set('lucie.play', played('rose', 3, 'mine'));
  stored.set(OTHERS, JSON.stringify([played('lily', 2, 'other'), 'rhubarb']));
  expect(takeGames([played('rose', 2), played('lily', 2)])).toEqual({ added: 0, left: 0 });
  expect(takeGames([played('rose', 2), played('lily', 4)])).toEqual({ added: 1, left: 0 });
  expect(otherGames()).toEqual(['rhubarb', nameless('lily', 4)]);
});

test('games that find no room are told, and none that is here goes', () => {
  const here = Array.from({ length: 11 }, (_, at) => played(`here${at}`, 1));
  stored.set(OTHERS, JSON.stringify(here));
  expect(takeGames([played('one', 1), played('two', 1), played('here0', 2)])).toEqual({
    added: 2,
    left: 1,
  });
  expect(otherGames()).toEqual([...here.slice(1), nameless('two', 1), nameless('here0', 2)]);
});

test('where nothing can be kept, no game is taken in', () => {
  storage.refuses = () => true;
  expect(takeGames([played('rose', 1)])).toBeNull();
});
