import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, makeSettings, readSettings } from '../../../src/play/settings.ts';
import { createTextStore } from '../../../src/ui/storage/text-store.ts';

const KEY = 'lucie.settings';
const open = () =>
  createTextStore({ key: KEY, empty: DEFAULT_SETTINGS, read: readSettings, make: makeSettings });
let stored: Map<string, string>;
let storage: Pick<Storage, 'getItem' | 'setItem'>;

beforeEach(() => {
  stored = new Map();
  storage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
  };
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('what is put in is there for the next page', () => {
  expect(open().look()).toBe(DEFAULT_SETTINGS);
  open().change((value) => ({ ...value, deck: 'four' }));
  expect(open().look()).toEqual({ ...DEFAULT_SETTINGS, deck: 'four' });
  expect(open().keeps()).toBe(true);
});

test('of two tabs neither undoes what the other has chosen', () => {
  const [one, other] = [open(), open()];
  one.look();
  other.look();
  one.change((value) => ({ ...value, deck: 'four' }));
  other.change((value) => ({ ...value, hand: 'left' }));
  expect(one.look()).toEqual({ ...DEFAULT_SETTINGS, deck: 'four', hand: 'left' });
});

test.each(['rhubarb', '{"version":9,"deck":"many"}'])(
  '%s is left as it is, and set aside before it is written over',
  (text) => {
    stored.set(KEY, text);
    const store = open();
    expect(store.look()).toBe(DEFAULT_SETTINGS);
    expect(store.fault()).not.toBe('');
    expect([...stored]).toEqual([[KEY, text]]);
    store.change((value) => ({ ...value, hand: 'left' }));
    expect(stored.get(`${KEY}.unread`)).toBe(text);
    expect(open().look()).toEqual({ ...DEFAULT_SETTINGS, hand: 'left' });
    expect(store.fault()).toBe('');
  },
);

test('where there is no storage a change lasts as long as the page', () => {
  storage.getItem = () => {
    throw new Error('denied');
  };
  const store = open();
  expect(store.look()).toBe(DEFAULT_SETTINGS);
  store.change((value) => ({ ...value, deck: 'four' }));
  store.change((value) => ({ ...value, hand: 'left' }));
  expect(store.look()).toEqual({ ...DEFAULT_SETTINGS, deck: 'four', hand: 'left' });
  expect([store.keeps(), store.fault()]).toEqual([false, '']);
});

test('where there is no room the same', () => {
  stored.set(KEY, makeSettings({ ...DEFAULT_SETTINGS, size: 'large' }));
  storage.setItem = () => {
    throw new Error('full');
  };
  const store = open();
  store.change((value) => ({ ...value, deck: 'four' }));
  expect(store.look()).toEqual({ ...DEFAULT_SETTINGS, size: 'large', deck: 'four' });
  expect(store.keeps()).toBe(false);
});
