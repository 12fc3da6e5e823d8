import { type Bookmark, MOST_BOOKMARKS } from '../../../play/bookmarks.ts';

/** The words of the bookmarks. */
export const MARKED = {
  title: 'Bookmarks',
  make: 'Bookmark this moment',
  open: 'Open',
  remove: 'Remove',
  putBack: 'Put it back',
  none: 'Mark a moment of a game, and come back to it after other lines, other deals, or another day.',
  made: (bookmark: Bookmark) => `Bookmarked: ${bookmarkName(bookmark)}.`,
  again: 'This moment has a bookmark already.',
  full: `There is room for ${MOST_BOOKMARKS} bookmarks. Remove one first.`,
  removed: (bookmark: Bookmark) => `Removed: ${bookmarkName(bookmark)}.`,
  opened: (bookmark: Bookmark) =>
    `${bookmarkName(bookmark)} lies on the table. Undo goes back through its moves, and then to the game before.`,
  here: 'This moment lies on the table already.',
  unopened: (reason: string) =>
    `This bookmark cannot be opened, so the table stays as it is. ${reason}`.trim(),
  damaged: 'A part of its moves is missing or changed.',
  denied: 'Nothing can be kept in this browser, so these bookmarks last as long as the page.',
  unread: (reason: string) =>
    `The bookmarks that were kept on this device cannot be read. ${reason} They are set aside once you make a new one.`,
} as const;

/** A bookmark in a line: `La Belle Lucie, deal 2, 17 home`. */
export function bookmarkName({ title, house, deal, home }: Bookmark): string {
  return `${title}${house === 0 ? '' : ' with house rules'}, deal ${deal}, ${home} home`;
}

/** When a bookmark was made, in the reader's own time: `21 Nov, 14:03`, and the year where it is another one. */
export function bookmarkTime(made: number, now: number): string {
  const [then, today] = [new Date(made), new Date(now)];
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return then.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...year,
    hour: '2-digit',
    minute: '2-digit',
  });
}
