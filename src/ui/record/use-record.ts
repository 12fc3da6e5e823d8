import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mergeGames } from '../../play/record.ts';
import { currentDeal, entryAfter, isPlay } from '../../play/record-entry.ts';
import type { TableController } from '../table/use-table.ts';
import { type FoundRecord, recordStore } from './record-store.ts';

/** The record of games as it is kept, and what went wrong with it. */
export interface KeptRecord {
  /** Null until it has been looked for. */
  readonly found: FoundRecord | null;
  /** Why a text that was kept could not be read; empty when there was none. */
  readonly fault: string;
  /** Whether the last game that was to be written down could not be. */
  readonly failed: boolean;
}

/**
 * Writes the games of a table into the record as they end or are left. `ready` is when a game that was kept lies on the
 * table: it is one in which the player has moved.
 */
export function useRecord(controller: TableController, ready: boolean): KeptRecord {
  const [state, setState] = useState<KeptRecord>({ found: null, fault: '', failed: false });
  const last = useRef(controller.session);
  const begun = useRef(new Set<string>());

  const show = (found: FoundRecord) =>
    setState((before) => ({
      found,
      fault: found.state === 'record' && found.fault !== '' ? found.fault : before.fault,
      failed: false,
    }));

  useEffect(() => {
    show(recordStore.look());
    return recordStore.onElsewhere(() => show(recordStore.look()));
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = controller.session;
    if (before === controller.session) return;
    if (isPlay(before, controller.session)) begun.current.add(currentDeal(controller.session));
    const entry = entryAfter(before, controller.session, begun.current, new Date());
    if (entry === null) return;
    const now = recordStore.change((record) =>
      record.keep ? { ...record, games: mergeGames(record.games, [entry]) } : record,
    );
    if (now.state === 'denied') setState((old) => ({ ...old, failed: true }));
    else show(now);
  }, [controller.session]);

  useLayoutEffect(() => {
    if (ready) begun.current.add(currentDeal(last.current));
  }, [ready]);

  return state;
}
