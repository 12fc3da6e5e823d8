import { expect, test } from 'vitest';
import { dropOtherGame, otherGames, readGame, saveGame } from '../../../src/ui/storage/game-store.ts';
import { OTHERS, stubStorage } from './stub-storage.ts';

const sitting = (name: string, at = 0): string => JSON.stringify({ version: 1, sitting: name, at });
const storage = stubStorage();
const { stored } = storage;

test('what another tab left is put among the others before it is written over', () => {
  stored.set('lucie.play', sitting('other'));
  expect(saveGame(sitting('mine'), null)).toBe(true);
  expect(readGame().text).toBe(sitting('mine'));
  expect(otherGames()).toEqual([sitting('other')]);
});

test('of one sitting the others hold the last state, of texts without a name each', () => {
  for (const text of [sitting('a'), sitting('a', 1), 'rhubarb', 'rubble']) {
    stored.set('lucie.play', text);
    saveGame(sitting('mine'), null);
  }
  expect(otherGames()).toEqual([sitting('a', 1), 'rhubarb', 'rubble']);
});

test('what another tab has put aside of a sitting goes once the sitting is kept again', () => {
  stored.set('lucie.play', sitting('mine'));
  expect(saveGame(sitting('other'), null)).toBe(true);
  expect(otherGames()).toEqual([sitting('mine')]);
  expect(saveGame(sitting('mine', 1), sitting('mine'))).toBe(true);
  expect(readGame().text).toBe(sitting('mine', 1));
  expect(otherGames()).toEqual([sitting('other')]);
});

test('a text that tells of others and cannot be read is set aside before another is written', () => {
  for (const [at, damaged] of ['{"half', '[7]', '{}'].entries()) {
    stored.set(OTHERS, damaged);
    stored.set('lucie.play', sitting('other'));
    expect(saveGame(sitting('mine'), null)).toBe(true);
    expect(otherGames()).toEqual([sitting('other')]);
    expect(stored.get(`${OTHERS}.unread${at === 0 ? '' : `.${at}`}`)).toBe(damaged);
  }
});

test('what can be read of damaged others can be taken up, and the rest stays', () => {
  const damaged = JSON.stringify([7, sitting('other')]);
  stored.set(OTHERS, damaged);
  expect(otherGames()).toEqual([sitting('other')]);
  dropOtherGame(sitting('other'));
  expect(otherGames()).toEqual([]);
  expect(stored.get(`${OTHERS}.unread`)).toBe(damaged);
});

test('where nothing can be set aside, nothing is written over', () => {
  stored.set(OTHERS, '{"half');
  stored.set('lucie.play', sitting('other'));
  storage.refuses = (key) => key.includes('.unread');
  expect(saveGame(sitting('mine'), null)).toBe(false);
  expect([...stored]).toEqual([
    [OTHERS, '{"half'],
    ['lucie.play', sitting('other')],
  ]);
});
