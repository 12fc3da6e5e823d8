import file from '../../../content/puzzles/ratings.json' with { type: 'json' };

/** What pages need of a row of the file of ratings, which `lucie mine rate` writes. */
interface PuzzleRating {
  readonly rating: number;
  /** Moves of its line. */
  readonly moves: number;
}

const ratings = new Map(file.puzzles.map((row) => [row.id, row]));

/** The rating of a puzzle; stops the build where it has not been rated. */
export function ratingOf(id: string): PuzzleRating {
  const row = ratings.get(id);
  if (row === undefined)
    throw new Error(
      `content/puzzles/ratings.json: the puzzle ${id} has no rating. Rate it: npm run -s lucie -- mine rate`,
    );
  return row;
}
