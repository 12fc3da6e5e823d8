import { useEffect, useRef, useState } from 'preact/hooks';
import { useSettings } from '../storage/use-settings.ts';
import { KINDS, PLAIN_KIND, SEARCH } from '../words/en/search.ts';
import type { Hit } from './find.ts';
import { PAGE, type Search, useSearch } from './use-search.ts';
import './search.css';

interface SearchBoxProps {
  /** The address of the folder with the index; empty where the site is not built. */
  readonly folder: string;
  /** The address of the first page. */
  readonly home: string;
  /** The id of the element with links to everything: the names that may have been meant. */
  readonly names: string;
}

/** The field for searching with its results. The arrow keys go through them, and Enter in the field to the first. */
export function SearchBox({ folder, home, names }: SearchBoxProps) {
  const [query, setQuery] = useState('');
  const search = useSearch(query, folder, home, names);
  const { found, looking } = search;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = fieldIn(box.current);
    // What was typed before the page came to life counts.
    setQuery(field?.value || (new URLSearchParams(location.search).get('q') ?? ''));
    field?.focus({ preventScroll: true });
    return followArrows(box.current);
  }, []);

  const left = (found?.count ?? 0) - (found?.hits.length ?? 0);
  const more = async () => {
    const read = resultsIn(box.current).length;
    await search.more();
    requestAnimationFrame(() => (resultsIn(box.current)[read] ?? fieldIn(box.current))?.focus());
  };
  return (
    <div class="lucie-search" ref={box}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            resultsIn(box.current)[0]?.focus();
          }}
        >
          <label for="q">{SEARCH.label}</label>
          <input
            id="q"
            name="q"
            type="search"
            value={query}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            enterkeyhint="search"
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </form>
      </search>
      <p class="lucie-search-status" role="status">
        {searchSaid(search, folder)}
      </p>
      {found !== null && found.likely.length > 0 && (
        <div class="lucie-search-likely">
          <p>{SEARCH.likely}</p>
          <ul>
            {found.likely.map(({ address, name }) => (
              <li key={name}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {found !== null && found.hits.length > 0 && (
        <ol data-old={looking || undefined}>
          {found.hits.map((hit) => (
            <Result key={hit.address} hit={hit} home={home} />
          ))}
        </ol>
      )}
      {left > 0 && (
        <button type="button" class="lucie-button" onClick={more}>
          {SEARCH.more(Math.min(PAGE, left))}
        </button>
      )}
      <SlashSwitch />
    </div>
  );
}

/** The switch of the key / that leads to the search from every page. */
function SlashSwitch() {
  const settings = useSettings();
  return (
    <label class="lucie-search-key">
      <input
        type="checkbox"
        checked={settings.value.slash === 'on'}
        onChange={({ currentTarget: { checked } }) => {
          const slash = checked ? 'on' : 'off';
          settings.change((now) => ({ ...now, slash }));
          document.documentElement.dataset.slash = slash;
        }}
      />
      {SEARCH.slash}
    </label>
  );
}

/** Lets the arrow keys move the focus through the field and the results in a box; gives what ends it. */
function followArrows(box: HTMLElement | null): () => void {
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [fieldIn(box), ...resultsIn(box)];
    const index = stops.indexOf(document.activeElement as HTMLInputElement);
    const to = index < 0 ? undefined : stops[index + by];
    if (to == null) return;
    event.preventDefault();
    to.focus();
  };
  box?.addEventListener('keydown', step);
  return () => box?.removeEventListener('keydown', step);
}

function Result({ hit, home }: { readonly hit: Hit; readonly home: string }) {
  const [part = '', page = ''] = hit.address.slice(home.length).split('/');
  const kind = page === '' && part !== 'play' ? undefined : KINDS[part];
  return (
    <li>
      <a href={hit.address}>{hit.title}</a> <span class="lucie-search-kind">{kind ?? PLAIN_KIND}</span>
      <p>{hit.excerpt.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</p>
      {hit.headings.length > 0 && (
        <p class="lucie-search-within">
          {SEARCH.within}{' '}
          {hit.headings.map(({ address, title }) => (
            <a key={address} href={address}>
              {title}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}

/** How the search stands, in words. */
function searchSaid({ looking, found }: Search, folder: string): string {
  if (looking) return SEARCH.looking;
  if (found === null) return '';
  const { count, query, exact } = found;
  if (count === null) return folder === '' ? SEARCH.unbuilt : SEARCH.failed;
  if (count === 0) return `${SEARCH.none(query)} ${SEARCH.helpOn}`;
  return exact ? SEARCH.found(count, query) : SEARCH.nearly(count, query);
}

function fieldIn(box: HTMLElement | null): HTMLInputElement | null {
  return box?.querySelector<HTMLInputElement>('input[type="search"]') ?? null;
}

/** The links of the results, but for those to their headings. */
function resultsIn(box: HTMLElement | null): HTMLAnchorElement[] {
  return [...(box?.querySelectorAll<HTMLAnchorElement>('ol > li > a') ?? [])];
}
