import type { TryResult } from '../../../play/practice.ts';
import { count } from './phrases.ts';

/* Nothing here needs the words of a board: the page with all puzzles has none. */

/** The words of the page with all puzzles. */
export const PRACTICE = {
  grade: (grade: number) => `Grade ${grade} of 5`,
  today: 'Today’s puzzle',
  again: 'To see again',
  againNow: (puzzles: number) =>
    `${puzzles === 1 ? 'One puzzle is' : `${puzzles} puzzles are`} due. What did not go well comes back after a day, and later at longer and longer intervals.`,
  againLater: (puzzles: number, date: string) =>
    `Nothing is due. ${puzzles === 1 ? 'One puzzle' : `${puzzles} puzzles`} will come back, the next on ${date}.`,
  begin: 'Begin',
  goOn: 'Continue',
  puzzles: (number: number) => `${number} puzzles`,
  all: (number: number) => `All ${number} puzzles`,
  level: 'Find your level',
  levelAsk:
    'Eight puzzles, harder after each one solved and easier after each one missed. A hint counts as missed.',
  levelAt: (step: number, of: number) => `You are at puzzle ${step} of ${of}.`,
  levelFound: (grade: number) => `Grade ${grade} suits you: that is the grade you solve more often than not.`,
  levelOn: (grade: number) => `A puzzle of grade ${grade}`,
  levelAnew: 'Take the test again',
  progress: 'Your progress',
  sum: (solved: number, all: number) => `${solved} of ${all} puzzles solved.`,
  none: 'No puzzle tried yet.',
  legend: 'Filled: solved. Framed: solved with a hint. Dashed: not solved yet.',
  show: 'Show my progress',
  ofTheme: (solved: number, all: number) => `${solved} of ${all} solved`,
  denied: 'This browser keeps nothing here, so there is no progress to show.',
  newer: 'What is kept here of your practice was made by a newer version of this site. It is left as it is.',
  stuck: 'What is kept here of your practice cannot be read. It is left as it is.',
  unread: (reason: string) =>
    `What was kept here of your practice cannot be read, so it is set aside and a new record begins. ${reason}`,
  noRoom: 'The browser keeps nothing more here, so nothing is changed.',
  notLoaded:
    'What is to be seen again could not be worked out. Check the connection and open the page again.',
  states: {
    solved: 'solved',
    helped: 'solved with a hint',
    failed: 'not solved yet',
  } satisfies Record<TryResult, string>,
} as const;

const tries = (number: number): string => (number === 1 ? 'One try' : `${number} tries`);

/** What is done with a player's practice as a whole. */
export const PRACTICE_FILES = {
  title: 'Keep a copy',
  note: 'Your practice is kept in this browser only. A copy brings it to another one, or back.',
  save: 'Download my practice',
  take: 'Take in a file',
  clear: 'Clear my practice',
  name: (day: string) => `la-belle-lucie-practice-${day}.json`,
  taken: (came: number) => (came === 0 ? 'Nothing in the file is new here.' : `${tries(came)} came in.`),
  refused: (reason: string) => `The file is not taken in, and nothing is changed. ${reason}`,
  unreadable: 'The browser could not read it.',
  large: 'It is too large to be a record of practice.',
  clearAsk: (number: number) =>
    `${tries(number)} will be gone from this browser, and cannot be brought back without a copy.`,
  clearDo: 'Clear it',
  cleared: 'Your practice is cleared.',
} as const;

/** What a sheet of puzzles for paper says. */
export const SHEET = {
  name: (title: string) => `${title.replace(/\?$/, '')}: a sheet to print`,
  summary: (title: string, puzzles: number) =>
    `${count(puzzles, 'puzzle')} of the set “${title}” on paper, the solutions on a page of their own.`,
  how: 'Print this page: the puzzles come first, their solutions on a page of their own. A real pack will do for a board.',
  link: 'A sheet to print',
  solutions: 'Solutions',
  also: 'Also right:',
} as const;
