import type { QueuePuzzle } from '../../../play/queue/queue.ts';

/** The puzzles of one theme and game as the file of the queue has them, each as its id, rating and moves. */
export interface QueueSet {
  readonly theme: string;
  readonly game: string;
  readonly puzzles: readonly (readonly [id: string, rating: number, moves: number])[];
}

/** The puzzles in the form of the file. */
export function inQueueSets(puzzles: readonly QueuePuzzle[]): QueueSet[] {
  const sets = Map.groupBy(puzzles, ({ theme, game }) => `${theme} ${game}`);
  return [...sets.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { theme, game } = first;
    return [{ theme, game, puzzles: own.map(({ id, rating, moves }) => [id, rating, moves] as const) }];
  });
}

/** Fetches the puzzles of the queue; rejects where they cannot be had. `practice` is the address of the page with all puzzles. */
export async function fetchQueue(practice: string): Promise<QueuePuzzle[]> {
  const answer = await fetch(`${practice}queue.json`);
  const sets = (await answer.json()) as readonly QueueSet[];
  return sets.flatMap(({ theme, game, puzzles }) =>
    puzzles.map(([id, rating, moves]) => ({ id, theme, game, rating, moves })),
  );
}
