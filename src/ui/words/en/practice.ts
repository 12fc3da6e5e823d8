import type { TryResult } from '../../../play/practice.ts';
import { count, sentence } from './phrases.ts';

/* Nothing here needs the words of a board: the pages that list puzzles have none. */

/** The words of the pages that list puzzles. */
export const PRACTICE = {
  grade: (grade: number) => `Grade ${grade} of 5`,
  today: 'Today’s puzzle',
  begin: 'Begin',
  tile: (number: string) => `Puzzle ${number}`,
  goOn: 'Continue',
  puzzles: (number: number) => count(number, 'puzzle'),
  all: (number: number) => `All ${number} puzzles`,
  progress: 'Your progress',
  sum: (solved: number, all: number) => `${solved} of ${all} puzzles solved.`,
  none: 'No try is in your practice yet.',
  legend: 'Filled: solved. Framed: solved with a hint. Dashed: not solved yet.',
  show: 'Show my progress',
  ofTheme: (solved: number, all: number) => `${solved} of ${all} solved`,
  denied: 'This browser keeps nothing here, so there is no progress to show.',
  newer: 'Your practice was saved by a newer version of this site. It is left as it is.',
  stuck: 'Your saved practice cannot be read. It is left as it is.',
  unread: (reason: string) =>
    `Your saved practice cannot be read, so it is set aside and a new record begins. ${reason}`,
} as const;

/** How a puzzle was solved, or not yet. */
export const TRY_WORDS: Readonly<Record<TryResult, string>> = {
  solved: 'solved',
  helped: 'solved with a hint',
  failed: 'not solved yet',
};

/** What is done with a player's practice as a whole. */
export const PRACTICE_FILES = {
  title: 'Keep a copy',
  note: 'Your practice is kept in this browser only. With a copy you can take it to another browser, or bring it back.',
  everything: 'Everything of yours in one file: settings, bookmarks, record and practice',
  save: 'Download my practice',
  take: 'Load a copy',
  clear: 'Clear my practice',
  name: (day: string) => `la-belle-lucie-practice-${day}.json`,
  taken: (entries: string) =>
    entries === '' ? 'Nothing in the file is new here.' : sentence(`${entries} added.`),
  refused: (reason: string) => `The file cannot be loaded, and nothing is changed. ${reason}`,
  unreadable: 'The browser could not read it.',
  whole: 'It holds everything of yours: load it on the page “Your record”, further down.',
  large: 'It is too large to be a record of practice.',
  clearAsk: (entries: string) =>
    sentence(`${entries} will be gone from this browser, and cannot be brought back without a copy.`),
  clearDo: 'Clear it',
  cleared: 'Your practice is cleared.',
} as const;

/** What the page of a theme’s puzzles says. */
export const THEME_PAGE = {
  name: (title: string, puzzles: number) => `${bare(title)}: ${count(puzzles, 'puzzle')}`,
  summary: (title: string, puzzles: number) =>
    `${count(puzzles, 'solitaire puzzle')} of the theme “${title}”, from the easiest to the hardest.`,
  place: (number: number, all: number) => `Theme ${number} of ${all}`,
  order: 'From the easiest to the hardest',
  games: (number: number) => (number === 1 ? 'Game:' : 'Games:'),
  chapter: 'Chapter:',
  next: 'Next theme',
  before: 'Previous theme',
  all: 'All themes',
} as const;

/** The title of a theme as the first words of another title. */
function bare(title: string): string {
  return title.replace(/\?$/, '');
}

/** What a sheet of puzzles for paper says. */
export const SHEET = {
  name: (title: string) => `${bare(title)}: a sheet to print`,
  summary: (title: string, puzzles: number) =>
    `${count(puzzles, 'puzzle')} of the set “${title}” on paper, the solutions on a page of their own.`,
  how: 'Print this page: the puzzles come first, their solutions on a page of their own. A real pack will do for a board.',
  link: 'A sheet to print',
  solutions: 'Solutions',
  also: 'Also right:',
} as const;
