import { makeFault } from '../../core/result.ts';
import { addBookmark, type Bookmark, bookmarkOf } from '../../play/bookmarks.ts';
import { currentGame } from '../../play/current-game.ts';
import { laidOnTop } from '../../play/game-copies.ts';
import { makeGameLink, readGameLink } from '../../play/game-link.ts';
import { bookmarkStore, NO_BOOKMARKS } from '../storage/bookmark-store.ts';
import { useTextStore } from '../storage/use-text-store.ts';
import type { TableController } from '../table/use-table.ts';
import { MARKED } from '../words/en/game.ts';

/** The bookmarks of this device, and what can be done with them. */
export interface Bookmarks {
  readonly list: readonly Bookmark[];
  /** A sentence when they cannot be kept, or were not to be read; else empty. */
  readonly note: string;
  /** Marks the moment on the table. */
  readonly add: () => void;
  /** Opens the moment on the table; undo leads back to the game that was there. */
  readonly open: (bookmark: Bookmark) => void;
  readonly remove: (bookmark: Bookmark) => void;
  readonly putBack: (bookmark: Bookmark) => void;
}

/** Bookmarks for a table. What they do is said where the table says everything else. */
export function useBookmarks(controller: TableController): Bookmarks {
  const { value: list, fault, keeps, change } = useTextStore(bookmarkStore, NO_BOOKMARKS);
  const { session, say } = controller;
  return {
    list,
    note: keeps ? (fault === '' ? '' : MARKED.unread(fault)) : MARKED.denied,
    add() {
      const added = bookmarkOf(session, Date.now());
      let said: string = MARKED.made(added);
      change((stored) => {
        const after = addBookmark(stored, added);
        if (after === stored)
          said = stored.some(({ link }) => link === added.link) ? MARKED.again : MARKED.full;
        return after;
      });
      say(said);
    },
    open(bookmark) {
      if (bookmark.link === makeGameLink(currentGame(session))) return say(MARKED.here);
      const found = readGameLink(bookmark.link, '');
      if (!found?.ok) return say(MARKED.unopened(found === null ? '' : makeFault(found.fault)));
      const { moments, intact } = found.value;
      if (!intact) return say(MARKED.unopened(MARKED.damaged));
      const opened = { moments, index: moments.length - 1 };
      controller.resume(laidOnTop(session, opened), MARKED.opened(bookmark));
    },
    remove(bookmark) {
      change((stored) => stored.filter(({ link }) => link !== bookmark.link));
      say(MARKED.removed(bookmark));
    },
    putBack(bookmark) {
      change((stored) => addBookmark(stored, bookmark));
      say(MARKED.made(bookmark));
    },
  };
}
