import { makeFault } from '../../core/result.ts';
import { setAside } from './set-aside.ts';
import type { KeptText } from './store.ts';

/*
 * A record under one key: the games that were played, or the tries of puzzles. Other than a value it must never be lost,
 * so nothing is written where it cannot be read. A record of version 3 that an older page finds is `newer`, and stays
 * as it is; a damaged one is set aside at once and an empty one begun; where even that cannot be done it is `stuck`.
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
   * Changes the record as it is kept now, since another tab may have written to it, and gives what is kept then.
   *
   * Nothing is written where the record cannot be read or there is no storage. The browser tells other tabs of it.
   */
  readonly change: (change: (record: T) => T) => FoundList<T>;
  /** Calls back when the record may have changed behind the page: in another tab, or before the page was come back to. */
  readonly onElsewhere: (changed: () => void) => () => void;
}

/** The text form of a record; `isNewer` knows the texts of versions that are still to come. */
interface KeptRecord<T> extends KeptText<T> {
  readonly isNewer: (text: string) => boolean;
}

/** The store of a record. */
export function createListStore<T>({ key, empty, make, read, isNewer }: KeptRecord<T>): ListStore<T> {
  const look = (): FoundList<T> => {
    try {
      const text = localStorage.getItem(key);
      if (text === null) return { state: 'record', record: empty, fault: '' };
      const found = read(text);
      if (found.ok) return { state: 'record', record: found.value, fault: '' };
      const fault = makeFault(found.fault);
      if (isNewer(text)) return { state: 'newer', text, fault };
      if (!setAside(key, text)) return { state: 'stuck', text, fault };
      localStorage.removeItem(key);
      return { state: 'record', record: empty, fault };
    } catch {
      return { state: 'denied' };
    }
  };
  return {
    key,
    look,
    change(change) {
      const found = look();
      if (found.state !== 'record') return found;
      const record = change(found.record);
      try {
        if (record !== found.record) localStorage.setItem(key, make(record));
        return { ...found, record };
      } catch {
        return { state: 'denied' };
      }
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
