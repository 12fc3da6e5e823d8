import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Bookmark } from '../../play/bookmarks.ts';
import type { TableController } from '../table/use-table.ts';
import { bookmarkName, bookmarkTime, MARKED } from '../words/en/game.ts';
import { useBookmarks } from './use-bookmarks.ts';
import './bookmarks.css';

/** The bookmarks of this device, folded away: mark the moment on the table, open one, remove one and put it back. */
export function BookmarkList({ controller }: { controller: TableController }) {
  const { list, note, add, open, remove, putBack } = useBookmarks(controller);
  const [removed, setRemoved] = useState<Bookmark | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes to the one that undoes it, and from there to the first.
  useLayoutEffect(() => {
    if (removed !== null) back.current?.focus();
  }, [removed]);
  const now = Date.now();
  return (
    <details class="lucie-another lucie-bookmarks">
      <summary>{MARKED.title}</summary>
      <button type="button" class="lucie-button" ref={make} onClick={add}>
        {MARKED.make}
      </button>
      {note !== '' && <p class="lucie-fault">{note}</p>}
      {removed !== null && (
        <p class="lucie-removed">
          {MARKED.removed(removed)}{' '}
          <button
            type="button"
            class="lucie-button"
            ref={back}
            onClick={() => {
              putBack(removed);
              setRemoved(null);
              make.current?.focus();
            }}
          >
            {MARKED.putBack}
          </button>
        </p>
      )}
      {list.length === 0 && <p class="lucie-fine">{MARKED.none}</p>}
      <ul>
        {list.map((bookmark) => (
          <li key={bookmark.link}>
            <span>
              {bookmarkName(bookmark)} <span class="lucie-fine">{bookmarkTime(bookmark.made, now)}</span>
            </span>
            <span class="lucie-controls">
              <BookmarkButton name={MARKED.open} bookmark={bookmark} onPress={() => open(bookmark)} />
              <BookmarkButton
                name={MARKED.remove}
                bookmark={bookmark}
                onPress={() => {
                  remove(bookmark);
                  setRemoved(bookmark);
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function BookmarkButton({
  name,
  bookmark,
  onPress,
}: {
  name: string;
  bookmark: Bookmark;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      class="lucie-button"
      aria-label={`${name}: ${bookmarkName(bookmark)}`}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
