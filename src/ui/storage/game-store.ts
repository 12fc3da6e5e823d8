import { sittingOf } from '../../play/saved.ts';
import { setAside } from './set-aside.ts';

/*
 * Where games are kept on this device. The sitting in progress has one key. A sitting that another tab has left there
 * is put among the others before it is written over, so the tab that is played last has the key and nothing is lost.
 */
/** The key of the sitting in progress. */
export const PLAY_KEY = 'lucie.play';
const OTHERS = 'lucie.play.others';
/** Sittings of other tabs that are kept, the newest last. */
const MOST_OTHERS = 5;

/** What keeping has come to: done, or there is no storage, or it has no room. */
type Kept = 'kept' | 'denied';

/** What lies on the shelf; null when it is empty, and `denied` when the browser does not let us look. */
export function look(): { readonly text: string | null; readonly denied: boolean } {
  try {
    return { text: localStorage.getItem(PLAY_KEY), denied: false };
  } catch {
    return { text: null, denied: true };
  }
}

/** Keeps a text, unless that cannot be; `known` is what this tab saw or kept last. */
export function keep(text: string, known: string | null): Kept {
  try {
    const lies = localStorage.getItem(PLAY_KEY);
    if (lies !== null && lies !== known && !putOthers(withOther(lies))) return 'denied';
    localStorage.setItem(PLAY_KEY, text);
    return 'kept';
  } catch {
    return 'denied';
  }
}

/** The sittings of other tabs, the newest last. */
export function others(): readonly string[] {
  try {
    return readOthers(localStorage.getItem(OTHERS)).list;
  } catch {
    return [];
  }
}

/** Takes a sitting of another tab off the shelf. */
export function dropOther(text: string): void {
  try {
    putOthers(others().filter((other) => other !== text));
  } catch {
    // Then it is offered once more, and no harm is done.
  }
}

/** The sittings in a text, and whether they are all that it holds. */
function readOthers(text: string | null): { readonly list: readonly string[]; readonly whole: boolean } {
  if (text === null) return { list: [], whole: true };
  try {
    const found: unknown = JSON.parse(text);
    const list = Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
    return { list, whole: Array.isArray(found) && list.length === found.length };
  } catch {
    return { list: [], whole: false };
  }
}

/** Writes the sittings of other tabs, once what cannot be read of them has been set aside; whether that could be done. */
function putOthers(list: readonly string[]): boolean {
  const lies = localStorage.getItem(OTHERS);
  if (lies !== null && !readOthers(lies).whole && !setAside(OTHERS, lies)) return false;
  localStorage.setItem(OTHERS, JSON.stringify(list));
  return true;
}

/** The sittings of other tabs and one more; an older state of the same sitting gives way to it. */
function withOther(text: string): string[] {
  const sitting = sittingOf(text);
  const kept = others().filter((other) => sitting === '' || sittingOf(other) !== sitting);
  return [...kept.filter((other) => other !== text), text].slice(-MOST_OTHERS);
}
