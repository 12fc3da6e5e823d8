import { useEffect } from 'preact/hooks';

/** Reads the fragment of the page's address once the page lives, when `inputs` change, and when the address does. */
export function useFragment(read: () => void, inputs: readonly unknown[] = []): void {
  useEffect(() => {
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, inputs);
}

/** Writes a fragment, with its sign, into the page's address without a new entry in the history. */
export function replaceFragment(fragment: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}${fragment}`);
}
