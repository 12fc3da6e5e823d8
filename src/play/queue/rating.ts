import rate from 'glicko2-lite';
import type { Practice, Try } from '../practice.ts';

/*
 * A player's rating: how hard the puzzles are that the player solves every second time, without a hint and without a mistake.
 * It is Glicko-2 (Glickman, Example of the Glicko-2 system, 2013), each try a game against the puzzle, whose rating is fixed.
 * Nothing of it is stored: it is worked out from the log of tries. A worked example:
 *
 *     before any try                      1500 ± 350
 *     solved a puzzle of 1400             1632 ± 253
 *     failed at one of 1550               1481 ± 208
 *
 * Which tries count: the first of each puzzle. To solve what one has seen before tells what one remembers, not what one can.
 * For the same reason a puzzle that was first seen in a run does not count either, and in a run itself a clock ticks. A hint
 * counts as a miss: the rating is about solving alone. To be away costs nothing: only the uncertainty grows again, slowly.
 */

/** A player's rating, its standard deviation (the truth lies within it two times out of three), and how much it swings. */
export interface PlayerRating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A try that counted, and the rating before and after it. */
export interface RatedTry {
  readonly puzzle: string;
  readonly at: string;
  readonly solved: boolean;
  readonly before: PlayerRating;
  readonly after: PlayerRating;
}

/** The rating of somebody of whom nothing is known. */
export const NEW_PLAYER: PlayerRating = { rating: 1500, deviation: 350, volatility: 0.09 };

/** Ratings of puzzles are measured with players that are no people, and so are only known to about this. */
const PUZZLE_DEVIATION = 50;

/** Variance that a day away adds: a deviation of 60 grows to 110 in a year, as on Lichess. */
const VARIANCE_A_DAY = (110 ** 2 - 60 ** 2) / 365;

/**
 * The most points that one try moves a rating. Glicko-2 takes one step of Newton's method, which goes far too far when the result
 * was very unlikely: a new player who misses the easiest puzzle would fall by 600.
 */
const MOST_MOVED = 200;

const DAY = 86_400_000;

/** The tries that count for the rating, in the order of time; `ratings` are those of the puzzles. */
export function ratedTries(
  { tries, runs }: Pick<Practice, 'tries' | 'runs'>,
  ratings: ReadonlyMap<string, number>,
): RatedTry[] {
  // When each puzzle was first seen in a run.
  const seen = new Map<string, string>();
  for (const { at, solved, missed } of runs.toReversed())
    for (const id of [...solved, ...missed]) seen.set(id, at);
  const rated: RatedTry[] = [];
  for (const one of firstTries(tries)) {
    const puzzle = ratings.get(one.puzzle);
    const inRun = seen.get(one.puzzle);
    if (puzzle === undefined || (inRun !== undefined && inRun < one.at)) continue;
    const last = rated.at(-1);
    const before = last === undefined ? NEW_PLAYER : aged(last.after, last.at, one.at);
    const solved = one.how === 'solved';
    const { rating, rd, vol } = rate(before.rating, before.deviation, before.volatility, [
      [puzzle, PUZZLE_DEVIATION, solved ? 1 : 0],
    ]);
    const moved = Math.min(Math.max(rating, before.rating - MOST_MOVED), before.rating + MOST_MOVED);
    const after = { rating: moved, deviation: Math.min(rd, NEW_PLAYER.deviation), volatility: vol };
    rated.push({ puzzle: one.puzzle, at: one.at, solved, before, after });
  }
  return rated;
}

function firstTries(tries: readonly Try[]): Try[] {
  const known = new Set<string>();
  return tries.filter(({ puzzle }) => !known.has(puzzle) && known.add(puzzle));
}

/** The rating at a time, as timestamp.ts writes it, after some tries that counted. */
export function ratingAt(rated: readonly RatedTry[], time: string): PlayerRating {
  const last = rated.at(-1);
  return last === undefined ? NEW_PLAYER : aged(last.after, last.at, time);
}

/** A rating after some time in which nothing was tried. */
function aged(rating: PlayerRating, from: string, to: string): PlayerRating {
  const days = Math.max(Date.parse(to) - Date.parse(from), 0) / DAY;
  const deviation = Math.sqrt(rating.deviation ** 2 + VARIANCE_A_DAY * days);
  return { ...rating, deviation: Math.min(deviation, NEW_PLAYER.deviation) };
}

/** The chance that a player solves a puzzle, by their ratings. */
export function solveChance(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / 400));
}
