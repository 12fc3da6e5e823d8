import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PRESETS } from '../../core/preset.ts';
import { COMPARE, COMPARE_COLUMNS, FILTER_WORDS, LIKE_WORDS, shownText } from '../words/en/compare.ts';
import { CompareTable } from './CompareTable.tsx';
import {
  type ComparedGame,
  type CompareView,
  entriesShown,
  FILTER_NAMES,
  FILTERS,
  LIKE_LIMITS,
  LIKE_NAMES,
  MOST_SIDE,
  makeCompareView,
  readCompareView,
  SORTS,
  WHOLE,
} from './compare.ts';
import { readFigureRows } from './figure-rows.ts';
import { GameList } from './GameList.tsx';
import { SideBySide } from './SideBySide.tsx';
import '../table/table.css';
import './compare.css';

interface CompareGamesProps {
  /** What was measured of the games, as rows: see figure-rows.ts. */
  readonly figures: string;
  /** The address of the page of a game, and of the table with it, up to the id. */
  readonly page: string;
  readonly play: string;
  /** The address of the same shuffle under two games, up to their ids. */
  readonly shuffle: string;
}

/** All games in a list that can be sorted and sifted, in a table with all figures, and two to four of them side by side. */
export function CompareGames({ figures, page, play, shuffle }: CompareGamesProps) {
  const root = useRef<HTMLDivElement>(null);
  const { view, unread, ticked, setTicked, show } = useCompareView(root);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const entries = useMemo(() => {
    const measured = readFigureRows(figures);
    return PRESETS.flatMap((preset): ComparedGame[] => {
      const own = measured.find(({ id }) => id === preset.id);
      return own === undefined ? [] : [{ preset, figures: own }];
    });
  }, [figures]);
  const tick = (id: string) => {
    if (ticked.includes(id)) setTicked(ticked.filter((other) => other !== id));
    else if (ticked.length < MOST_SIDE) setTicked([...ticked, id]);
  };
  const side = view.side.flatMap((id) => entries.filter(({ preset }) => preset.id === id));
  const shown = entriesShown(entries, view);

  return (
    <div class="lucie-compare" data-live={live ? '' : undefined} ref={root}>
      {unread.length > 0 && <p class="lucie-fault">{COMPARE.unread(unread)}</p>}
      {side.length > 0 ? (
        <SideBySide
          entries={side}
          all={entries}
          onChange={(ids) => {
            setTicked(ids);
            show({ ...view, side: ids });
          }}
          page={page}
          play={play}
          shuffle={shuffle}
        />
      ) : (
        <>
          <LikeButtons view={view} onShow={show} />
          <Sieve view={view} shown={shown.length} all={entries.length} onShow={show} />
          {shown.length === 0 ? (
            <p>{COMPARE.none}</p>
          ) : (
            <GameList
              entries={shown}
              grouped={view.sort === 'usual'}
              ticked={ticked}
              page={page}
              onTick={tick}
            />
          )}
          <TickedBar
            ticked={ticked}
            onCompare={() => show({ ...view, side: ticked })}
            onClear={() => setTicked([])}
          />
          <details class="lucie-all-columns">
            <summary>{COMPARE.columns}</summary>
            <CompareTable
              entries={shown}
              view={view}
              page={page}
              onSort={(sort) => show({ ...view, sort, down: view.sort === sort && !view.down })}
            />
          </details>
        </>
      )}
    </div>
  );
}

/** The view that is shown, which the address names and follows, and the games that are ticked to be compared. */
function useCompareView(root: RefObject<HTMLElement>) {
  const [view, setView] = useState<CompareView>(WHOLE);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = () => {
      if (location.hash !== '' && !location.hash.includes('=')) return;
      const found = readCompareView(location.hash);
      setView(found.view);
      setUnread(found.unread);
      if (found.view.side.length > 0) setTicked(found.view.side);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  /** Shows another view and writes it into the address; going to and from the games side by side can be gone back. */
  const show = (next: CompareView) => {
    const switched = next.side.length > 0 !== view.side.length > 0;
    const address = `${location.pathname}${location.search}${makeCompareView(next)}`;
    if (switched) history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    setView(next);
    setUnread([]);
    if (switched) requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('h2')?.focus());
  };
  return { view, unread, ticked, setTicked, show };
}

