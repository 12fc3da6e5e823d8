import { NO_PRACTICE } from '../../../play/practice.ts';
import { planRun, runFiles } from '../../../play/queue/plan-run.ts';
import { practiceStore } from '../practice-store.ts';
import { fetchQueue } from '../queue/queue-file.ts';
import type { RunPuzzle } from './run-file.ts';

/** A run that is planned: gives its puzzles one after the other. */
export interface PlannedRun {
  /** The puzzle at a place from 0 on; null after the last. Rejects where its file cannot be had. */
  readonly puzzleAt: (place: number) => Promise<RunPuzzle | null>;
}

/** Plans a run for the player of this device; `practicePage` is the address of the page with all puzzles. */
export async function startRun(practicePage: string): Promise<PlannedRun> {
  const puzzles = await fetchQueue(practicePage);
  const found = practiceStore.look();
  const plan = planRun(puzzles, found.state === 'record' ? found.record : NO_PRACTICE, Math.random);
  const fileOf = new Map(runFiles(puzzles).flatMap((own, file) => own.map(({ id }) => [id, file] as const)));
  const files = new Map<number, Promise<readonly RunPuzzle[]>>();
  const load = (file: number): Promise<readonly RunPuzzle[]> => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const loading = fetch(`${practicePage}run/${file}.json`).then((answer) => answer.json());
    files.set(file, loading);
    // Asked for once more, it is tried once more.
    loading.catch(() => files.delete(file));
    return loading;
  };
  const fileAt = (place: number): number | undefined => fileOf.get(plan[place]?.id ?? '');
  return {
    async puzzleAt(place) {
      const [file, next] = [fileAt(place), fileAt(place + 1)];
      if (file === undefined) return null;
      const own = await load(file);
      // The next puzzle is there by the time it is wanted.
      if (next !== undefined) load(next).catch(() => {});
      return own.find(({ puzzle }) => puzzle.id === plan[place]?.id) ?? null;
    },
  };
}
