import { fail, ok, type Result } from '../../core/result.ts';
import { isObject } from '../json.ts';
import { readTimestamp } from '../timestamp.ts';
import { isNewer, readVersioned, type Upgrade } from '../versioned.ts';
import { isOwnId } from './own-id.ts';
import type { OwnPuzzle } from './own-puzzle.ts';

/*
 * The puzzles of the player's own as they are kept on the device:
 *
 *     {"version":1,"own":[{"id":"own-kfjwqz-0412","at":"2026-05-03T18:04:00Z","task":"game=…","goal":"win",…}]}
 *
 * They lie under a key of their own, beside the log of tries and not in it. A page of an older version of the site may be
 * open still, or come from the copy that works offline: it writes the log as it knows it, and a field in it that it does
 * not know would be gone. Had the version of the log been raised instead, that page would write no try at all. So it
 * goes on counting tries, those of these puzzles too, and never touches the puzzles; and damage to one text does not cost
 * the other. In a file both lie together: there the puzzles are the field `own` of the record of practice, which older
 * versions do not look at.
 *
 * An entry that cannot be read is carried along as it is (`unread`): it costs no other, and a later version may read it.
 */

/** The puzzles of the player's own, in the order in which they were made, and the entries that cannot be read. */
export interface OwnPuzzles {
  readonly puzzles: readonly OwnPuzzle[];
  readonly unread: readonly unknown[];
}

/** None, and none that cannot be read. */
export const NO_OWN: OwnPuzzles = { puzzles: [], unread: [] };

/**
 * As many puzzles may be kept: some 200 kilobytes, of the five million that browsers give a site. Nothing goes by itself to
 * make room: the player is told.
 */
export const MOST_OWN = 200;

/** Longer texts are no link: see game-link.ts. */
const MOST_LETTERS = 6000;

const UPGRADES: readonly Upgrade[] = [];

/** Writes the puzzles; read back by {@link readOwnPuzzles}. */
export function makeOwnPuzzles({ puzzles, unread }: OwnPuzzles): string {
  return JSON.stringify({ version: UPGRADES.length + 1, own: [...puzzles, ...unread] });
}

/** Reads the puzzles; the fault says what is wrong with the text as a whole, and a bad entry is no fault. */
export function readOwnPuzzles(text: string): Result<OwnPuzzles> {
  const saved = readVersioned(text, UPGRADES, 'puzzles of your own');
  return saved.ok ? readOwnEntries(saved.value.own) : saved;
}

/** Whether a text was saved by a newer version of the site than this one: it must not be overwritten. */
export function isNewerOwn(text: string): boolean {
  return isNewer(text, UPGRADES);
}

/** Reads the entries of a text or a file. */
export function readOwnEntries(entries: unknown): Result<OwnPuzzles> {
  if (!Array.isArray(entries)) return fail('It holds no puzzles of your own.');
  const puzzles = entries.flatMap((entry) => readEntry(entry) ?? []);
  return ok(mergeOwn({ puzzles, unread: entries.filter((entry) => readEntry(entry) === null) }, NO_OWN));
}

/** Whether it is a puzzle at all; what its texts say is read when it is shown. */
function readEntry(value: unknown): OwnPuzzle | null {
  if (!isObject(value)) return null;
  const { id, at, task, goal, played, home, lost, game, move } = value;
  const isNumber = (one: unknown): one is number => Number.isInteger(one) && (one as number) >= 0;
  const isText = (one: unknown): one is string => typeof one === 'string' && one.length <= MOST_LETTERS;
  const isLink = (one: unknown): one is string => isText(one) && one.startsWith('game=');
  if (!isOwnId(id) || !readTimestamp(at).ok || !isLink(task) || !isLink(game)) return null;
  if (!isText(goal) || !isText(played) || !isText(lost) || !isNumber(home) || !isNumber(move)) return null;
  return { id, at: at as string, task, goal, played, home, lost, game, move };
}

/** All puzzles of two lists, each once: of two with one id the one that was made first. */
export function mergeOwn(some: OwnPuzzles, others: OwnPuzzles): OwnPuzzles {
  const byId = new Map<string, OwnPuzzle>();
  for (const puzzle of [...some.puzzles, ...others.puzzles].sort(compareAges)) {
    if (!byId.has(puzzle.id)) byId.set(puzzle.id, puzzle);
  }
  const unread = new Map([...some.unread, ...others.unread].map((entry) => [JSON.stringify(entry), entry]));
  return { puzzles: [...byId.values()], unread: [...unread.values()] };
}

function compareAges(one: OwnPuzzle, other: OwnPuzzle): number {
  const [a, b] = [`${one.at} ${JSON.stringify(one)}`, `${other.at} ${JSON.stringify(other)}`];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The puzzles with new ones, or null when that would be more than may be kept. */
export function withOwn(own: OwnPuzzles, added: readonly OwnPuzzle[]): OwnPuzzles | null {
  const more = mergeOwn(own, { puzzles: added, unread: [] });
  return more.puzzles.length > own.puzzles.length && more.puzzles.length > MOST_OWN ? null : more;
}

/** The puzzles without some, by their ids. */
export function withoutOwn(own: OwnPuzzles, ids: readonly string[]): OwnPuzzles {
  return { ...own, puzzles: own.puzzles.filter(({ id }) => !ids.includes(id)) };
}
