import type { QueuePuzzle } from './queue.ts';
import { type RatedTry, solveChance } from './rating.ts';

/*
 * The theme that a player is weakest at, if there is one. A worked example: of nine puzzles "hold-back" two were solved; by
 * the ratings of the puzzles and the player five would be usual (5.1), and two or fewer happen to such a player once in 25
 * times (4 %). With three themes to compare that is still chance, and nothing is said; at one in 60 (0.05 / 3) it is said.
 */

/** A theme in which fewer puzzles were solved than the player's rating lets expect. */
export interface WeakTheme {
  readonly theme: string;
  readonly solved: number;
  readonly tried: number;
  /** How many would be usual at the player's rating. */
  readonly usual: number;
}

/** A theme of which fewer puzzles were tried tells nothing. */
const LEAST_TRIED = 5;
/** How often somebody without any weakness may be told of one. */
const FALSE_ALARMS = 0.05;

/** The theme whose result is least likely at the player's rating; null where none is unlikely enough. */
export function weakTheme(
  puzzles: readonly QueuePuzzle[],
  rated: readonly RatedTry[],
  rating: number,
): WeakTheme | null {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const byTheme = Map.groupBy(rated, ({ puzzle }) => byId.get(puzzle)?.theme ?? '');
  const compared = [...byTheme]
    .filter(([theme, tries]) => theme !== '' && tries.length >= LEAST_TRIED)
    .map(([theme, tries]) => {
      const chances = tries.map(({ puzzle }) => solveChance(rating, byId.get(puzzle)?.rating ?? rating));
      const solved = tries.filter((one) => one.solved).length;
      const usual = Math.round(chances.reduce((sum, chance) => sum + chance, 0));
      return { theme, solved, tried: tries.length, usual, chance: chanceOfAtMost(solved, chances) };
    })
    .sort((a, b) => a.chance - b.chance);
  const [weakest] = compared;
  if (weakest === undefined || weakest.chance > FALSE_ALARMS / compared.length) return null;
  const { theme, solved, tried, usual } = weakest;
  return { theme, solved, tried, usual };
}

/** The chance that of things that happen with these chances at most so many do. */
function chanceOfAtMost(most: number, chances: readonly number[]): number {
  // The chance of each number of them, one thing after the other.
  let numbers = [1];
  for (const chance of chances) {
    const before = numbers;
    numbers = Array.from(
      { length: before.length + 1 },
      (_, number) => (before[number] ?? 0) * (1 - chance) + (before[number - 1] ?? 0) * chance,
    );
  }
  return numbers.slice(0, most + 1).reduce((sum, chance) => sum + chance, 0);
}
