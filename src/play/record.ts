import { fail, ok, type Result } from '../core/result.ts';
import { compareEnds, type GameEntry, mergeEntries, readEntry, storedEntry } from './entry.ts';
import { isNewer as isNewerThan, readVersioned, type Upgrade } from './versioned.ts';

/*
 * A player's record of games as it is saved on the device and in files; entry.ts has an example of each kind of entry:
 *
 *     {"version":1,"keep":true,"games":[{"game":"game=trefoil&seed=rose&moves=…","home":30,"at":"2026-05-03T18:04:00Z"}]}
 *
 * Each deal stands in it once: two records are merged deal by deal. The names of the fields never change.
 */

/** The games that a player has ended or left, one for each deal, in the order of time. */
export interface GameRecord {
  /** Whether the player wants games to be recorded. */
  readonly keep: boolean;
  readonly games: readonly GameEntry[];
}

/** A record without games. */
export const EMPTY_RECORD: GameRecord = { keep: true, games: [] };

/** The upgrade from each version of the text to the next, from version 1 on; a new version appends one. */
const UPGRADES: readonly Upgrade[] = [];

/** Writes a record; read back by {@link readRecord}. */
export function makeRecord({ keep, games }: GameRecord): string {
  return JSON.stringify({ version: UPGRADES.length + 1, keep, games: games.map(storedEntry) });
}

/** Reads a record, also one of an older version; the fault says what is wrong with the text. */
export function readRecord(text: string, upgrades = UPGRADES): Result<GameRecord> {
  const saved = readVersioned(text, upgrades, 'a record');
  if (!saved.ok) return saved;
  const { keep = true, games } = saved.value;
  if (typeof keep !== 'boolean' || !Array.isArray(games)) return fail('It holds no games.');
  const entries: GameEntry[] = [];
  for (const game of games) {
    const entry = readEntry(game);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return ok({ keep, games: mergeGames(entries, []) });
}

/** Whether a text was saved by a newer version of the site than this one: it must not be overwritten. */
export function isNewerRecord(text: string): boolean {
  return isNewerThan(text, UPGRADES);
}

/** Merges two records: all games of both; whether games are recorded stays as in `mine`. */
export function mergeRecords(mine: GameRecord, other: GameRecord): GameRecord {
  return { ...mine, games: mergeGames(mine.games, other.games) };
}

/** All games of two lists, each deal once. */
export function mergeGames(some: readonly GameEntry[], others: readonly GameEntry[]): GameEntry[] {
  const games = new Map<string, GameEntry>();
  for (const entry of [...some, ...others]) {
    const known = games.get(entry.deal);
    games.set(entry.deal, known === undefined ? entry : mergeEntries(known, entry));
  }
  return [...games.values()].sort(compareEnds);
}
