import type { Result } from '../../core/result.ts';

/*
 * Everything that is kept on the device lies in its local storage, under keys that begin with `lucie.`:
 *
 *   lucie.settings, lucie.bookmarks   values (text-store.ts): where there is no storage they last as long as the page
 *   lucie.record, lucie.practice      records (list-store.ts): games and tries, to which several tabs may add
 *   lucie.record.add.TIME.NAME …      what was just added to a record, until it surely stands in it (list-store.ts)
 *   lucie.practice.runs               runs and chosen themes, apart from the tries (practice/practice-store.ts)
 *   lucie.practice.own                puzzles of the player's own (list-store.ts)
 *   lucie.play, lucie.play.others     the game in progress, and those of other tabs and devices (game-store.ts)
 *   lucie.lessons                     the lessons that were done (practice/lessons-done.ts)
 *
 * All of it goes into one file and comes from one, merged with what is there (backup/backup-store.ts): a new key needs its part
 * in play/backup/backup.ts. A rating is not kept: it follows from the tries.
 *
 * A text that cannot be read is never written over. It is set aside first, `lucie.record` as `lucie.record.unread`, the
 * next one as `lucie.record.unread.1` (set-aside.ts), and the player can download it or throw it away.
 */

/** Where the player's settings are kept. */
export const SETTINGS_KEY = 'lucie.settings';

/** What is kept under one key: its text form, and what holds while there is no text. */
export interface KeptText<T> {
  readonly key: string;
  readonly empty: T;
  readonly make: (value: T) => string;
  readonly read: (text: string) => Result<T>;
}
