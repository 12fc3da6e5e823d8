import { afterEach, beforeEach, vi } from 'vitest';

/** The key under which the games that are not on the table are kept. */
export const OTHERS = 'lucie.play.others';

/** The storage of one tab as it stands in each test of a file, empty at first; `refuses` names the keys that find no room. */
export function stubStorage(): { readonly stored: Map<string, string>; refuses: (key: string) => boolean } {
  const kept = { stored: new Map<string, string>(), refuses: (_key: string): boolean => false };
  beforeEach(() => {
    kept.stored.clear();
    kept.refuses = () => false;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.stored.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (kept.refuses(key)) throw new Error('no room');
        kept.stored.set(key, text);
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return kept;
}
