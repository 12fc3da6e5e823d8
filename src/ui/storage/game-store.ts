import { sessionIdOf } from '../../play/saved.ts';
import { setAside } from './set-aside.ts';

/*
 * The game in progress. Two tabs may play at once: a tab that finds under the key a text that it did not write itself puts
 * it among the others before it writes its own, so the tab that is played last has the key and nothing is lost. With `A`
 * under the key, a tab that plays `B` leaves `B` there and `A` among the others; the page then offers to take up `A`.
 * A game is written as its page is left, which waits for no lock; and a hand plays in one tab at a time.
 */

/** The key of the game in progress. */
export const PLAY_KEY = 'lucie.play';
const OTHERS = 'lucie.play.others';
/** Games of other tabs, and of other devices, that are kept, the newest last. */
export const MOST_OTHERS = 12;

/** The text of the game in progress; null when there is none, and `denied` when the browser does not let us look. */
export function readGame(): { readonly text: string | null; readonly denied: boolean } {
  try {
    return { text: localStorage.getItem(PLAY_KEY), denied: false };
  } catch {
    return { text: null, denied: true };
  }
}

/** Keeps the text of a game; `known` is what this tab saw or kept last. Whether that could be done. */
export function saveGame(text: string, known: string | null): boolean {
  try {
    const stored = localStorage.getItem(PLAY_KEY);
    const others = otherGames();
    const all = stored === null || stored === known ? others : withOther(stored);
    // What another tab has put aside of this sitting is older than what is kept now.
    const own = sessionIdOf(text);
    const kept = all.filter((other) => own === '' || other === stored || sessionIdOf(other) !== own);
    if (JSON.stringify(kept) !== JSON.stringify(others) && !writeOtherGames(kept)) return false;
    localStorage.setItem(PLAY_KEY, text);
    return true;
  } catch {
    return false;
  }
}

/** The games of other tabs, the newest last. */
export function otherGames(): readonly string[] {
  try {
    return readOthers(localStorage.getItem(OTHERS)).list;
  } catch {
    return [];
  }
}

/** Forgets a game of another tab. */
export function dropOtherGame(text: string): void {
  try {
    writeOtherGames(otherGames().filter((other) => other !== text));
  } catch {
    // Then it is offered once more, and no harm is done.
  }
}

/** The games in a text, and whether they are all that it holds. */
function readOthers(text: string | null): { readonly list: readonly string[]; readonly whole: boolean } {
  if (text === null) return { list: [], whole: true };
  try {
    const found: unknown = JSON.parse(text);
    const list = Array.isArray(found) ? found.filter((text) => typeof text === 'string') : [];
    return { list, whole: Array.isArray(found) && list.length === found.length };
  } catch {
    return { list: [], whole: false };
  }
}

/** Writes the games of other tabs, once what cannot be read of them has been set aside; whether that could be done. */
export function writeOtherGames(list: readonly string[]): boolean {
  const stored = localStorage.getItem(OTHERS);
  if (stored !== null && !readOthers(stored).whole && !setAside(OTHERS, stored)) return false;
  localStorage.setItem(OTHERS, JSON.stringify(list));
  return true;
}

/** The games of other tabs and one more; an older state of the same sitting gives way to it. */
function withOther(text: string): string[] {
  const sitting = sessionIdOf(text);
  const others = otherGames().filter((other) => sitting === '' || sessionIdOf(other) !== sitting);
  return [...others.filter((other) => other !== text), text].slice(-MOST_OTHERS);
}
