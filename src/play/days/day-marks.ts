import type { GameEntry } from '../entry.ts';
import { bestResult, type Try, type TryResult } from '../practice.ts';
import { makeDate } from './day.ts';
import { type PuzzleList, puzzleOfDay } from './puzzle-list.ts';

/** How the deal of a day went at best: the cards home at the end, or where the game was left. */
export interface DealMark {
  readonly home: number;
  readonly end: 'won' | 'over' | 'left';
}

/** What a player has done of a day; null for nothing. */
export interface DayMarks {
  /** How the best try of its puzzle went, on whatever day. */
  readonly puzzle: TryResult | null;
  readonly deal: DealMark | null;
}

/** What has been kept of a player. */
interface Kept {
  readonly tries: readonly Try[];
  readonly games: readonly GameEntry[];
  /** Which puzzle each day has; without lists no puzzle is marked. */
  readonly lists: readonly PuzzleList[];
  /** The id of the game whose deals are dealt day by day. */
  readonly preset: string;
}

/** Tells what has been done of any day. */
export function dayMarks({ tries, games, lists, preset }: Kept): (day: number) => DayMarks {
  const byPuzzle = Map.groupBy(tries, ({ puzzle }) => puzzle);
  const byDeal = new Map(games.map((entry) => [entry.deal, entry]));
  return (day) => {
    const own = lists.length === 0 ? undefined : byPuzzle.get(puzzleOfDay(lists, day));
    const entry = byDeal.get(`game=${preset}&seed=${makeDate(day)}`);
    return { puzzle: bestResult(own ?? []), deal: entry === undefined ? null : dealMark(entry) };
  };
}

function dealMark({ home, cards, left, later }: GameEntry): DealMark {
  const best = later?.home ?? home;
  return { home: best, end: left ? 'left' : best === cards ? 'won' : 'over' };
}
