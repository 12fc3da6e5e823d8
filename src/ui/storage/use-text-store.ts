import { useEffect, useState } from 'preact/hooks';
import type { TextStore } from './text-store.ts';

/** A drawer as a page shows it. */
export interface Opened<T> {
  readonly value: T;
  /** See {@link TextStore.fault}. */
  readonly fault: string;
  /** See {@link TextStore.keeps}. */
  readonly keeps: boolean;
  readonly change: (how: (lies: T) => T) => void;
}

/** Opens a drawer once the page lives, and follows what other tabs put in; `empty` is shown until then. */
export function useTextStore<T>(drawer: TextStore<T>, empty: T): Opened<T> {
  const [seen, setSeen] = useState({ value: empty, fault: '', keeps: true });
  const see = () => setSeen({ value: drawer.look(), fault: drawer.fault(), keeps: drawer.keeps() });
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => (key === drawer.key || key === null) && see();
    see();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [drawer]);
  return {
    ...seen,
    change(how) {
      drawer.change(how);
      see();
    },
  };
}
