import { useEffect, useState } from 'preact/hooks';
import type { FoundList, ListStore } from './list-store.ts';
import { allSetAside, type SetAside } from './set-aside.ts';

/** What a page shows of a record: the record, what went wrong with it, and the texts that were set aside. */
interface ListStoreView<T> {
  /** Null until the store has been read. */
  readonly found: FoundList<T> | null;
  /** Why a text that was kept could not be read; empty when there was none. */
  readonly fault: string;
  readonly setAside: readonly SetAside[];
  /** Looks again. */
  readonly look: () => void;
  /** Changes the record; whether that could be done. */
  readonly change: (change: (record: T) => T) => boolean;
}

/** Follows a store as it changes, in this tab or another; of the texts that were set aside those whose keys begin with `prefix`. */
export function useListStore<T>(store: ListStore<T>, prefix = ''): ListStoreView<T> {
  const [found, setFound] = useState<FoundList<T> | null>(null);
  const [aside, setAside] = useState<readonly SetAside[]>([]);
  const [fault, setFault] = useState('');
  const look = () => {
    const now = store.look();
    setFound(now);
    setAside(allSetAside().filter(({ key }) => key.startsWith(prefix)));
    if (now.state === 'record' && now.fault !== '') setFault(now.fault);
  };
  useEffect(() => {
    look();
    return store.onElsewhere(look);
  }, []);
  return {
    found,
    fault,
    setAside: aside,
    look,
    change(how) {
      const changed = store.change(how).state === 'record';
      look();
      return changed;
    },
  };
}
