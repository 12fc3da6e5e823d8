import { makeFault, type Result } from '../../core/result.ts';
import { setAside } from './set-aside.ts';
import type { KeptText } from './store.ts';

/*
 * A value under one key, such as the settings. `change` is given the value that is kept now, not the one that the page saw first: of two
 * tabs that set `deck` and `hand`, neither undoes the other. A text that cannot be read is left as it is, shown as
 * `empty`, and set aside before anything is written over it. Where the browser refuses to keep it, the page does. Values are
 * set by hand, so two tabs do not set one in the same moment; what can come so stands in a record (list-store.ts).
 */

/** A value that is kept on this device under one key. */
export interface TextStore<T> {
  readonly key: string;
  /** The value that is kept, or `empty` when none ever was. */
  readonly look: () => T;
  /** Keeps what becomes of the value that is kept now, so that a change made in another tab is not lost. */
  readonly change: (how: (stored: T) => T) => T;
  /** Why the text that is kept cannot be read, as a sentence; else empty. */
  readonly fault: () => string;
  /** Whether it keeps: where the browser does not let it, a change lasts as long as the page. */
  readonly keeps: () => boolean;
}

/** The store of a value. */
export function createTextStore<T>({ key, empty, read, make }: KeptText<T>): TextStore<T> {
  /** The value of this page, for when the browser keeps none. */
  let inPage = empty;
  let keeps = true;
  /** What the text says; null when there is none. */
  const stored = (): Result<T> | null => {
    const text = localStorage.getItem(key);
    return text === null ? null : read(text);
  };
  const write = (value: T): void => {
    const text = localStorage.getItem(key);
    if (text !== null && !read(text).ok && !setAside(key, text)) keeps = false;
    else localStorage.setItem(key, make(value));
  };
  /** Does something with the storage, and where there is none does without from then on. */
  const attempt = <R>(action: () => R, otherwise: R): R => {
    try {
      return keeps ? action() : otherwise;
    } catch {
      keeps = false;
      return otherwise;
    }
  };
  const look = (): T => {
    const result = attempt(stored, null);
    if (!keeps) return inPage;
    return result?.ok ? result.value : empty;
  };
  return {
    key,
    look,
    change(how) {
      inPage = how(look());
      attempt(() => write(inPage), undefined);
      return inPage;
    },
    fault() {
      const result = attempt(stored, null);
      return result === null || result.ok ? '' : makeFault(result.fault);
    },
    keeps: () => keeps,
  };
}
