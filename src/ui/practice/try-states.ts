import { bestResult, type Practice, type TryResult } from '../../play/practice.ts';

/** How the best try of each puzzle went, by its id; nothing while it is not to be shown, or cannot be read. */
export function statesOf(practice: Practice | null): ReadonlyMap<string, TryResult> {
  if (practice === null || practice.hidden) return new Map();
  const tries = Map.groupBy(practice.tries, ({ puzzle }) => puzzle);
  const states = [...tries].flatMap(([id, own]) => {
    const best = bestResult(own);
    return best === null ? [] : [[id, best] as const];
  });
  return new Map(states);
}

/** Whether a puzzle was solved, with or without a hint. */
function isSolved(state: TryResult | undefined): boolean {
  return state === 'solved' || state === 'helped';
}

/** How a player stands in the puzzles of a theme, given their ids from the easiest. */
export function progressOf(ids: readonly string[], states: ReadonlyMap<string, TryResult>) {
  return {
    isBegun: ids.some((id) => states.has(id)),
    solved: ids.filter((id) => isSolved(states.get(id))).length,
    /** The first that is not solved; the first of all where all are. */
    next: ids.find((id) => !isSolved(states.get(id))) ?? ids[0],
  };
}
