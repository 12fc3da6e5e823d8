import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../play/session.ts';

interface RecordKeeperProps {
  readonly session: Session;
  /** Whether it is proved that no move in it is of use any more. */
  readonly isOver: boolean;
  /** Whether the store has been read, so that a game that was kept is on the table. */
  readonly ready: boolean;
}

/**
 * Keeps the record of a table. What writes it is loaded once a game with moves is on the table, since there is nothing
 * to write before; what has happened until it comes is handed over to it.
 */
export function RecordKeeper({ session, isOver, ready }: RecordKeeperProps) {
  const [loaded, setLoaded] = useState<typeof import('./Recorder.tsx') | null>(null);
  const before = useRef<Session[]>([]);
  const wasReady = useRef(false);
  useLayoutEffect(() => {
    if (loaded !== null) return;
    if (!wasReady.current) before.current = [];
    wasReady.current = ready;
    before.current.push(session);
  }, [session, ready]);
  useEffect(() => {
    // Where it does not come, the next move asks again.
    if (loaded === null && ready && session.moments.length > 1)
      import('./Recorder.tsx').then(setLoaded, () => {});
  }, [session, ready]);
  return loaded === null ? null : (
    <loaded.Recorder before={before.current} session={session} isOver={isOver} />
  );
}
