import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSettings, readSettings, USUAL } from '../../../src/play/settings.ts';
import { createTextStore } from '../../../src/ui/storage/text-store.ts';

const KEY = 'lucie.settings';
const open = () => createTextStore(KEY, USUAL, readSettings, makeSettings);
let lies: Map<string, string>;
let storage: Pick<Storage, 'getItem' | 'setItem'>;

beforeEach(() => {
  lies = new Map();
  storage = {
    getItem: (key) => lies.get(key) ?? null,
    setItem: (key, text) => void lies.set(key, text),
  };
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('what is put in is there for the next page', () => {
  expect(open().look()).toBe(USUAL);
  open().change((value) => ({ ...value, deck: 'four' }));
  expect(open().look()).toEqual({ ...USUAL, deck: 'four' });
  expect(open().keeps()).toBe(true);
});

test('of two tabs neither undoes what the other has chosen', () => {
  const [one, other] = [open(), open()];
  one.look();
  other.look();
  one.change((value) => ({ ...value, deck: 'four' }));
  other.change((value) => ({ ...value, hand: 'left' }));
  expect(one.look()).toEqual({ ...USUAL, deck: 'four', hand: 'left' });
});

test.each(['rhubarb', '{"version":9,"deck":"many"}'])(
  '%s is left as it is, and set aside before it is written over',
  (text) => {
    lies.set(KEY, text);
    const drawer = open();
    expect(drawer.look()).toBe(USUAL);
    expect(drawer.fault()).not.toBe('');
    expect([...lies]).toEqual([[KEY, text]]);
    drawer.change((value) => ({ ...value, hand: 'left' }));
    expect(lies.get(`${KEY}.unread`)).toBe(text);
    expect(open().look()).toEqual({ ...USUAL, hand: 'left' });
    expect(drawer.fault()).toBe('');
  },
);

test('where there is no storage a change lasts as long as the page', () => {
  storage.getItem = () => {
    throw new Error('denied');
  };
  const drawer = open();
  expect(drawer.look()).toBe(USUAL);
  drawer.change((value) => ({ ...value, deck: 'four' }));
  drawer.change((value) => ({ ...value, hand: 'left' }));
  expect(drawer.look()).toEqual({ ...USUAL, deck: 'four', hand: 'left' });
  expect([drawer.keeps(), drawer.fault()]).toEqual([false, '']);
});

test('where there is no room the same', () => {
  lies.set(KEY, makeSettings({ ...USUAL, size: 'large' }));
  storage.setItem = () => {
    throw new Error('full');
  };
  const drawer = open();
  drawer.change((value) => ({ ...value, deck: 'four' }));
  expect(drawer.look()).toEqual({ ...USUAL, size: 'large', deck: 'four' });
  expect(drawer.keeps()).toBe(false);
});
