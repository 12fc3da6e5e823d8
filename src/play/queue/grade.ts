/** The least ratings of grades 2 to 5. */
const LEAST = [1200, 1400, 1600, 1800];

/** The grade of a rating, of a puzzle or of a player, from 1 to 5: 1490 is of grade 3. */
export function gradeOfRating(rating: number): number {
  return 1 + LEAST.filter((least) => rating >= least).length;
}
