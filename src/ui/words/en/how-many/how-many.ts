import { KING } from '../../../../core/card.ts';
import { count, list, RANK_WORDS, sentence, suitName } from '../phrases.ts';

/** The cards of a pack. */
const ALL = 52;

/** What the answer to a deal rests on, as the build has worked it out. */
export interface CountedHome {
  /** The most cards that can come home. */
  readonly home: number;
  /** See `DealCounts` of solver/difficulty/deal-counts.ts. */
  readonly generous: number;
  /** Cards on each foundation in a play that brings most home, in the order of the suits. */
  readonly heights: readonly number[];
  /** Positions searched. */
  readonly nodes: number;
}

/** The words of the exercise, but for the answer. */
export const HOW_MANY = {
  title: 'How many can come home?',
  about: 'Look at a first deal and guess, from 0 to 52. Then see the answer, proved, and the reason.',
  count: '40 deals',
  board: 'The deal',
  field: 'How many cards can come home?',
  fewer: 'One fewer',
  more: 'One more',
  slider: 'Your guess',
  guess: 'That is my guess',
  answer: 'The answer',
  next: 'Next deal',
  deals: 'All 40 deals',
  answers: 'All answers, to read',
  practice: 'All exercises',
  played: 'See how it is played',
  working: 'The deal is being worked out.',
  table: 'Play it at the table',
  notLoaded: 'The reason could not be loaded. Check the connection and open the page again.',
  again: 'You have guessed at this deal before. The first guess counts.',
  unsaved: 'This browser has kept no guess, so the average does not count it.',
  legend: 'Filled: you have guessed.',
  lost: 'lost: it cannot come home in this deal',
  deal: (number: number) => `Deal ${number}`,
  place: (number: number, of: number) => `Deal ${number} of ${of}`,
  done: (name: string, guess: number, home: number) =>
    `${name}, guessed: you said ${guess}, the answer is ${home}`,
} as const;

/** What becomes of a guess: `31 can come home. You said 28: 3 too few.` */
export function verdictText(home: number, guess: number): string {
  const off = Math.abs(home - guess);
  const how = off === 0 ? 'exactly right' : `${off} too ${guess < home ? 'few' : 'many'}`;
  return `${canComeHome(home)} You said ${guess}: ${how}.`;
}

/** How many cards can come home, in a sentence. */
export function canComeHome(home: number): string {
  if (home === 0) return 'No card can come home.';
  return home === ALL ? 'All 52 can come home.' : `${home} can come home.`;
}

/** Where each suit stops: `In the best play clubs stop at the 3, diamonds do not begin and spades are complete.` */
export function stopsText({ home, heights }: Pick<CountedHome, 'home' | 'heights'>): string {
  if (home === 0) return 'No ace can be uncovered.';
  if (home === ALL) return 'All four suits are complete.';
  const stops = heights.map((height, suit) => {
    if (height > KING) return `${suitName(suit)} are complete`;
    return `${suitName(suit)} ${height === 0 ? 'do not begin' : `stop at the ${RANK_WORDS[height - 1]}`}`;
  });
  return `In the best play ${list(stops)}.`;
}

/** What the generous count says of a deal, and how far it is off. */
export function generousText({ home, generous }: Pick<CountedHome, 'home' | 'generous'>): string {
  if (home === ALL) return 'The generous count comes to 52: no card is locked.';
  const comes = `The generous count comes to ${generous}`;
  if (generous === home) return `${comes} too: only the locked cards set the limit.`;
  return `${comes}, ${generous - home} too many. Every build covers a card, and the count does not see what that costs.`;
}

/** How many cards the ring loses that loses most, and `why` its cards never move. */
export function ringCostText(lost: number, why: string): string {
  return `One ring keeps ${count(lost, 'card')} from coming home. ${why}`;
}

/** How the answer was proved. */
export function countProofText({ home, generous, nodes }: Omit<CountedHome, 'heights'>): string {
  const searched = `${count(nodes, 'position')}`.replace(/\d+/, nodes.toLocaleString('en-GB'));
  if (home === ALL) return 'Proved: a search found a play that brings all cards home.';
  return generous === home
    ? `Proved twice: no play beats the generous count, and a search through ${searched} found one that reaches it.`
    : `Proved by a search of the whole deal, through ${searched}: no play brings home more.`;
}

/** How a player does so far, over the first guess of each deal: `On average you are 4 off, over 12 deals.` */
export function averageText(offs: readonly number[]): string {
  if (offs.length === 0) return 'No guess yet.';
  const mean = offs.reduce((sum, off) => sum + off, 0) / offs.length;
  const rounded = mean.toFixed(1).replace(/\.0$/, '');
  const over = offs.length === 1 ? 'one deal' : `${offs.length} deals`;
  return sentence(`on average you are ${rounded} off, over ${over}`);
}
