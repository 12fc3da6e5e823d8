import type { Proportion } from '../../../core/proportion.ts';
import type { GameTally, HistogramBin } from '../../../play/tally.ts';

const games = (count: number): string => (count === 1 ? 'one game' : `${count} games`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A share in percents: whole ones from 10 on, one decimal below. */
export function percent(share: number): string {
  const value = share * 100;
  const text = value < 10 ? value.toFixed(1).replace(/\.0$/, '') : value.toFixed(0);
  return `${text}\u00A0%`;
}

/** An interval in whole percents, rounded outwards: `9–53 %`. */
function interval({ low, high }: Proportion): string {
  // What is a hair off a whole percent stays there.
  return `${Math.floor(low * 100 + 1e-6)}–\u2060${Math.ceil(high * 100 - 1e-6)}\u00A0%`;
}

/** A day as people write it, where they are: `3 May 2026`. */
export function dayText(at: string): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A number in a row of words: `none`, `one`, `2`. */
function few(number: number): string | number {
  return ['none', 'one'][number] ?? number;
}

/** The words of the page that shows the record. */
export const RECORD = {
  empty: 'No game is in your record yet.',
  toPlay: 'Play a game',
  offNow: 'Your games are not recorded now. What was recorded stays until you clear it.',
  denied: 'This browser keeps nothing here, so there is no record.',
  keep: 'Keep a record of my games',
  title: ({ title, house }: GameTally) => (house ? `${title}, with house rules` : title),
  sum: ({ ended, won, left }: GameTally) => {
    const finished =
      ended.length === 0 ? 'none finished' : `${games(ended.length)} finished, ${few(won)} won`;
    return left === 0 ? finished : `${finished}, ${few(left)} left`;
  },
  left: (count: number) => `${capital(games(count))} left unfinished, neither won nor lost.`,
} as const;

/** The table that sets a player beside ways of playing that were measured. */
export const COMPARED = {
  name: 'Games won',
  who: 'Who plays',
  won: 'Won',
  home: 'Cards home',
  you: 'You',
  none: 'your first game will stand here',
  ways: { random: 'At random', 'most-home': 'Most cards home', perfect: 'Perfect play' },
  interval: (share: Proportion) => `95\u00A0% interval ${interval(share)}`,
  note: 'The programs never see a shuffle before it is dealt, and never take a move back. Luck may have helped or hurt you: the interval says how much. It narrows as you play more.',
  cards: 'Cards home are counted at the end of a game, on average.',
} as const;

/** The chart of cards home, and the list of games. */
export const GAMES = {
  chart: 'Cards home at the end',
  span: ({ from, to, games: count }: HistogramBin) =>
    `${from === to ? `all ${to}` : `${from} to ${to}`} cards home: ${count === 0 ? 'no game' : games(count)}`,
  best: (home: number, cards: number) => `The best of them: ${home} of ${cards} cards home.`,
  last: (count: number) => (count === 1 ? 'The last game' : `The last ${count} games`),
  lastNote: 'Each number is a game, with its cards home. Open it to see the end of the game.',
  won: 'won',
  home: (cards: number) => (cards === 1 ? 'card home' : 'cards home'),
  later: (home: number, cards: number) => (home === cards ? 'later won' : `later ${home}`),
} as const;

/** What is done with the record as a whole. */
export const FILES = {
  title: 'The record alone',
  note: 'Clearing it cannot be undone without a copy. A copy is loaded further down, like a file of everything.',
  save: 'Download the record',
  clear: 'Clear the record',
  name: (day: string) => `la-belle-lucie-record-${day}.json`,
  clearAsk: (count: number) =>
    `${capital(games(count))} will be gone from this browser, and cannot be brought back without a copy.`,
  clearDo: 'Clear it',
  cleared: 'The record is cleared.',
  keep: 'Leave it',
} as const;
