import { useEffect, useRef, useState } from 'preact/hooks';
import { type Find, type Hit, type Hits, hasWords, openIndex } from './find.ts';
import { nearest } from './nearest.ts';

/** What a search has found. */
interface Found {
  readonly query: string;
  /** How many pages; null when the index could not be loaded. */
  readonly count: number | null;
  /** The first of them. */
  readonly hits: readonly Hit[];
  /** Whether the pages have the words themselves, or only some like them. */
  readonly exact: boolean;
  /** What may have been meant, where little or nothing was found. */
  readonly likely: readonly Likely[];
}

/** A name that may have been meant, and where it leads. */
interface Likely {
  readonly address: string;
  readonly name: string;
}

/** A search that goes on while someone types. */
export interface Search {
  readonly looking: boolean;
  /** What the last search has found; null when nothing is looked for. */
  readonly found: Found | null;
  /** Adds some more pages to those that were found. */
  readonly more: () => Promise<void>;
}

/** Results that are read at once, and with each wish for more. */
export const PAGE = 8;
/** How long the typing must rest, in milliseconds, before a search. */
const REST = 150;
/** So few results may come of a slip: names like what was typed are given as well. */
const FEW = 3;
/** Names that are given at most. */
const MOST_LIKELY = 4;

/**
 * Looks for what is typed, in the index in `folder`, which is loaded with the first search; `home` is the address of the
 * first page. The links in the element `names` are what may have been meant.
 */
export function useSearch(query: string, folder: string, home: string, names: string): Search {
  const [found, setFound] = useState<Found | null>(null);
  const [looking, setLooking] = useState(false);
  const find = useRef<Promise<Find> | null>(null);
  const failures = useRef(0);
  const hits = useRef<Hits | null>(null);
  const wanted = query.trim();

  useEffect(() => {
    let old = false;
    const end = (now: Found | null): void => {
      if (old) return;
      setFound(now);
      setLooking(false);
    };
    const look = async () => {
      keepInAddress(wanted);
      if (wanted === '') return end(null);
      setLooking(true);
      try {
        find.current ??= openIndex(folder, home, failures.current);
        const all = await (await find.current)(wanted);
        const first = await all.read(0, PAGE);
        if (old) return;
        hits.current = all;
        const exact = hasWords(wanted, first);
        const likely = exact && all.count > FEW ? [] : likelyFor(wanted, names);
        end({ query: wanted, count: all.count, hits: first, exact, likely });
      } catch {
        find.current = null;
        failures.current += 1;
        end({ query: wanted, count: null, hits: [], exact: false, likely: likelyFor(wanted, names) });
      }
    };
    const known = wanted === (found?.query ?? '');
    if (known) setLooking(false);
    // Gone back to before the answer came, it stands in the address again.
    if (known && found !== null) keepInAddress(wanted);
    const timer = known ? undefined : setTimeout(look, REST);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  return {
    looking,
    found,
    async more() {
      if (found === null || hits.current === null) return;
      const add = (part: (before: Found) => Partial<Found>): void =>
        setFound((now) => (now === found ? { ...now, ...part(now) } : now));
      try {
        const next = await hits.current.read(found.hits.length, found.hits.length + PAGE);
        add((before) => ({ hits: [...before.hits, ...next] }));
      } catch {
        find.current = null;
        failures.current += 1;
        add(() => ({ count: null }));
      }
    },
  };
}

/** The names on the page that are most like what was looked for. */
function likelyFor(query: string, names: string): Likely[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${names} a`)];
  // Behind a name may stand the part of the site, where another part has the same.
  const nameOf = (link: HTMLAnchorElement): string => (link.firstChild?.textContent ?? '').trim();
  const addresses = new Map(links.map((link) => [nameOf(link), link.getAttribute('href') ?? '']));
  // A name is compared as if it were a path of one step.
  const pages = [...addresses.keys()].map((name) => ({ path: name.replaceAll('/', ' '), title: name }));
  return nearest(query.replaceAll('/', ' '), pages, MOST_LIKELY).map(({ title }) => ({
    name: title,
    address: addresses.get(title) ?? '',
  }));
}

/** What is looked for stands in the address, so that coming back finds it again and it can be passed on. */
function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if ((address.searchParams.get('q') ?? '') === query) return;
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}
