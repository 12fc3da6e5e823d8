import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { makeFault } from '../../core/result.ts';
import { goesOnFrom, laidOnTop } from '../../play/game-copies.ts';
import { makeSaved, readSaved } from '../../play/saved.ts';
import type { Session } from '../../play/session.ts';
import { dropOtherGame, otherGames, PLAY_KEY, readGame, saveGame } from '../storage/game-store.ts';
import { setAside } from '../storage/set-aside.ts';
import { randomSeed } from '../table/random-seed.ts';
import type { TableController } from '../table/use-table.ts';
import { SAVED } from '../words/en/play.ts';
import { useRest } from './use-rest.ts';

/** What keeping the game on this device has to say and to offer. */
export interface Autosave {
  /** Whether the store has been read, so that a game that was kept is on the table. */
  readonly ready: boolean;
  /** A sentence when the game cannot be kept, or was not to be read; else empty. */
  readonly note: string;
  /** Takes up the game of another tab, when there is one; else null. */
  readonly takeOther: (() => void) | null;
}

/** A game of another tab. */
interface OtherGame {
  readonly text: string;
  readonly session: Session;
}

/** How long the game must rest, in milliseconds, before it is kept. */
const REST = 200;

/** Keeps the game in progress on this device, and takes it up again. The game of another tab is laid on top of the present one. */
export function useAutosave(controller: TableController): Autosave {
  const [ready, setReady] = useState(false);
  const [note, setNote] = useState('');
  const [other, setOther] = useState<OtherGame | null>(null);
  const sitting = useRef('');
  const known = useRef<string | null>(null);
  const first = useRef(controller.session);

  // Before the page is painted: nobody is to see the deal that gives way.
  useLayoutEffect(() => {
    sitting.current = randomSeed();
    const { text, denied } = readGame();
    known.current = text;
    if (denied) setNote(SAVED.denied);
    const found = text === null ? null : readSaved(text);
    setOther(lastOf(otherGames(), found?.ok ? found.value : null));
    setReady(true);
    if (found === null || text === null) return;
    if (found.ok) {
      first.current = found.value;
      return controller.resume(found.value, SAVED.resumed);
    }
    const safe = setAside(PLAY_KEY, text);
    if (!safe) known.current = null;
    setNote(SAVED.unread(makeFault(found.fault)));
  }, []);

  useRest(controller.session === first.current ? null : controller.session, REST, () => {
    const text = makeSaved(controller.session, sitting.current);
    if (saveGame(text, known.current)) known.current = text;
    else setNote(SAVED.denied);
  });

  return {
    ready,
    note,
    takeOther:
      other === null
        ? null
        : () => {
            controller.resume(laidOnTop(controller.session, other.session), SAVED.taken);
            dropOtherGame(other.text);
            setOther(null);
          },
  };
}

/** The newest sitting that can be read and shows a game that is not on the table already, or null. */
function lastOf(texts: readonly string[], present: Session | null): OtherGame | null {
  for (const text of [...texts].reverse()) {
    const found = readSaved(text);
    if (found.ok && (present === null || !goesOnFrom(present, found.value)))
      return { text, session: found.value };
  }
  return null;
}
