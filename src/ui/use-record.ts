import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dealShown, entryAfter, isPlay } from '../play/finish.ts';
import { mergeGames } from '../play/record.ts';
import { changeRecord, type Found, findRecord, onOtherTab } from './record-shelf.ts';
import type { Seat } from './use-seat.ts';

/**
 * Writes the games of a seat into the record as they end or are left, and gives what lies there; null until it has
 * been looked for. `ready` is when a game that was kept lies on the table: it is one in which the player has moved.
 */
export function useRecord(
  seat: Seat,
  ready: boolean,
): { readonly found: Found | null; readonly failed: boolean } {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const last = useRef(seat.session);
  const begun = useRef(new Set<string>());

  useEffect(() => {
    setFound(findRecord());
    return onOtherTab(() => setFound(findRecord()));
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = seat.session;
    if (before === seat.session) return;
    if (isPlay(before, seat.session)) begun.current.add(dealShown(seat.session));
    const entry = entryAfter(before, seat.session, begun.current, new Date());
    if (entry === null) return;
    const now = changeRecord((record) =>
      record.keep ? { ...record, games: mergeGames(record.games, [entry]) } : record,
    );
    setFailed(now.state === 'denied');
    if (now.state !== 'denied') setFound(now);
  }, [seat.session]);

  useLayoutEffect(() => {
    if (ready) begun.current.add(dealShown(last.current));
  }, [ready]);

  return { found, failed };
}
