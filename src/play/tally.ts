import { PRESETS } from '../core/preset.ts';
import type { GameEntry } from './entry.ts';
import { linkDeal, linkHouse, linkPreset } from './link-parts.ts';

/** A player's results at one game; with house rules it is counted apart. */
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

/** One bar of a histogram: how many games ended with `from` to `to` cards home. */
export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

/** Bars below a win: in one pack each is four cards wide (0–3, 4–7, …), in two packs eight. */
const BINS = 13;

/** The histogram of cards home at the end of games; its last bar has the games won. */
export function homeHistogram({ ended, cards }: GameTally): HistogramBin[] {
  const width = cards / BINS;
  const lost = ended.filter((entry) => !isWin(entry));
  const bins = Array.from({ length: BINS }, (_, index): HistogramBin => {
    const [from, to] = [index * width, index * width + width - 1];
    return { from, to, games: lost.filter(({ home }) => home >= from && home <= to).length };
  });
  return [...bins, { from: cards, to: cards, games: ended.length - lost.length }];
}

/** The mean of the cards home at the ends of games. */
export function meanHome(ended: readonly GameEntry[]): number {
  return ended.reduce((sum, { home }) => sum + home, 0) / ended.length;
}

/**
 * The most cards home at the end of a game by the same rules as that of a link, house rules included; of other deals, each
 * by the end that counts. Null where none of them came to an end.
 */
export function bestOfOthers(games: readonly GameEntry[], link: string): number | null {
  const rulesIn = (text: string): string => [linkPreset(text), ...linkHouse(text).sort()].join('&');
  const others = games.filter(
    ({ left, game, deal }) => !left && deal !== linkDeal(link) && rulesIn(game) === rulesIn(link),
  );
  return others.length === 0 ? null : Math.max(...others.map(({ home }) => home));
}
