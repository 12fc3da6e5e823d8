import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dealShown, entryAfter, isPlay } from '../../play/finish.ts';
import { mergeGames } from '../../play/record.ts';
import type { Seat } from '../table/use-table.ts';
import { type Found, recordShelf } from './record-store.ts';

/** What lies on this device, and what went wrong with it. */
interface KeptRecord {
  /** Null until it has been looked for. */
  readonly found: Found | null;
  /** Why a text that lay there could not be read; empty when there was none. */
  readonly fault: string;
  /** Whether the last game that was to be written down could not be. */
  readonly failed: boolean;
}

/**
 * Writes the games of a seat into the record as they end or are left. `ready` is when a game that was kept lies on the
 * table: it is one in which the player has moved.
 */
export function useRecord(seat: Seat, ready: boolean): KeptRecord {
  const [kept, setKept] = useState<KeptRecord>({ found: null, fault: '', failed: false });
  const last = useRef(seat.session);
  const begun = useRef(new Set<string>());

  const show = (found: Found) =>
    setKept((before) => ({
      found,
      fault: found.state === 'record' && found.fault !== '' ? found.fault : before.fault,
      failed: false,
    }));

  useEffect(() => {
    show(recordShelf.find());
    return recordShelf.onElsewhere(() => show(recordShelf.find()));
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = seat.session;
    if (before === seat.session) return;
    if (isPlay(before, seat.session)) begun.current.add(dealShown(seat.session));
    const entry = entryAfter(before, seat.session, begun.current, new Date());
    if (entry === null) return;
    const now = recordShelf.change((record) =>
      record.keep ? { ...record, games: mergeGames(record.games, [entry]) } : record,
    );
    if (now.state === 'denied') setKept((old) => ({ ...old, failed: true }));
    else show(now);
  }, [seat.session]);

  useLayoutEffect(() => {
    if (ready) begun.current.add(dealShown(last.current));
  }, [ready]);

  return kept;
}
