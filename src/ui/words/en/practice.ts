import type { TryResult } from '../../../play/practice.ts';
import { count } from './phrases.ts';

/* Nothing here needs the words of a board: the page with all puzzles has none. */

/** The words of the page with all puzzles. */
export const PRACTICE = {
  grade: (grade: number) => `Grade ${grade} of 5`,
  today: 'Today’s puzzle',
  begin: 'Begin',
  goOn: 'Continue',
  puzzles: (number: number) => `${number} puzzles`,
  all: (number: number) => `All ${number} puzzles`,
  progress: 'Your progress',
  sum: (solved: number, all: number) => `${solved} of ${all} puzzles solved.`,
  none: 'No puzzle tried yet.',
  legend: 'Filled: solved. Framed: solved with a hint. Dashed: not solved yet.',
  show: 'Show my progress',
  kept: 'A run moves neither your rating nor the days on which puzzles come back.',
  ofTheme: (solved: number, all: number) => `${solved} of ${all} solved`,
  denied: 'This browser keeps nothing here, so there is no progress to show.',
  newer: 'Your practice was saved by a newer version of this site. It is left as it is.',
  stuck: 'Your saved practice cannot be read. It is left as it is.',
  unread: (reason: string) =>
    `Your saved practice cannot be read, so it is set aside and a new record begins. ${reason}`,
  noRoom: 'The browser has no room left for this site, so nothing is changed.',
  states: {
    solved: 'solved',
    helped: 'solved with a hint',
    failed: 'not solved yet',
  } satisfies Record<TryResult, string>,
} as const;

/** What the levels of players are called, from 1 to 5. */
const LEVELS = ['beginner', 'learner', 'practised', 'strong', 'expert'];

/** The words of the queue: the next puzzle at the player's level. */
export const QUEUE = {
  title: 'At your level',
  practise: 'Practise',
  /** `Level 3 of 5, practised: rating 1520 ± 90` */
  level: (grade: number, rating: number, deviation: number) =>
    `Level ${grade} of 5, ${LEVELS[grade - 1] ?? ''}: rating ${Math.round(rating)} ± ${Math.round(deviation)}`,
  noLevel: 'The puzzles find your level as you go.',
  now: (puzzles: number) =>
    `${puzzles === 1 ? 'One puzzle is' : `${puzzles} puzzles are`} due again and ${puzzles === 1 ? 'comes' : 'come'} first.`,
  later: (puzzles: number, date: string) =>
    `Nothing is due. ${puzzles === 1 ? 'One puzzle' : `${puzzles} puzzles`} will come back, the next on ${date}.`,
  themes: 'Themes',
  mixed: 'mixed',
  some: (titles: readonly string[]) => (titles.length > 2 ? `${titles.length} chosen` : titles.join(', ')),
  all: 'All themes, mixed',
  mixedNote:
    'Mixed, you get puzzles of La Belle Lucie, and of each other game once you have tried one of it.',
  /** A theme of another game names it. */
  ofGame: (title: string, game: string) => `${title} (${game})`,
  weak: (title: string, solved: number, tried: number, usual: number) =>
    `Weakest so far: “${title}”, ${solved} of ${tried} solved at the first try. At your rating ${usual} would be usual.`,
  weakOnly: (title: string) => `Only “${title}”`,
  done: 'You have seen every puzzle of these themes lately. Choose other themes.',
  notLoaded: 'What comes next could not be worked out. Check the connection and open the page again.',
} as const;

/** The words of a run. */
export const RUN = {
  title: 'A run',
  best: (solved: number) => `best ${solved}`,
  how: 'Short puzzles one after the other, from easy to hard, until five minutes are over or you have made three mistakes. The clock stands still between two puzzles and while you look at another page.',
  begin: 'Begin the run',
  again: 'Another run',
  next: 'Next puzzle',
  back: 'Back to practice',
  hideClock: 'Hide the clock',
  noClock: '–:––',
  clock: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  solved: (number: number) => `${number} solved`,
  mistakes: (number: number, of: number) => `${number} of ${of} mistakes`,
  mistake: (number: number, of: number) => `Mistake ${number} of ${of}.`,
  result: 'How it went',
  right: 'Solved.',
  wrong: 'This loses the goal.',
  comesBack: 'The puzzle comes back in your practice.',
  over: {
    time: 'The time is over.',
    mistakes: 'That was the third mistake.',
    all: 'That was the last puzzle.',
  },
  came: (solved: number) => `You have solved ${solved === 1 ? 'one puzzle' : `${solved} puzzles`}.`,
  bestHere: (solved: number) => `Your best on this device: ${solved}.`,
  missed: 'These come back in your practice; look at them in peace:',
  notLoaded: 'The puzzles could not be loaded. Check the connection and try again.',
} as const;

const tries = (number: number): string => (number === 1 ? 'One try' : `${number} tries`);

/** What is done with a player's practice as a whole. */
export const PRACTICE_FILES = {
  title: 'Keep a copy',
  note: 'Your practice is kept in this browser only. With a copy you can take it to another browser, or bring it back.',
  save: 'Download my practice',
  take: 'Load a copy',
  clear: 'Clear my practice',
  name: (day: string) => `la-belle-lucie-practice-${day}.json`,
  taken: (came: number) => (came === 0 ? 'Nothing in the file is new here.' : `${tries(came)} added.`),
  refused: (reason: string) => `The file cannot be loaded, and nothing is changed. ${reason}`,
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
