import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isNewerPractice,
  makePractice,
  mergePractice,
  mergeTries,
  NO_PRACTICE,
  readPractice,
  type Try,
} from '../../../src/play/practice.ts';
import { createListStore, type ListStore } from '../../../src/ui/storage/list-store.ts';
import { type FakeStorage, Shared } from './fake-storage.ts';

const KEY = 'lucie.practice';
const open = () =>
  createListStore({
    key: KEY,
    empty: NO_PRACTICE,
    make: makePractice,
    read: readPractice,
    isNewer: isNewerPractice,
    merge: mergePractice,
  });
type Store = ReturnType<typeof open>;
const tryOf = (puzzle: number): Try => ({
  puzzle: `draw-${String(puzzle).padStart(2, '0')}`,
  at: '2026-05-03T18:04:00Z',
  how: 'solved',
});
const add = (store: Store, puzzle: number) =>
  store.change((now) => ({ ...now, tries: mergeTries(now.tries, [tryOf(puzzle)]) }));
const recordOf = <T>(store: ListStore<T>): T => {
  const found = store.look();
  if (found.state !== 'record') throw new Error(`the store is ${found.state}`);
  return found.record;
};
const puzzlesIn = (store: Store) => recordOf(store).tries.map(({ puzzle }) => puzzle);
const namesOf = (puzzles: readonly number[]) => puzzles.map((puzzle) => tryOf(puzzle).puzzle).sort();

/** Those that wait for the lock, in their order; nobody has it until a test gives it to the next. */
let waiting: { readonly tab: FakeStorage; readonly action: () => void }[];
let shared: Shared;
let now: number;

const use = (tab: FakeStorage) => vi.stubGlobal('localStorage', tab.storage);
const nextTurn = () => {
  const next = waiting.shift();
  if (next === undefined) return;
  use(next.tab);
  next.action();
};
/** Everything that was written has come to all, and everybody has had a turn. */
const rest = () => {
  shared.deliverAll();
  while (waiting.length > 0) nextTurn();
  shared.deliverAll();
};

beforeEach(() => {
  waiting = [];
  shared = new Shared();
  now = Date.UTC(2026, 4, 3);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, action: () => void) =>
        void waiting.push({ tab: shared.tabOf(localStorage), action }),
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** One step of two tabs: one of them adds a try, a write comes to the others, whoever waits for the lock has it, or time passes. */
type Step =
  | { readonly does: 'add' | 'arrive'; readonly tab: 0 | 1 }
  | { readonly does: 'turn' }
  | { readonly does: 'wait' };

const tabs = fc.constantFrom(0, 1);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constant('add'), tab: tabs }) },
    { weight: 3, arbitrary: fc.record({ does: fc.constant('arrive'), tab: tabs }) },
    { weight: 2, arbitrary: fc.constant({ does: 'turn' }) },
    { weight: 1, arbitrary: fc.constant({ does: 'wait' }) },
  ) as fc.Arbitrary<Step>,
  { maxLength: 60 },
);

/** Plays two tabs that add to one record; gives the tries that were made, and those that a third tab finds in the end. */
function playTabs(all: readonly Step[], refuses: (key: string) => boolean) {
  shared = new Shared(refuses);
  waiting = [];
  const both = [0, 1].map(() => ({ tab: shared.open(), store: open() }));
  let made = 0;
  for (const step of all) {
    if (step.does === 'add') {
      const { tab, store } = both[step.tab]!;
      use(tab);
      made += 1;
      add(store, made);
    } else if (step.does === 'arrive') shared.deliver(both[step.tab]!.tab);
    else if (step.does === 'turn') nextTurn();
    else {
      // Longer than any write is under way.
      shared.deliverAll();
      now += 11_000;
    }
  }
  rest();
  use(shared.open());
  return { made: namesOf(Array.from({ length: made }, (_, at) => at + 1)), found: puzzlesIn(open()).sort() };
}

test('two tabs that write at once lose no try, however late the one sees what the other wrote', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { made, found } = playTabs(all, () => false);
      expect(found).toEqual(made);
    }),
    { numRuns: 500 },
  );
});

test('without what is written alone they do, with the lock or not: what the test above plays is no idle fear', () => {
  const loses = fc.check(
    fc.property(steps, (all) => {
      const { made, found } = playTabs(all, (key) => key.includes('.add.'));
      return found.length === made.length;
    }),
    { numRuns: 500 },
  );
  expect(loses.failed).toBe(true);
});