const LIKE_TEXTS = {
  winnable: LIKE_WORDS.winnable.limit(LIKE_LIMITS.winnable),
  short: LIKE_WORDS.short.limit(LIKE_LIMITS.short),
  hard: LIKE_WORDS.hard.limit(LIKE_LIMITS.hard),
  phone: LIKE_WORDS.phone.limit(LIKE_LIMITS.phone),
};

/** Buttons for what a reader may like; a game is shown if it has all that is pressed. */
function LikeButtons({ view, onShow }: Pick<SieveProps, 'view' | 'onShow'>) {
  return (
    <fieldset class="lucie-likes">
      <legend>{COMPARE.likes}</legend>
      {LIKE_NAMES.map((like) => {
        const pressed = view.likes.includes(like);
        return (
          <button
            key={like}
            type="button"
            class="lucie-button"
            aria-pressed={pressed}
            onClick={() =>
              onShow({
                ...view,
                likes: LIKE_NAMES.filter((one) => (one === like ? !pressed : view.likes.includes(one))),
              })
            }
          >
            {LIKE_WORDS[like].title} <small>{LIKE_TEXTS[like]}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

interface SieveProps {
  readonly view: CompareView;
  /** How many games the view shows, and how many there are. */
  readonly shown: number;
  readonly all: number;
  readonly onShow: (view: CompareView) => void;
}

/** Which games are shown, and in which order; on a phone the choices are folded away until one is made. */
function Sieve({ view, shown, all, onShow }: SieveProps) {
  const isOpen = useRef(false);
  isOpen.current ||= view.sort !== 'usual' || FILTER_NAMES.some((name) => view.filters[name] !== '');
  return (
    <div class="lucie-sift">
      <details open={isOpen.current}>
        <summary>{COMPARE.sift}</summary>
        <div class="lucie-sift-choices">
          {FILTER_NAMES.map((name) => (
            <label key={name}>
              <span>{FILTER_WORDS[name].title}</span>
              <select
                value={view.filters[name]}
                onChange={(event) =>
                  onShow({ ...view, filters: { ...view.filters, [name]: event.currentTarget.value } })
                }
              >
                <option value="">{COMPARE.all}</option>
                {Object.keys(FILTERS[name]).map((choice) => (
                  <option key={choice} value={choice}>
                    {(FILTER_WORDS[name] as Readonly<Record<string, string>>)[choice]}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label>
            <span>{COMPARE.sort}</span>
            <select
              value={`${view.sort}${view.down ? '-down' : ''}`}
              onChange={(event) => {
                const { sort, down } = readCompareView(`sort=${event.currentTarget.value}`).view;
                onShow({ ...view, sort, down });
              }}
            >
              {SORTS.flatMap((sort) =>
                (sort === 'usual' ? [''] : ['', '-down']).map((down) => (
                  <option key={sort + down} value={sort + down}>
                    {sort === 'usual'
                      ? COMPARE.usual
                      : COMPARE.sorted(COMPARE_COLUMNS[sort], sort === 'name', down !== '')}
                  </option>
                )),
              )}
            </select>
          </label>
        </div>
      </details>
      <p role="status">{shownText(shown, all)}</p>
    </div>
  );
}

interface TickedBarProps {
  readonly ticked: readonly string[];
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** How many games are ticked, and the buttons that show them side by side or untick them. */
function TickedBar({ ticked, onCompare, onClear }: TickedBarProps) {
  return (
    <div class="lucie-ticked" data-any={ticked.length > 0 ? '' : undefined}>
      <p role="status">{COMPARE.ticked(ticked.length)}</p>
      <div>
        <button
          type="button"
          class="lucie-button lucie-strong"
          aria-disabled={ticked.length < 2 || undefined}
          onClick={() => ticked.length > 1 && onCompare()}
        >
          {COMPARE.show}
        </button>
        {ticked.length > 0 && (
          <button
            type="button"
            class="lucie-button"
            onClick={({ currentTarget }) => {
              // It goes away; the button beside it stays.
              (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
              onClear();
            }}
          >
            {COMPARE.clear}
          </button>
        )}
      </div>
    </div>
  );
}
