import { sittingOf } from '../play/saved.ts';

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
    if (lies !== null && lies !== known) localStorage.setItem(OTHERS, JSON.stringify(withOther(lies)));
    localStorage.setItem(PLAY_KEY, text);
    return 'kept';
  } catch {
    return 'denied';
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
