import { MOST_BOOKMARKS } from '../../../../play/bookmarks.ts';
import { count, sentence } from '../phrases.ts';

const counted = (number: number, one: string, many?: string): string =>
  number === 1 ? `One ${one}` : count(number, one, many);
const were = (number: number): string => (number === 1 ? 'one was' : `${number} were`);

/** The parts of a file, as they stand in a sentence. */
const PARTS: Readonly<Record<string, string>> = {
  settings: 'settings',
  bookmarks: 'bookmarks',
  record: 'record',
  practice: 'practice',
  own: 'puzzles of your own',
  lessons: 'lessons done',
  games: 'games in progress',
};

const partName = (part: string): string => PARTS[part] ?? `“${part}”`;

/** The words of the one file that holds everything of a player. */
export const BACKUP = {
  title: 'Everything of yours in one file',
  note: 'Your settings, bookmarks, record, practice, puzzles of your own, lessons done and games in progress are kept in this browser only. Download them here and load the file in another browser, or keep it as a copy. Loading adds to what is there; it never replaces anything.',
  save: 'Download everything',
  take: 'Load a file',
  alone: 'A copy of the record or of your practice alone can be loaded here, too.',
  name: (day: string) => `la-belle-lucie-${day}.json`,
  saved: 'The file is with your downloads.',
  unsaved: (part: string) =>
    `Your ${partName(part)} cannot be read by this page, or not as a whole, so the file does not have it. It stays here as it is.`,
  nothing: 'Nothing of yours is kept in this browser yet.',
  refused: (reason: string) => `The file cannot be loaded, and nothing is changed. ${reason}`,
  unreadable: 'The browser could not read it.',
  large: 'It is too large to be a file of this site.',
  notLoaded: 'The part of the site that does this did not come. Check the connection and try again.',
  loaded: 'The file is loaded.',
  games: (came: number, there: number) => {
    const already = there === 0 ? '' : `; ${were(there)} here already`;
    if (came === 0) return there === 0 ? '' : `No game added to your record${already}.`;
    return `${counted(came, 'game')} added to your record${already}.`;
  },
  practice: (entries: string) => (entries === '' ? '' : sentence(`${entries} added to your practice.`)),
  own: (came: number) => (came === 0 ? '' : `${counted(came, 'puzzle')} of your own added.`),
  bookmarks: (came: number, left: number) =>
    `${came === 0 ? '' : `${counted(came, 'bookmark')} added. `}${
      left === 0
        ? ''
        : `${counted(left, 'bookmark')} found no room: ${MOST_BOOKMARKS} are kept at most. Remove some at the table and load the file again.`
    }`.trim(),
  lessons: (came: number) => (came === 0 ? '' : `${counted(came, 'lesson')} marked as done.`),
  sittings: (came: number, left: number) =>
    `${came === 0 ? '' : `${counted(came, 'game')} in progress added: the table offers ${came === 1 ? 'it' : 'them, the last one first'}. `}${
      left === 0
        ? ''
        : `${counted(left, 'game')} in progress found no room. Go on with some at the table and load the file again.`
    }`.trim(),
  same: 'Nothing in the file is new here.',
  settingsTaken: 'Your settings are those of the file.',
  settingsStay: 'Your settings here stay as they are.',
  useSettings: 'Use the settings of the file',
  fault: (part: string, reason: string) =>
    `The ${partName(part)} of the file cannot be read, so nothing of that is changed; keep the file. ${reason}`,
  denied: (part: string) =>
    `Your ${partName(part)} could not be written: the browser keeps nothing here, or has no room left. Keep the file.`,
  newer: (part: string) =>
    `Your ${partName(part)} here cannot be read by this page, so nothing was added to it. Keep the file.`,
} as const;
