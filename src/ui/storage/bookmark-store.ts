import { type Bookmark, makeBookmarks, readBookmarks } from '../../play/bookmarks.ts';
import { createTextStore } from './text-store.ts';

/** No bookmark yet. */
export const NO_BOOKMARKS: readonly Bookmark[] = [];

/** Where the player's bookmarks are kept on this device. */
export const bookmarkStore = createTextStore({
  key: 'lucie.bookmarks',
  empty: NO_BOOKMARKS,
  read: readBookmarks,
  make: makeBookmarks,
});
