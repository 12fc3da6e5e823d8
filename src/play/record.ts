import { fail, ok, type Result } from '../core/result.ts';
import { byTime, type GameEntry, keptOf, mergeEntries, readEntry } from './entry.ts';
import { isNewer as isNewerThan, readVersioned, type Upgrade } from './versioned.ts';

/*
 * The record of a player as it is kept on the device and in files:
 * `{"version":1,"keep":true,"games":[{"game":"game=…&seed=…&moves=…","home":30,"at":"2026-05-03T18:04:00Z"},…]}`.
 * A game that was left has `"left":true`, one that went better another time has that end as `"later"`.
 */

/** The games that a player has finished or left, one for each deal, in the order of time. */
export interface GameRecord {
  /** Whether games are being recorded. */
  readonly keep: boolean;
  readonly games: readonly GameEntry[];
}

/** A record in which nothing has been written. */
export const EMPTY: GameRecord = { keep: true, games: [] };

/** What leads from each version to the next, from version 1 on; a new version is one step more. */
const STEPS: readonly Upgrade[] = [];

/** Writes a record; read back by {@link readRecord}. */
export function makeRecord({ keep, games }: GameRecord): string {
  return JSON.stringify({ version: STEPS.length + 1, keep, games: games.map(keptOf) });
}

/** Reads a record, also one of an older version; the fault says what is wrong with the text. */
export function readRecord(text: string, steps = STEPS): Result<GameRecord> {
  const saved = readVersioned(text, steps, 'a record');
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

/** Whether a text is a record of a version that this page cannot know: it is to be left as it is. */
export function isNewerRecord(text: string): boolean {
  return isNewerThan(text, STEPS);
}

/** All games of two lists, each deal once. */
export function mergeGames(some: readonly GameEntry[], others: readonly GameEntry[]): GameEntry[] {
  const games = new Map<string, GameEntry>();
  for (const entry of [...some, ...others]) {
    const known = games.get(entry.deal);
    games.set(entry.deal, known === undefined ? entry : mergeEntries(known, entry));
  }
  return [...games.values()].sort(byTime);
}
