/*
 * Texts on this device that could not be read are put under keys of their own, where nothing writes over them. A
 * player can download them and, having been asked, throw them away; nobody else does.
 */

/** A text that was set aside, and its key. */
export interface SetAside {
  readonly key: string;
  readonly text: string;
}

const SUFFIX = '.unread';
/** Texts that are set aside of one name at most. */
const MOST = 100;

/** Puts a text that was kept under a name, and cannot be read, where nothing writes over it; whether that could be done. */
export function setAside(name: string, text: string): boolean {
  try {
    const keys = Array.from(
      { length: MOST },
      (_, count) => `${name}${SUFFIX}${count === 0 ? '' : `.${count}`}`,
    );
    const free = keys.find((key) => [null, text].includes(localStorage.getItem(key)));
    if (free === undefined) return false;
    localStorage.setItem(free, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a key is one of a text that was set aside. */
export function isSetAside(key: string): boolean {
  return key.includes(SUFFIX);
}

/** All texts that were set aside. */
export function allSetAside(): SetAside[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith('lucie.') && isSetAside(key))
      .sort()
      .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }));
  } catch {
    return [];
  }
}

/** Throws a text away that was set aside. */
export function throwAway(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it stays, which loses nothing.
  }
}
