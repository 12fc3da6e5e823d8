/*
 * Whether a rating settles: simulated players of known strength are given puzzles by the queue of the site, and solve each with
 * the chance that their strength and its rating make. A worked example, players of 2100, 200 of them:
 *
 *     puzzles   mean   within 150 points
 *     10        1963   59 %
 *     30        2055   95 %
 *
 * A player practises ten puzzles a day. What was missed comes back on later days, as it would, and is not counted: a puzzle
 * counts the first time it is seen. A returning puzzle is solved every time, which changes no rating.
 */

import { type Engine, real } from 'random-js';
import { createRng } from '../measure/rng.ts';
import { NO_PRACTICE, type Practice } from '../play/practice.ts';
import { nextInQueue, type QueuePuzzle } from '../play/queue/queue.ts';
import { NEW_PLAYER, ratedTries, solveChance } from '../play/queue/rating.ts';
import { makeTimestamp } from '../play/timestamp.ts';

/** How the ratings of players of one strength stand after so many puzzles. */
export interface Settled {
  readonly strength: number;
  readonly puzzles: number;
  /** The mean of their ratings. */
  readonly mean: number;
  /** The share of them whose rating is within 150 points of their strength. */
  readonly within: number;
}

const A_DAY = 10;
const NEAR = 150;
const FIRST_DAY = Date.UTC(2026, 4, 1, 12);

/** The ratings of `players` players of a strength after each of the numbers of puzzles in `after`, which rise. */
export function settling(
  puzzles: readonly QueuePuzzle[],
  strength: number,
  players: number,
  after: readonly number[],
  seed: string,
): Settled[] {
  const runs = Array.from({ length: players }, (_, player) =>
    ratingsOf(puzzles, strength, Math.max(...after), createRng(seed, strength, player)),
  );
  return after.map((count) => {
    const ratings = runs.map((run) =>
      count === 0 ? NEW_PLAYER.rating : (run[count - 1] ?? run.at(-1) ?? 0),
    );
    return {
      strength,
      puzzles: count,
      mean: ratings.reduce((sum, rating) => sum + rating, 0) / players,
      within: ratings.filter((rating) => Math.abs(rating - strength) <= NEAR).length / players,
    };
  });
}

/** The rating of one player after each puzzle seen for the first time. */
function ratingsOf(
  puzzles: readonly QueuePuzzle[],
  strength: number,
  count: number,
  engine: Engine,
): number[] {
  const chance = real(0, 1);
  const random = () => chance(engine);
  const ratings = new Map(puzzles.map(({ id, rating }) => [id, rating]));
  let practice: Practice = NO_PRACTICE;
  let rated = ratedTries(practice, ratings);
  for (let made = 0; rated.length < count && made < 10 * count; made++) {
    const day = Math.floor(made / A_DAY);
    const now = new Date(FIRST_DAY + day * 86_400_000 + (made % A_DAY) * 60_000);
    const next = nextInQueue(puzzles, practice, now, random);
    if (next === null) break;
    const { id, why } = next;
    const rating = ratings.get(id)!;
    const solved = why === 'due' || random() < solveChance(strength, rating);
    const how = solved ? ('solved' as const) : ('failed' as const);
    practice = { ...practice, tries: [...practice.tries, { puzzle: id, at: makeTimestamp(now), how }] };
    rated = ratedTries(practice, ratings);
  }
  return rated.map(({ after }) => after.rating);
}
