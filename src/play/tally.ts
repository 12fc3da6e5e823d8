import { PRESETS } from '../core/preset.ts';
import type { GameEntry } from './entry.ts';

/** How a player has done at one game; house rules are a game apart. */
export interface GameTally {
  readonly preset: string;
  readonly title: string;
  readonly house: boolean;
  /** The most cards that a game of it has. */
  readonly cards: number;
  /** The games that came to an end, in the order of time. */
  readonly ended: readonly GameEntry[];
  readonly won: number;
  /** How many games were left unfinished. */
  readonly left: number;
}

/** Whether the end that counts has all cards home. */
export function isWin({ left, home, cards }: GameEntry): boolean {
  return !left && home === cards;
}

/** Sums up games by the game they are of, the one played most first. */
export function tallyGames(games: readonly GameEntry[]): GameTally[] {
  const groups = Map.groupBy(games, ({ preset, house }) => `${preset} ${house}`);
  return [...groups.values()]
    .flatMap(([first, ...rest]) => (first === undefined ? [] : tallyOf(first, [first, ...rest])))
    .sort((a, b) => b.ended.length + b.left - (a.ended.length + a.left));
}

function tallyOf({ preset, house }: GameEntry, games: readonly GameEntry[]): GameTally {
  const ended = games.filter(({ left }) => !left);
  return {
    preset,
    title: PRESETS.find(({ id }) => id === preset)?.title ?? preset,
    house,
    cards: Math.max(...games.map(({ cards }) => cards)),
    ended,
    won: ended.filter(isWin).length,
    left: games.length - ended.length,
  };
}

/** A span of cards home, and how many games ended in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** Spans below a win: in one pack each is four cards wide, in two packs eight. */
const SPANS = 13;

/** How often games ended with so many cards home, by spans; the last one holds the games won. */
export function spansOf({ ended, cards }: GameTally): Span[] {
  const width = cards / SPANS;
  const lost = ended.filter((entry) => !isWin(entry));
  const spans = Array.from({ length: SPANS }, (_, at): Span => {
    const [from, to] = [at * width, at * width + width - 1];
    return { from, to, games: lost.filter(({ home }) => home >= from && home <= to).length };
  });
  return [...spans, { from: cards, to: cards, games: ended.length - lost.length }];
}

/** The cards home at the ends of games, on average. */
export function meanHome(ended: readonly GameEntry[]): number {
  return ended.reduce((sum, { home }) => sum + home, 0) / ended.length;
}
