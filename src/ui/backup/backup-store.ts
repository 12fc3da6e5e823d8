import { makeFault } from '../../core/result.ts';
import {
  type Backup,
  type BackupPart,
  makeBackup,
  NO_BACKUP,
  type PartFault,
  readBackup,
} from '../../play/backup/backup.ts';
import { mergeBookmarks } from '../../play/bookmarks.ts';
import { readObject } from '../../play/json.ts';
import { mergeOwn } from '../../play/own/own-puzzles.ts';
import { mergePractice } from '../../play/practice.ts';
import { EMPTY_RECORD, mergeRecords } from '../../play/record.ts';
import { DEFAULT_SETTINGS, makeSettings, type Settings } from '../../play/settings.ts';
import { doneLessons, markDone } from '../practice/lessons-done.ts';
import { practiceStore } from '../practice/practice-store.ts';
import { bookmarkStore } from '../storage/bookmark-store.ts';
import { otherGames, readGame } from '../storage/game-store.ts';
import type { FoundList } from '../storage/list-store.ts';
import { ownStore } from '../storage/own-store.ts';
import { recordStore } from '../storage/record-store.ts';
import { takeGames } from '../storage/take-games.ts';
import { settingsStore } from '../storage/use-settings.ts';
import { BACKUP } from '../words/en/backup/backup.ts';
import { entriesText } from '../words/en/backup/practice-entries.ts';

/*
 * Everything that is kept on this device, as one file, and a file merged with it. Nothing that is here gives way:
 *
 *   record, practice, puzzles of one's own, lessons   all of both, each once
 *   bookmarks                   those that are here, then the newest of the file as far as there is room; it is told of the rest
 *   games in progress           beside the one on the table, which stays; the table offers them
 *   settings                    those of the file where the player has chosen none; else the player is asked
 *
 * Each part is written by itself, and of each it is told what became of it: the sentences stand in the order above.
 */

/** Everything on this device as the text of a file, null where there is nothing; and the parts that cannot be read, wholly or partly. */
export function saveBackup(): { readonly text: string | null; readonly unread: readonly BackupPart[] } {
  const { backup, unread } = collectBackup();
  const { record } = backup;
  const isEmpty =
    makeBackup({ ...backup, record: EMPTY_RECORD }) === makeBackup(NO_BACKUP) && record.games.length === 0;
  return { text: isEmpty ? null : makeBackup(backup), unread };
}

interface Collected {
  readonly backup: Backup;
  readonly unread: readonly BackupPart[];
}

function collectBackup(): Collected {
  const [record, practice, own] = [recordStore.look(), practiceStore.look(), ownStore.look()];
  const settings = settingsStore.look();
  const games = [...otherGames(), readGame().text].filter((text) => text !== null);
  // Whether a game can be played through is asked where it is taken in: that takes a while, and nothing is lost by it.
  const readable = games.filter((text) => readObject(text) !== null);
  const backup: Backup = {
    settings: settings === DEFAULT_SETTINGS ? null : settings,
    bookmarks: bookmarkStore.look(),
    record: record.state === 'record' ? record.record : NO_BACKUP.record,
    practice: practice.state === 'record' ? practice.record : NO_BACKUP.practice,
    own: own.state === 'record' ? own.record : NO_BACKUP.own,
    lessons: doneLessons(),
    games: readable,
  };
  const unread: readonly [BackupPart, boolean][] = [
    ['settings', settingsStore.fault() !== ''],
    ['bookmarks', bookmarkStore.fault() !== ''],
    ['record', isUnread(record)],
    ['practice', isUnread(practice)],
    ['own', isUnread(own)],
    ['games', readable.length < games.length],
  ];
  return { backup, unread: unread.flatMap(([part, is]) => (is ? part : [])) };
}

function isUnread(found: FoundList<unknown>): boolean {
  return found.state === 'newer' || found.state === 'stuck';
}

/** What became of a file: a sentence for each part, and the settings that the player may want instead of those here. */
interface TakenIn {
  readonly said: readonly string[];
  readonly settings: Settings | null;
}

