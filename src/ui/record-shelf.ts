import { makeFault } from '../core/result.ts';
import { EMPTY, type GameRecord, isNewer, makeRecord, readRecord } from '../play/record.ts';
import { setAside } from './set-aside.ts';

/** Where the record lies on this device. */
const KEY = 'lucie.record';

/**
 * What was found: a record; a text of a newer version, which is left as it is; or no storage. A text that could not be
 * read is set aside, and `fault` says what was wrong with it; where even that cannot be done, it stays.
 */
export type Found =
  | { readonly state: 'record'; readonly record: GameRecord; readonly fault: string }
  | { readonly state: 'newer' | 'stuck'; readonly text: string; readonly fault: string }
  | { readonly state: 'denied' };

/** Looks for the record. */
export function findRecord(): Found {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return { state: 'record', record: EMPTY, fault: '' };
    const read = readRecord(text);
    if (read.ok) return { state: 'record', record: read.value, fault: '' };
    const fault = makeFault(read.fault);
    if (isNewer(text)) return { state: 'newer', text, fault };
    if (!setAside(KEY, text)) return { state: 'stuck', text, fault };
    localStorage.removeItem(KEY);
    return { state: 'record', record: EMPTY, fault };
  } catch {
    return { state: 'denied' };
  }
}

/**
 * Changes the record as it lies there now, since another tab may have written to it, and gives what lies there then.
 *
 * Nothing is written where the record cannot be read or there is no storage. The browser tells other tabs of it.
 */
export function changeRecord(change: (record: GameRecord) => GameRecord): Found {
  const found = findRecord();
  if (found.state !== 'record') return found;
  const record = change(found.record);
  try {
    if (record !== found.record) localStorage.setItem(KEY, makeRecord(record));
    return { ...found, record };
  } catch {
    return { state: 'denied' };
  }
}

/** Calls back when the record may have changed behind the page: in another tab, or before the page was come back to. */
export function onChangeElsewhere(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(KEY)) changed();
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
}
