import { sittingOf } from '../play/saved.ts';

/*
 * Where games are kept on this device. The sitting in progress has one key. A sitting that another tab has left there
 * is put among the others before it is written over, so the tab that is played last has the key and nothing is lost;
 * a text that cannot be read is put under a third key.
 */
const KEY = 'lucie.play';
const OTHERS = 'lucie.play.others';
const UNREAD = 'lucie.play.unread';
/** Sittings of other tabs that are kept, the newest last. */
const MOST_OTHERS = 5;

/** What keeping has come to: done, or there is no storage, or it has no room. */
type Kept = 'kept' | 'denied';

/** What lies on the shelf; null when it is empty, and `denied` when the browser does not let us look. */
export function look(): { readonly text: string | null; readonly denied: boolean } {
  try {
    return { text: localStorage.getItem(KEY), denied: false };
  } catch {
    return { text: null, denied: true };
  }
}

/** Keeps a text, unless that cannot be; `known` is what this tab saw or kept last. */
export function keep(text: string, known: string | null): Kept {
  try {
    const lies = localStorage.getItem(KEY);
    if (lies !== null && lies !== known) localStorage.setItem(OTHERS, JSON.stringify(withOther(lies)));
    localStorage.setItem(KEY, text);
    return 'kept';
  } catch {
    return 'denied';
  }
}

/** Puts a text that cannot be read where nothing writes over it; whether that could be done. */
export function setAside(text: string): boolean {
  try {
    const at = Array.from({ length: 100 }, (_, count) => (count === 0 ? UNREAD : `${UNREAD}.${count}`)).find(
      (key) => [null, text].includes(localStorage.getItem(key)),
    );
    if (at === undefined) return false;
    localStorage.setItem(at, text);
    return true;
  } catch {
    return false;
  }
}

/** The sittings of other tabs, the newest last. */
export function others(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(OTHERS) ?? '[]');
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Takes a sitting of another tab off the shelf. */
export function dropOther(text: string): void {
  try {
    localStorage.setItem(OTHERS, JSON.stringify(others().filter((other) => other !== text)));
  } catch {
    // Then it is offered once more, and no harm is done.
  }
}

function withOther(text: string): string[] {
  const sitting = sittingOf(text);
  return [...others().filter((other) => sittingOf(other) !== sitting), text].slice(-MOST_OTHERS);
}