/** Merges a file with what is kept on this device; one that is no file of this site changes nothing. */
export function loadBackup(text: string): TakenIn {
  const read = readBackup(text);
  return read.ok
    ? takeIn(read.value.backup, read.value.faults)
    : { said: [BACKUP.refused(makeFault(read.fault))], settings: null };
}

function takeIn(backup: Backup, faults: readonly PartFault[]): TakenIn {
  const before = collectBackup().backup;
  const wrote = [
    takeRecord(backup, before),
    takePractice(backup, before),
    takeOwn(backup, before),
    takeBookmarks(backup, before),
    takeLessons(backup, before),
    takeSittings(backup),
  ];
  const settings = takeSettings(backup, before);
  const came = [...wrote, settings.said].filter((text) => text !== '');
  // The other parts of the page look again, as if another tab had written.
  dispatchEvent(new StorageEvent('storage'));
  return {
    said: [
      ...(came.length > 0 ? came : faults.length > 0 ? [] : [BACKUP.same]),
      ...faults.map(({ part, fault }) => BACKUP.fault(part, fault)),
    ],
    settings: settings.offered,
  };
}

function takeRecord({ record }: Backup, before: Backup): string {
  if (record.games.length === 0) return '';
  const known = new Set(before.record.games.map(({ deal }) => deal));
  const there = record.games.filter(({ deal }) => known.has(deal)).length;
  const found = recordStore.change((now) => mergeRecords(now, record));
  return writeFault('record', found) ?? BACKUP.games(record.games.length - there, there);
}

function takePractice({ practice }: Backup, before: Backup): string {
  if (practice === NO_BACKUP.practice) return '';
  const found = practiceStore.change((now) => mergePractice(now, practice));
  const fault = writeFault('practice', found);
  if (fault !== null || found.state !== 'record') return fault ?? '';
  return BACKUP.practice(entriesText(found.record, before.practice));
}

function takeOwn({ own }: Backup, before: Backup): string {
  if (own.puzzles.length + own.unread.length === 0) return '';
  const found = ownStore.change((now) => mergeOwn(now, own));
  const fault = writeFault('own', found);
  if (fault !== null || found.state !== 'record') return fault ?? '';
  return BACKUP.own(found.record.puzzles.length - before.own.puzzles.length);
}

function takeBookmarks({ bookmarks }: Backup, before: Backup): string {
  if (bookmarks.length === 0) return '';
  let left = 0;
  const after = bookmarkStore.change((now) => {
    const merged = mergeBookmarks(now, bookmarks);
    left = merged.left.length;
    return merged.bookmarks;
  });
  return bookmarkStore.keeps()
    ? BACKUP.bookmarks(after.length - before.bookmarks.length, left)
    : BACKUP.denied('bookmarks');
}

function takeLessons({ lessons }: Backup, before: Backup): string {
  const fresh = lessons.filter((slug) => !before.lessons.includes(slug));
  for (const slug of fresh) markDone(slug);
  const done = doneLessons();
  return fresh.every((slug) => done.includes(slug)) ? BACKUP.lessons(fresh.length) : BACKUP.denied('lessons');
}

function takeSittings({ games }: Backup): string {
  if (games.length === 0) return '';
  const taken = takeGames(games);
  return taken === null ? BACKUP.denied('games') : BACKUP.sittings(taken.added, taken.left);
}

/** Takes the settings where there are none; else they are offered, unless they are the same. */
function takeSettings({ settings }: Backup, before: Backup): { said: string; offered: Settings | null } {
  if (settings === null) return { said: '', offered: null };
  const here = before.settings ?? (settingsStore.fault() === '' ? null : DEFAULT_SETTINGS);
  if (here !== null && makeSettings(here) === makeSettings(settings)) return { said: '', offered: null };
  if (here !== null) return { said: BACKUP.settingsStay, offered: settings };
  settingsStore.change(() => settings);
  return { said: settingsStore.keeps() ? BACKUP.settingsTaken : BACKUP.denied('settings'), offered: null };
}

/** Why a part was not written, as a sentence; null when it was. */
function writeFault(part: BackupPart, found: FoundList<unknown>): string | null {
  if (found.state === 'record') return null;
  return found.state === 'denied' ? BACKUP.denied(part) : BACKUP.newer(part);
}
