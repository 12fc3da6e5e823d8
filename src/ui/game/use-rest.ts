import { useLayoutEffect } from 'preact/hooks';
import type { Session } from '../../play/session.ts';

/** Writes a sitting down once it has rested for some milliseconds, or at once when the page is left; null waits. */
export function useRest(session: Session | null, rest: number, write: () => void): void {
  // At once, since the page may be left before it is painted again.
  useLayoutEffect(() => {
    if (session === null) return;
    const timer = setTimeout(write, rest);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', write);
    };
  }, [session]);
}
