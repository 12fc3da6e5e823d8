import { dayNumber } from '../days/day.ts';
import type { Practice } from '../practice.ts';
import { dueDays } from '../repeat.ts';
import { makeTimestamp } from '../timestamp.ts';
import { ratedTries, ratingAt } from './rating.ts';

/*
 * The queue: which puzzle comes next for a player. A worked example, a player of 1520 on 5 May:
 *
 *     1. draw-03, failed on 4 May, is due by the spacing (repeat.ts)          it comes first
 *     2. only-move-07, missed in a run and not tried since                    then this one
 *     3. a puzzle not seen before, about 1470: solved four times out of seven then such ones, for ever
 *
 * The new ones are of mixed themes, or of those that the player has chosen. Mixed are only those of games that the player
 * has met in a puzzle before, and of the first game: nobody is thrown into a variant. Puzzles of the player's own come back
 * like any others, by their ids; they have no rating, and none is new.
 */

/** A puzzle as the queue knows it. */
export interface QueuePuzzle {
  readonly id: string;
  readonly theme: string;
  /** The id of its game. */
  readonly game: string;
  readonly rating: number;
  /** Moves of its line. */
  readonly moves: number;
}

/** The id of the next puzzle, and why: it is due, it was missed in a run, it is new, or all are known and it was seen long ago. */
export interface Queued {
  readonly id: string;
  readonly why: 'due' | 'missed' | 'new' | 'old';
}

/** The game whose puzzles come before those of any other. */
export const FIRST_GAME = 'la-belle-lucie';

/** A puzzle this much below the player is solved four times out of seven. */
const BELOW = 50;
/** Chance decides among so many of the nearest. */
const NEAREST = 5;
/** How much nearer a puzzle has to be whose theme has just been tried, in points, and how many tries back that is. */
const SAME_THEME = 60;
const RECENT = 3;
/** The first puzzles of a player are short ones: each move more counts so many points, for so many puzzles. */
const POINTS_A_MOVE = 10;
const SHORT_ONES = 5;
/** Days after which a puzzle that was solved may come again, once there are no new ones. */
const LONG_AGO = 30;

/**
 * What comes back now: puzzles that are due, the longest first, then those missed in runs and not tried since. `own` are the
 * ids of the player's own puzzles.
 */
export function comingBack(
  puzzles: readonly QueuePuzzle[],
  { tries, runs }: Pick<Practice, 'tries' | 'runs'>,
  now: Date,
  own: readonly string[] = [],
): readonly Queued[] {
  const known = new Set([...puzzles.map(({ id }) => id), ...own]);
  const today = dayNumber(now);
  const due = [...dueDays(tries)].flatMap(([id, day]) => (day <= today ? [id] : []));
  const last = new Map(tries.map(({ puzzle, at }) => [puzzle, at]));
  const missed = new Set(runs.flatMap((run) => run.missed.filter((id) => (last.get(id) ?? '') < run.at)));
  for (const id of due) missed.delete(id);
  const queued = (ids: Iterable<string>, why: Queued['why']): Queued[] =>
    // What is there no longer does not come back.
    [...ids].flatMap((id) => (known.has(id) ? { id, why } : []));
  return [...queued(due, 'due'), ...queued(missed, 'missed')];
}

/** The puzzles that new ones are chosen from: of the themes chosen, else of the games met. */
export function openPuzzles<Puzzle extends QueuePuzzle>(
  puzzles: readonly Puzzle[],
  { tries, themes }: Pick<Practice, 'tries' | 'themes'>,
): readonly Puzzle[] {
  const chosen = puzzles.filter(({ theme }) => themes.includes(theme));
  if (chosen.length > 0) return chosen;
  const tried = new Set(tries.map(({ puzzle }) => puzzle));
  const met = new Set([FIRST_GAME, ...puzzles.flatMap(({ id, game }) => (tried.has(id) ? game : []))]);
  const open = puzzles.filter(({ game }) => met.has(game));
  return open.length > 0 ? open : puzzles;
}

/** The next puzzle of the queue; null when there is none left. `random` gives numbers from 0 to below 1. */
export function nextInQueue(
  puzzles: readonly QueuePuzzle[],
  practice: Practice,
  now: Date,
  random: () => number,
  own: readonly string[] = [],
): Queued | null {
  const [back] = comingBack(puzzles, practice, now, own);
  if (back !== undefined) return back;
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const ratings = new Map(puzzles.map(({ id, rating }) => [id, rating]));
  const rated = ratedTries(practice, ratings);
  const wanted = ratingAt(rated, makeTimestamp(now)).rating - BELOW;
  const recent = practice.tries.slice(-RECENT).map(({ puzzle }) => byId.get(puzzle)?.theme);
  const distance = (puzzle: QueuePuzzle): number =>
    Math.abs(puzzle.rating - wanted) +
    (recent.includes(puzzle.theme) ? SAME_THEME : 0) +
    (rated.length < SHORT_ONES ? POINTS_A_MOVE * puzzle.moves : 0);
  const seen = lastSeen(practice);
  const open = openPuzzles(puzzles, practice);
  const fresh = open.filter(({ id }) => !seen.has(id));
  const before = makeTimestamp(new Date(now.getTime() - LONG_AGO * 86_400_000));
  const from = fresh.length > 0 ? fresh : open.filter(({ id }) => (seen.get(id) ?? '') < before);
  const nearest = from.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  const puzzle = nearest[Math.floor(random() * nearest.length)];
  return puzzle === undefined ? null : { id: puzzle.id, why: fresh.length > 0 ? 'new' : 'old' };
}

/** When each puzzle was last tried, alone or in a run. */
export function lastSeen({ tries, runs }: Pick<Practice, 'tries' | 'runs'>): ReadonlyMap<string, string> {
  const times = [
    ...tries.map(({ puzzle, at }) => [puzzle, at] as const),
    ...runs.flatMap(({ at, solved, missed }) => [...solved, ...missed].map((id) => [id, at] as const)),
  ];
  return new Map(times.sort(([, a], [, b]) => (a < b ? -1 : 1)));
}
