import type { Card } from '../core/card.ts';
import type { Theme } from '../core/puzzle.ts';
import type { How } from '../play/practice.ts';
import { cardName, count, sentence } from './words.en.ts';
import { runsOf, runsText } from './words-puzzle.en.ts';

/** What a theme is called, what its puzzles ask, and the idea behind their solutions. */
interface ThemeWords {
  readonly title: string;
  readonly asks: string;
  readonly idea: string;
}

/** The words of each theme. */
export const THEME_WORDS: Readonly<Record<Theme, ThemeWords>> = {
  'free-or-fatal': {
    title: 'Free or fatal?',
    asks: 'Several builds are there. Which can be made for nothing, and which loses the deal?',
    idea: 'A build is for ever: ask what lies under the card it covers before you ask what it uncovers.',
  },
  'which-first': {
    title: 'Which first?',
    asks: 'Two builds of one suit want each other’s place. The order decides.',
    idea: 'A card that is built on cannot take another: the lower build comes first only where the higher can wait.',
  },
  'open-the-fan': {
    title: 'Open the fan',
    asks: 'One fan holds what the deal needs. Find the way to its bottom card.',
    idea: 'Count what has to leave a fan, and whether each card has a place that stays open so long.',
  },
  'free-the-card': {
    title: 'Free the card',
    asks: 'Free one card in a few moves.',
    idea: 'Go backwards: what lies on the card, where can that go, and what lies there?',
  },
  'win-this-deal': {
    title: 'Win this deal',
    asks: 'All cards can still come home without a redeal. Find the way.',
    idea: 'With all cards in sight a deal is a chain of conditions: settle the ones that cannot wait.',
  },
  'only-move': {
    title: 'The only move',
    asks: 'Many moves, and one of them keeps the win.',
    idea: 'Each other move takes away a place or buries a card that the win cannot do without.',
  },
  'under-the-king': {
    title: 'Under the king',
    asks: 'A card lies under a king, who has nowhere to go but home. Save what is beneath him.',
    idea: 'A king leaves his fan only for home: what is under him waits for his whole suit.',
  },
  sacrifice: {
    title: 'The best sacrifice',
    asks: 'Something must be given up. Give up the least.',
    idea: 'A build may kill cards and still be the best: compare what it costs with what it opens.',
  },
  draw: {
    title: 'Which card to draw',
    asks: 'The merci draws one buried card. Choose the one that wins.',
    idea: 'Draw the card that holds the most others back, not the one that is buried deepest.',
  },
};

/** The words of the pages with puzzles. */
export const PUZZLES = {
  puzzle: 'Puzzle',
  number: (title: string, number: number) => `${title.replace(/\?$/, '')} ${number}`,
  place: (number: number, of: number) => `Puzzle ${number} of ${of}`,
  grade: (grade: number) => `Grade ${grade} of 5`,
  solution: 'Solution',
  also: 'These first moves keep the goal as well:',
  only: 'No other first move keeps the goal.',
  wrong: 'What the other first moves lose:',
  kills: 'kills',
  loses: 'loses the goal',
  atBest: 'then at best',
  frees: 'frees',
  not: 'not',
  proved: 'All of this is proved: every way was searched to its end.',
  before: 'Back',
  next: 'Next',
  all: 'All puzzles',
  learn: 'Read about it',
} as const;

/** Why the first move of a solution works, and what a wrong one would have killed. */
export function whyText(
  first: { readonly clause: string; readonly frees: Card | null },
  wrong: { readonly clause: string; readonly killed: readonly Card[] } | null,
): string {
  const freed = first.frees === null ? '' : `, which frees the ${cardName(first.frees)}`;
  const begins = sentence(`it begins with the ${first.clause}${freed}`);
  if (wrong === null || wrong.killed.length === 0) return begins;
  return `${begins} The ${wrong.clause} would have killed ${runsText(runsOf(wrong.killed))}.`;
}

/** The words of the page with all puzzles. */
export const PRACTICE = {
  today: 'Today’s puzzle',
  again: 'To see again',
  againNow: (puzzles: number) =>
    `${puzzles === 1 ? 'One puzzle is' : `${puzzles} puzzles are`} due. What did not go well comes back after a day, and later at longer and longer intervals.`,
  againLater: (puzzles: number, date: string) =>
    `Nothing is due. ${count(puzzles, 'puzzle')} will come back, the next on ${date}.`,
  begin: 'Begin',
  goOn: 'Go on',
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
  } satisfies Record<How, string>,
} as const;

const tries = (number: number): string => count(number, 'try', 'tries');

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
