import { useEffect, useState } from 'preact/hooks';
import type { TextStore } from './text-store.ts';

/** A stored value as a page shows it. */
export interface StoredValue<T> {
  readonly value: T;
  /** See {@link TextStore.fault}. */
  readonly fault: string;
  /** See {@link TextStore.keeps}. */
  readonly keeps: boolean;
  readonly change: (how: (stored: T) => T) => void;
}

/** Reads a store once the page lives, and follows what other tabs write to it; `empty` is shown until then. */
export function useTextStore<T>(store: TextStore<T>, empty: T): StoredValue<T> {
  const [shown, setShown] = useState({ value: empty, fault: '', keeps: true });
  const show = () => setShown({ value: store.look(), fault: store.fault(), keeps: store.keeps() });
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => (key === store.key || key === null) && show();
    show();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [store]);
  return {
    ...shown,
    change(how) {
      store.change(how);
      show();
    },
  };
}
