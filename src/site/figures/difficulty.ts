/** Shares of all games, best first: a game of which the best known play wins less than one of them is a step harder. */
export const WIN_LIMITS = [0.9, 0.4, 0.2, 0.1] as const;
/** Shares of those wins: where play at random gets less than one of them as well, the game is a step harder. */
export const RANDOM_LIMITS = [0.3, 0.05, 0.015] as const;

/** Up to how many steps each grade goes; the words for them are `GRADE_WORDS` in src/ui/words/en/compare.ts. */
export const GRADE_STEPS = [1, 2, 3, 5, Number.POSITIVE_INFINITY] as const;

/** How hard a game is: the steps, and the grade that they come to, from 0. */
export interface Difficulty {
  readonly steps: number;
  readonly grade: number;
}

/**
 * Derives how hard a game is from two shares of games: what the best known play wins, and what play at random wins. A
 * game is hard because few deals can be won, or because a win asks for care: both count by steps.
 */
export function difficultyOf(best: number, random: number): Difficulty {
  const below = (share: number, marks: readonly number[]): number =>
    marks.filter((mark) => share < mark).length;
  const steps = below(best, WIN_LIMITS) + below(best === 0 ? 0 : random / best, RANDOM_LIMITS);
  return { steps, grade: GRADE_STEPS.findIndex((most) => steps <= most) };
}