test('a page that is left before it has the lock has written its try', () => {
  use(shared.open());
  add(open(), 1);
  expect(waiting).toHaveLength(1);
  shared.deliverAll();
  use(shared.open());
  expect(puzzlesIn(open())).toEqual(namesOf([1]));
});

test('what was added goes into the record, and from beside it a while later', () => {
  const tab = shared.open();
  use(tab);
  const store = open();
  add(store, 1);
  rest();
  expect(additions(tab)).toHaveLength(1);
  now += 11_000;
  add(store, 2);
  rest();
  expect(additions(tab)).toHaveLength(1);
  expect(tab.storage.getItem(additions(tab)[0]!)).toContain('draw-02');
  expect(readPractice(tab.storage.getItem(KEY) ?? '')).toEqual({ ok: true, value: recordOf(store) });
});
const additions = ({ storage }: FakeStorage) =>
  Object.keys(storage).filter((key) => key.startsWith(`${KEY}.add.`));

test('what is cleared does not come back', () => {
  const tab = shared.open();
  use(tab);
  const store = open();
  add(store, 1);
  store.change((all) => ({ ...all, tries: [] }));
  rest();
  expect(puzzlesIn(store)).toEqual([]);
  expect(additions(tab)).toEqual([]);
});

test('what a newer version has added stays when the rest is cleared', () => {
  const tab = shared.open();
  use(tab);
  const store = open();
  add(store, 1);
  const newer = `${KEY}.add.mh3x2k.2`;
  tab.storage.setItem(newer, '{"version":9}');
  store.change((all) => ({ ...all, tries: [] }));
  rest();
  expect(puzzlesIn(store)).toEqual([]);
  expect(additions(tab)).toEqual([newer]);
});

test('a switch is kept beside what was added', () => {
  use(shared.open());
  const store = open();
  add(store, 1);
  store.change((all) => ({ ...all, hidden: true }));
  rest();
  expect(recordOf(store)).toEqual({ ...NO_PRACTICE, hidden: true, tries: [tryOf(1)] });
});

test('an addition that cannot be read is set aside, and one of a newer version stays', () => {
  const tab = shared.open();
  use(tab);
  const [damaged, newer] = [`${KEY}.add.mh3x2k.1`, `${KEY}.add.mh3x2k.2`];
  tab.storage.setItem(damaged, '{"half');
  tab.storage.setItem(newer, '{"version":9}');
  const store = open();
  add(store, 1);
  rest();
  expect(puzzlesIn(store)).toEqual(namesOf([1]));
  expect(tab.storage.getItem(damaged)).toBeNull();
  expect(tab.storage.getItem(`${damaged}.unread`)).toBe('{"half');
  expect(tab.storage.getItem(newer)).toBe('{"version":9}');
});

test('a damaged record is set aside, and goes when it is its turn, unless another one was begun by then', () => {
  const tab = shared.open();
  use(tab);
  tab.storage.setItem(KEY, 'rhubarb');
  expect(open().look()).toMatchObject({ state: 'record', record: NO_PRACTICE });
  expect(tab.storage.getItem(`${KEY}.unread`)).toBe('rhubarb');
  add(open(), 1);
  rest();
  expect(puzzlesIn(open())).toEqual(namesOf([1]));
  tab.storage.setItem(KEY, 'rhubarb');
  open().look();
  rest();
  expect(tab.storage.getItem(KEY)).toBeNull();
});

test('what fits once and not twice is kept', () => {
  const full = new Shared((key) => key.includes('.add.'), 'throws');
  use(full.open());
  const store = open();
  expect(add(store, 1)).toMatchObject({ state: 'record' });
  expect(puzzlesIn(store)).toEqual(namesOf([1]));
});

test('where the record itself finds no room, nothing is changed', () => {
  const full = new Shared((key) => key === KEY, 'throws');
  use(full.open());
  const store = open();
  expect(add(store, 1)).toEqual({ state: 'denied' });
  expect(puzzlesIn(store)).toEqual([]);
});

test('without locks it is all done at once', () => {
  vi.stubGlobal('navigator', {});
  const tab = shared.open();
  use(tab);
  const store = open();
  add(store, 1);
  now += 11_000;
  add(store, 2);
  expect(additions(tab)).toHaveLength(1);
  expect(puzzlesIn(store)).toEqual(namesOf([1, 2]));
});
