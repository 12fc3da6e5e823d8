import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOther, keep, look, others } from '../../../src/ui/storage/game-store.ts';

const OTHERS = 'lucie.play.others';
const sitting = (name: string, at = 0): string => JSON.stringify({ version: 1, sitting: name, at });
let lies: Map<string, string>;

beforeEach(() => {
  lies = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => lies.get(key) ?? null,
    setItem: (key: string, text: string) => void lies.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what another tab left is put among the others before it is written over', () => {
  lies.set('lucie.play', sitting('other'));
  expect(keep(sitting('mine'), null)).toBe('kept');
  expect(look().text).toBe(sitting('mine'));
  expect(others()).toEqual([sitting('other')]);
});

test('of one sitting the others hold the last state, of texts without a name each', () => {
  for (const text of [sitting('a'), sitting('a', 1), 'rhubarb', 'rubble']) {
    lies.set('lucie.play', text);
    keep(sitting('mine'), null);
  }
  expect(others()).toEqual([sitting('a', 1), 'rhubarb', 'rubble']);
});

test('a text that tells of others and cannot be read is set aside before another is written', () => {
  for (const [at, damaged] of ['{"half', '[7]', '{}'].entries()) {
    lies.set(OTHERS, damaged);
    lies.set('lucie.play', sitting('other'));
    expect(keep(sitting('mine'), null)).toBe('kept');
    expect(others()).toEqual([sitting('other')]);
    expect(lies.get(`${OTHERS}.unread${at === 0 ? '' : `.${at}`}`)).toBe(damaged);
  }
});

test('what can be read of damaged others can be taken up, and the rest stays', () => {
  const damaged = JSON.stringify([7, sitting('other')]);
  lies.set(OTHERS, damaged);
  expect(others()).toEqual([sitting('other')]);
  dropOther(sitting('other'));
  expect(others()).toEqual([]);
  expect(lies.get(`${OTHERS}.unread`)).toBe(damaged);
});

test('where nothing can be set aside, nothing is written over', () => {
  lies.set(OTHERS, '{"half');
  lies.set('lucie.play', sitting('other'));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => lies.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (key.includes('.unread')) throw new Error('no room');
      lies.set(key, text);
    },
  });
  expect(keep(sitting('mine'), null)).toBe('denied');
  expect([...lies]).toEqual([
    [OTHERS, '{"half'],
    ['lucie.play', sitting('other')],
  ]);
});
