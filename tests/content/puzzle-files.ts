import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, parsePuzzles } from '../../src/core/puzzle.ts';
import { unwrap } from '../../src/core/result.ts';

const FOLDER = join(import.meta.dirname, '../../content/puzzles');

/** Every puzzle of the site. */
export const puzzles: readonly Puzzle[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.lucie'))
  .flatMap((name) => unwrap(parsePuzzles(readFileSync(join(FOLDER, name), 'utf8'))));

const ratings = new Map(
  (
    JSON.parse(readFileSync(join(FOLDER, 'ratings.json'), 'utf8')) as {
      readonly puzzles: readonly { readonly id: string; readonly rating: number }[];
    }
  ).puzzles.map(({ id, rating }) => [id, rating]),
);

/** The rating of a puzzle. */
export function ratingOf(id: string): number {
  return ratings.get(id)!;
}
