import { fail, makeFault, ok, quote, type Result } from '../../core/result.ts';
import { type Bookmark, makeBookmarks, readBookmarks } from '../bookmarks.ts';
import { isObject, readObject } from '../json.ts';
import { makeOwnPuzzles, NO_OWN, type OwnPuzzles, readOwnPuzzles } from '../own/own-puzzles.ts';
import { readOwnIn } from '../own/practice-file.ts';
import { makePractice, NO_PRACTICE, type Practice, readPractice } from '../practice.ts';
import { EMPTY_RECORD, type GameRecord, makeRecord, readRecord } from '../record.ts';
import { readSaved } from '../saved.ts';
import { makeSettings, readSettings, type Settings } from '../settings.ts';
import { readVersioned, told, type Upgrade } from '../versioned.ts';

/*
 * Everything of a player in one file, to be taken to another device or kept. A worked example:
 *
 *     {"version":1,"everything":{
 *       "settings":{"version":1,"deck":"four",…},
 *       "bookmarks":{"version":1,"bookmarks":[{"link":"game=…","title":"Trefoil",…}]},
 *       "record":{"version":1,"keep":true,"games":[{"game":"game=trefoil&seed=rose&moves=…","home":30,…}]},
 *       "practice":{"version":1,"hidden":false,"tries":[{"puzzle":"draw-03",…}],…},
 *       "own":{"version":1,"own":[{"id":"own-kfjwqz-0412",…}]},
 *       "lessons":["the-deal","builds"],
 *       "games":[{"version":1,"sitting":"x7…","at":6,"games":["game=…"]}]}}
 *
 * Each part stands there as it is kept on the device, with a version of its own, and is written and read by the file that
 * knows it: what they come to hold, the file holds. A part that the player has not is left out. `games` are sittings, the
 * one on the table last.
 *
 * A part that cannot be read does not keep the others from being read: {@link readBackup} gives those, and a fault for it. So
 * nothing is lost, for the file is still there. A file of the record alone, or of the practice alone, is one with that part.
 */

/** What a player has on a device; null, empty or as usual where there is nothing. */
export interface Backup {
  /** Null where the player has chosen none. */
  readonly settings: Settings | null;
  readonly bookmarks: readonly Bookmark[];
  readonly record: GameRecord;
  readonly practice: Practice;
  /** The puzzles of the player's own. */
  readonly own: OwnPuzzles;
  /** The lessons that were done, by the names in their addresses. */
  readonly lessons: readonly string[];
  /** Sittings as saved.ts writes them, the one on the table last. */
  readonly games: readonly string[];
}

/** One of the parts of a {@link Backup}. */
export type BackupPart = keyof Backup;

/** What was wrong with a part; `part` may be one that only a newer version of the site knows. */
export interface PartFault {
  readonly part: BackupPart | (string & {});
  readonly fault: string;
}

/** Nothing at all. */
export const NO_BACKUP: Backup = {
  settings: null,
  bookmarks: [],
  record: EMPTY_RECORD,
  practice: NO_PRACTICE,
  own: NO_OWN,
  lessons: [],
  games: [],
};

const UPGRADES: readonly Upgrade[] = [];

/** How each part is read from the text that is kept of it. */
const READERS: {
  readonly [Part in Exclude<BackupPart, 'lessons' | 'games'>]: (text: string) => Result<Backup[Part]>;
} = {
  settings: readSettings,
  bookmarks: readBookmarks,
  record: readRecord,
  practice: readPractice,
  own: readOwnPuzzles,
};

/** Writes a backup; read back by {@link readBackup}. */
export function makeBackup({ settings, bookmarks, record, practice, own, lessons, games }: Backup): string {
  const everything = {
    ...(settings !== null && { settings: jsonOf(makeSettings(settings)) }),
    ...(bookmarks.length > 0 && { bookmarks: jsonOf(makeBookmarks(bookmarks)) }),
    ...(record !== EMPTY_RECORD && { record: jsonOf(makeRecord(record)) }),
    ...(practice !== NO_PRACTICE && { practice: jsonOf(makePractice(practice)) }),
    ...(own.puzzles.length + own.unread.length > 0 && { own: jsonOf(makeOwnPuzzles(own)) }),
    ...(lessons.length > 0 && { lessons }),
    ...(games.length > 0 && { games: games.map(jsonOf) }),
  };
  return JSON.stringify({ version: UPGRADES.length + 1, everything });
}

/** Reads a backup, or a file of the record or the practice alone: the parts that can be read, and what is wrong with others. */
export function readBackup(
  text: string,
): Result<{ readonly backup: Backup; readonly faults: readonly PartFault[] }> {
  const object = readObject(text);
  if (object === null) return fail('It is not a file of this site.');
  const alone =
    'tries' in object ? readAlone('practice', text) : 'games' in object ? readAlone('record', text) : null;
  if (alone !== null) return alone;
  if (!('everything' in object)) return fail('It is not a file of this site.');
  const saved = readVersioned(text, UPGRADES, 'everything of yours');
  if (!saved.ok) return saved;
  const { everything } = saved.value;
  if (!isObject(everything)) return fail('It holds nothing.');
  let backup = NO_BACKUP;
  const faults: PartFault[] = [];
  for (const [part, value] of Object.entries(everything)) {
    const read = readPart(part, value);
    backup = { ...backup, ...read.found };
    faults.push(...read.faults.map((fault) => ({ part, fault })));
  }
  return ok({ backup, faults });
}

/** Reads a file that is no more than one part, which then has to be right. */
function readAlone(part: 'record' | 'practice', text: string): ReturnType<typeof readBackup> {
  const read = READERS[part](text);
  if (!read.ok) return read;
  // A file of practice has the puzzles of the player's own beside the tries.
  const own = part === 'practice' ? readOwnIn(text) : ok(NO_OWN);
  return own.ok ? ok({ backup: { ...NO_BACKUP, [part]: read.value, own: own.value }, faults: [] }) : own;
}

interface ReadPart {
  readonly found: Partial<Backup>;
  readonly faults: readonly string[];
}

function readPart(part: string, value: unknown): ReadPart {
  if (part === 'lessons') return readLessons(value);
  if (part === 'games') return readGames(value);
  if (!isReader(part)) return { found: {}, faults: ['This version of the site does not know it.'] };
  const read = READERS[part](JSON.stringify(value));
  return read.ok
    ? { found: { [part]: read.value }, faults: [] }
    : { found: {}, faults: [makeFault(read.fault)] };
}

function isReader(part: string): part is keyof typeof READERS {
  return Object.hasOwn(READERS, part);
}

function readLessons(value: unknown): ReadPart {
  if (!Array.isArray(value)) return { found: {}, faults: ['It is no list of lessons.'] };
  const lessons: string[] = value.filter(isLesson);
  const wrong: unknown = value.find((one) => !isLesson(one));
  const faults = wrong === undefined ? [] : [`A lesson is named like the-deal; found ${quote(told(wrong))}.`];
  return { found: { lessons: [...new Set(lessons)] }, faults };
}

function isLesson(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

/** Of the games in progress, each is read or not by itself. */
function readGames(value: unknown): ReadPart {
  if (!Array.isArray(value)) return { found: {}, faults: ['It is no list of games.'] };
  const games: string[] = [];
  const faults: string[] = [];
  for (const one of value) {
    const text = JSON.stringify(one);
    const read = readSaved(text);
    if (read.ok) games.push(text);
    else faults.push(makeFault(read.fault));
  }
  return { found: { games }, faults };
}

function jsonOf(text: string): unknown {
  return JSON.parse(text);
}
