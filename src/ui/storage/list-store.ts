import { makeFault } from '../../core/result.ts';
import { isSetAside, setAside } from './set-aside.ts';
import type { KeptText } from './store.ts';

/*
 * A record under one key: the games that were played, or the tries of puzzles. Other than a value it must never be lost,
 * so nothing is written where it cannot be read. A record of version 3 that an older page finds is `newer`, and stays
 * as it is; a damaged one is set aside at once and an empty one begun; where even that cannot be done it is `stuck`.
 *
 * Two tabs may add to it in the same moment. Each reads the record, adds its try and writes all of it, so the one that
 * writes last would undo what the other has added; and a page that is left with its last move cannot wait for its turn.
 * So what a change adds is written twice, both at once: within the record, and alone under a key that no other tab writes.
 * A worked example: tab A adds draw-03 while tab B adds draw-07.
 *
 *     lucie.practice                  {"version":1,"tries":[draw-07]}    B wrote last, over what A had written
 *     lucie.practice.add.mh3x2k.4fz9  {"version":1,"tries":[draw-03]}
 *     lucie.practice.add.mh3x2k.8a1c  {"version":1,"tries":[draw-07]}
 *
 * - Whoever looks merges all three, and sees both tries.
 * - After each change the additions are merged into the record under a lock that all tabs share (Web Locks), one tab after
 *   another. Nobody waits for that, and where a browser has no locks it is done at once.
 * - A lock alone does not do: browsers keep a copy of the storage in each process, and what one tab has written may come to
 *   another one after the lock. Of 300 entries that two tabs of Chromium added at once, each time under the lock, 179 to 256
 *   were left; without it 182 to 235. So an addition goes only when it is found in the record a while after it was made.
 *   Until then every tab that writes the record has seen it, and keeps it there.
 * - A change that takes something away, as clearing does, takes away the additions that it has seen: they must not come back.
 */

/**
 * What was found: a record; a text of a newer version, which is left as it is; or no storage. A text that could not be
 * read is set aside, and `fault` says what was wrong with it; where even that cannot be done, it stays.
 */
export type FoundList<T> =
  | { readonly state: 'record'; readonly record: T; readonly fault: string }
  | { readonly state: 'newer' | 'stuck'; readonly text: string; readonly fault: string }
  | { readonly state: 'denied' };

/** A record that is kept on this device under one key. */
export interface ListStore<T> {
  readonly key: string;
  /** Looks for the record. */
  readonly look: () => FoundList<T>;
  /**
   * Changes the record as it is kept now, since another tab may have written to it, and gives what is kept then. It is
   * kept when this returns, also if the page is left in the same moment, and no other tab undoes what it adds.
   *
   * Nothing is written where the record cannot be read or there is no storage. The browser tells other tabs of it.
   */
  readonly change: (change: (record: T) => T) => FoundList<T>;
  /** Calls back when the record may have changed behind the page: in another tab, or before the page was come back to. */
  readonly onElsewhere: (changed: () => void) => () => void;
}

/** The text form of a record, and how two are merged. */
interface KeptRecord<T> extends KeptText<T> {
  /** Knows the texts of versions that are still to come. */
  readonly isNewer: (text: string) => boolean;
  /** All entries of both, each once, in whichever order they are given; what is no list is as in `mine`. */
  readonly merge: (mine: T, other: T) => T;
}

/** How long after it was made an addition may go, in milliseconds: by then every tab has it. */
const SETTLED = 10_000;

/** What was added by one change, under a key of its own; `age` in milliseconds. */
interface Addition<T> {
  readonly key: string;
  readonly age: number;
  readonly record: T;
}

