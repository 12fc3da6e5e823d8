import { home } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { currentGame } from './current-game.ts';
import { makeGameLink } from './game-link.ts';
import { isObject, readObject } from './json.ts';
import { changedFields, nearestPreset } from './nearest-preset.ts';
import { currentMoment, type Session } from './session.ts';

/*
 * Bookmarks as they are saved on the device. A bookmark is a link to a game that ends at the moment marked, and beside it
 * what a list shows of it:
 *
 *     {"version":1,"bookmarks":[{"link":"game=…&moves=…","title":"Trefoil","house":0,"deal":2,"home":24,"made":1777831440000}]}
 */

/** A moment of a game that the player wants to come back to. */
export interface Bookmark {
  /** The game from its start to the moment, see {@link makeGameLink}. */
  readonly link: string;
  /** The named game that its rules are closest to, and in how many rules they differ from it. */
  readonly title: string;
  readonly house: number;
  readonly deal: number;
  readonly home: number;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
}

/** The version of the text; a newer one is not read. */
const VERSION = 1;
/** The most bookmarks that are saved. */
export const MOST_BOOKMARKS = 50;

/** Marks the moment that a session shows. */
export function bookmarkOf(session: Session, made: number): Bookmark {
  const { game, position } = currentMoment(session);
  const preset = nearestPreset(game.rules);
  return {
    link: makeGameLink(currentGame(session)),
    title: preset.title,
    house: changedFields(preset.rules, game.rules).length,
    deal: position.deal,
    home: home(position),
    made,
  };
}

/** Some bookmarks and one more, the newest first; a moment has one bookmark, and when there is no room nothing changes. */
export function addBookmark(bookmarks: readonly Bookmark[], added: Bookmark): readonly Bookmark[] {
  const full = bookmarks.length >= MOST_BOOKMARKS;
  if (full || bookmarks.some(({ link }) => link === added.link)) return bookmarks;
  return [...bookmarks, added].sort((a, b) => b.made - a.made);
}

/**
 * All bookmarks of two lists, each moment once, the newest first. Those of the first list all stay; of the second those that
 * find no room, the oldest, are `left`.
 */
export function mergeBookmarks(
  mine: readonly Bookmark[],
  others: readonly Bookmark[],
): { readonly bookmarks: readonly Bookmark[]; readonly left: readonly Bookmark[] } {
  const known = new Set(mine.map(({ link }) => link));
  const fresh = others
    .filter(({ link }, at) => !known.has(link) && others.findIndex((one) => one.link === link) === at)
    .sort((a, b) => b.made - a.made);
  const room = Math.max(MOST_BOOKMARKS - mine.length, 0);
  const bookmarks = fresh.slice(0, room).reduce(addBookmark, mine);
  return { bookmarks, left: fresh.slice(room) };
}

/** Writes bookmarks; read back by {@link readBookmarks}. */
export function makeBookmarks(bookmarks: readonly Bookmark[]): string {
  return JSON.stringify({ version: VERSION, bookmarks });
}

/** Reads bookmarks; the fault says what is wrong with the text. Whether a link opens is seen when it is opened. */
export function readBookmarks(text: string): Result<readonly Bookmark[]> {
  const saved = readObject(text);
  if (saved === null) return fail('It is not the text of bookmarks.');
  const { version, bookmarks } = saved;
  if (version !== VERSION)
    return fail(`It has version ${JSON.stringify(version)}, and this page reads version ${VERSION}.`);
  if (!Array.isArray(bookmarks)) return fail('It holds no bookmarks.');
  if (bookmarks.length > MOST_BOOKMARKS)
    return fail(`It holds at most ${MOST_BOOKMARKS} bookmarks; found ${bookmarks.length}.`);
  return bookmarks.every(isBookmark) ? ok(bookmarks) : fail('One of its bookmarks is none.');
}

const NUMBERS = ['house', 'deal', 'home', 'made'] as const;

function isBookmark(value: unknown): value is Bookmark {
  return (
    isObject(value) &&
    typeof value.link === 'string' &&
    typeof value.title === 'string' &&
    NUMBERS.every((name) => Number.isFinite(value[name]))
  );
}
