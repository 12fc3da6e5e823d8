import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { mergeGames } from '../../play/record.ts';
import { currentDeal, entryAfter, isPlay } from '../../play/record-entry.ts';
import type { Session } from '../../play/session.ts';
import { type FoundRecord, recordStore } from '../storage/record-store.ts';
import { RECORD_LINE } from '../words/en/record-line.ts';

interface RecorderProps {
  /** What was on the table, one after another, before this was loaded; the first is what was there when the page came. */
  readonly before: readonly Session[];
  /** What is on the table, and whether it is proved that no move in it is of use any more. */
  readonly session: Session;
  readonly isOver: boolean;
}

/** Writes the games of a table into the record as they end or are left; shows what is wrong with keeping it. */
export function Recorder({ before, session, isOver }: RecorderProps) {
  const [found, setFound] = useState<FoundRecord | null>(null);
  const [fault, setFault] = useState('');
  const [failed, setFailed] = useState(false);
  const last = useRef<Session | null>(null);
  const wasOver = useRef(false);
  // A game that was kept is one in which the player has moved.
  const begun = useRef(new Set(before.slice(0, 1).map(currentDeal)));

  const show = (now: FoundRecord) => {
    setFound(now);
    setFailed(false);
    if (now.state === 'record' && now.fault !== '') setFault(now.fault);
  };

  // Before anything is written, so that what goes wrong with the writing has the last word.
  useLayoutEffect(() => {
    show(recordStore.look());
    return recordStore.onElsewhere(() => show(recordStore.look()));
  }, []);

  const follow = (from: Session, to: Session) => {
    if (isPlay(from, to)) begun.current.add(currentDeal(to));
    const entry = entryAfter(from, to, begun.current, new Date(), wasOver.current);
    if (entry === null) return;
    const now = recordStore.change((record) =>
      record.keep ? { ...record, games: mergeGames(record.games, [entry]) } : record,
    );
    if (now.state === 'denied') setFailed(true);
    else show(now);
  };

  // Once the move has been drawn, which the writing would hold up.
  useEffect(() => {
    const sessions = last.current === null ? [...before, session] : [last.current, session];
    last.current = session;
    for (const [at, from] of sessions.slice(0, -1).entries()) {
      const to = sessions[at + 1]!;
      if (from !== to) follow(from, to);
    }
    wasOver.current = isOver;
  }, [session, isOver]);

  if (found === null || (found.state === 'record' && !found.record.keep)) return null;
  const note = failed ? RECORD_LINE.denied : noteOn(found, fault);
  if (note === '') return null;
  return (
    <p class="lucie-fault" role="alert">
      {note}
    </p>
  );
}

function noteOn(found: FoundRecord, fault: string): string {
  if (found.state === 'newer' || found.state === 'stuck') return RECORD_LINE[found.state];
  return fault === '' ? '' : RECORD_LINE.unread(fault);
}
