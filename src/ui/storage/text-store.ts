import { makeFault, type Result } from '../../core/result.ts';
import { setAside } from './set-aside.ts';

/** A thing that is kept on this device under one key, and written and read as a text. */
export interface TextStore<T> {
  readonly key: string;
  /** What lies in it, or what it holds when nothing was ever put there. */
  readonly look: () => T;
  /** Puts in what becomes of what lies in it, so that a change made in another tab is not lost. */
  readonly change: (how: (lies: T) => T) => T;
  /** Why the text that lies in it cannot be read, as a sentence; else empty. */
  readonly fault: () => string;
  /** Whether it keeps: where the browser does not let it, a change lasts as long as the page. */
  readonly keeps: () => boolean;
}

/** Makes a drawer. A text that cannot be read is left as it is, and set aside before anything is written over it. */
export function createTextStore<T>(
  key: string,
  empty: T,
  read: (text: string) => Result<T>,
  make: (value: T) => string,
): TextStore<T> {
  let held = empty;
  let keeps = true;
  /** What the text says; null when there is none. */
  const found = (): Result<T> | null => {
    const text = localStorage.getItem(key);
    return text === null ? null : read(text);
  };
  const put = (value: T): void => {
    const lies = localStorage.getItem(key);
    if (lies !== null && !read(lies).ok && !setAside(key, lies)) keeps = false;
    else localStorage.setItem(key, make(value));
  };
  /** Does something with the storage, and where there is none does without from then on. */
  const attempt = <R>(what: () => R, otherwise: R): R => {
    try {
      return keeps ? what() : otherwise;
    } catch {
      keeps = false;
      return otherwise;
    }
  };
  const look = (): T => {
    const result = attempt(found, null);
    if (!keeps) return held;
    return result?.ok ? result.value : empty;
  };
  return {
    key,
    look,
    change(how) {
      held = how(look());
      attempt(() => put(held), undefined);
      return held;
    },
    fault() {
      const result = attempt(found, null);
      return result === null || result.ok ? '' : makeFault(result.fault);
    },
    keeps: () => keeps,
  };
}
