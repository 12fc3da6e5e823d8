import { makeFault, type Result } from '../../core/result.ts';
import { setAside } from './set-aside.ts';

/**
 * What was found: a record; a text of a newer version, which is left as it is; or no storage. A text that could not be
 * read is set aside, and `fault` says what was wrong with it; where even that cannot be done, it stays.
 */
export type FoundList<T> =
  | { readonly state: 'record'; readonly record: T; readonly fault: string }
  | { readonly state: 'newer' | 'stuck'; readonly text: string; readonly fault: string }
  | { readonly state: 'denied' };

/** A place on this device where a record of some kind lies. */
export interface ListStore<T> {
  /** Looks for the record. */
  readonly find: () => FoundList<T>;
  /**
   * Changes the record as it lies there now, since another tab may have written to it, and gives what lies there then.
   *
   * Nothing is written where the record cannot be read or there is no storage. The browser tells other tabs of it.
   */
  readonly change: (change: (record: T) => T) => FoundList<T>;
  /** Calls back when the record may have changed behind the page: in another tab, or before the page was come back to. */
  readonly onElsewhere: (changed: () => void) => () => void;
}

/** What a kind of record is like: its text form, and the record in which nothing has been written. */
interface Kind<T> {
  readonly key: string;
  readonly empty: T;
  readonly make: (record: T) => string;
  readonly read: (text: string) => Result<T>;
  readonly isNewer: (text: string) => boolean;
}

/** The place of a kind of record. */
export function createListStore<T>({ key, empty, make, read, isNewer }: Kind<T>): ListStore<T> {
  const find = (): FoundList<T> => {
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
    find,
    change(change) {
      const found = find();
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
      const heard = ({ key: written }: StorageEvent): void => {
        if (written === null || written.startsWith(key)) changed();
      };
      const shown = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) changed();
      };
      addEventListener('storage', heard);
      addEventListener('pageshow', shown);
      return () => {
        removeEventListener('storage', heard);
        removeEventListener('pageshow', shown);
      };
    },
  };
}