/** The store of a record. */
export function createListStore<T extends object>(kept: KeptRecord<T>): ListStore<T> {
  const { key, empty, make, read, isNewer, merge } = kept;
  const prefix = `${key}.add.`;
  /** What was found under the key itself. */
  const lookAlone = (): FoundList<T> => {
    const text = localStorage.getItem(key);
    if (text === null) return { state: 'record', record: empty, fault: '' };
    const found = read(text);
    if (found.ok) return { state: 'record', record: found.value, fault: '' };
    const fault = makeFault(found.fault);
    if (isNewer(text)) return { state: 'newer', text, fault };
    if (!setAside(key, text)) return { state: 'stuck', text, fault };
    // By its turn another tab may have begun a new one.
    void locked(key, () => localStorage.getItem(key) === text && localStorage.removeItem(key));
    return { state: 'record', record: empty, fault };
  };
  const additions = (): Addition<T>[] =>
    additionKeys(prefix).flatMap((one) => {
      const text = localStorage.getItem(one) ?? '';
      const found = read(text);
      const age = Date.now() - Number.parseInt(one.slice(prefix.length), 36);
      if (found.ok) return { key: one, age, record: found.value };
      if (!isNewer(text) && setAside(one, text)) localStorage.removeItem(one);
      return [];
    });
  const look = (): FoundList<T> => {
    try {
      const found = lookAlone();
      if (found.state !== 'record') return found;
      const record = additions().reduce((all, one) => merge(all, one.record), found.record);
      return { ...found, record };
    } catch {
      return { state: 'denied' };
    }
  };
  const settle = (): void => {
    const found = look();
    if (found.state !== 'record') return;
    const text = make(found.record);
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
    else for (const one of additions()) if (Math.abs(one.age) > SETTLED) localStorage.removeItem(one.key);
  };
  const write = (before: T, after: T): void => {
    if (takesAway(before, after)) {
      localStorage.setItem(key, make(after));
      for (const one of additions()) localStorage.removeItem(one.key);
      return;
    }
    const addition = `${prefix}${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`;
    try {
      localStorage.setItem(addition, make(addedBy(before, after)));
    } catch {
      // A whole file that was taken in may fit once and not twice.
    }
    try {
      localStorage.setItem(key, make(after));
    } catch (error) {
      localStorage.removeItem(addition);
      throw error;
    }
  };
  return {
    key,
    look,
    change(change) {
      const found = look();
      if (found.state !== 'record') return found;
      const record = change(found.record);
      if (record === found.record) return found;
      try {
        write(found.record, record);
      } catch {
        return { state: 'denied' };
      }
      void locked(key, settle);
      return { ...found, record };
    },
    onElsewhere(changed) {
      const onStorage = ({ key: written }: StorageEvent): void => {
        if (written === null || written.startsWith(key)) changed();
      };
      const onShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) changed();
      };
      addEventListener('storage', onStorage);
      addEventListener('pageshow', onShow);
      return () => {
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onShow);
      };
    },
  };
}

/** The keys of what was added, but for what was set aside. */
function additionKeys(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !isSetAside(key));
}

/** The record after a change with only those entries in its lists that were not there before. */
function addedBy<T extends object>(before: T, after: T): T {
  const added = Object.entries(after).map(([name, value]) => {
    const old = new Set(listIn(before, name));
    return [name, Array.isArray(value) ? value.filter((one) => !old.has(one)) : value];
  });
  return Object.fromEntries(added);
}

/** Whether a change has left one of the lists shorter. */
function takesAway<T extends object>(before: T, after: T): boolean {
  return Object.keys(before).some((name) => listIn(after, name).length < listIn(before, name).length);
}

function listIn(record: object, name: string): readonly unknown[] {
  const value: unknown = Reflect.get(record, name);
  return Array.isArray(value) ? value : [];
}

/** Does something while no other tab does it under the same name, or at once where there are no locks; what fails is left. */
async function locked(name: string, action: () => unknown): Promise<void> {
  try {
    // Pages without https have none.
    if ('locks' in navigator) await navigator.locks.request(name, action);
    else action();
  } catch {
    // Additions stay until another time.
  }
}
