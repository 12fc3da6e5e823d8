import { useState } from 'preact/hooks';
import { mergeTries, type Run, type TryResult } from '../../../play/practice.ts';
import { bestRun, RUN_MISTAKES, RUN_SECONDS } from '../../../play/queue/run.ts';
import { makeTimestamp } from '../../../play/timestamp.ts';
import { useListStore } from '../../storage/use-list-store.ts';
import { practiceStore } from '../practice-store.ts';
import type { WrittenState } from '../use-try.ts';
import type { RunPuzzle } from './run-file.ts';
import type { PlannedRun } from './run-plan.ts';
import { useClock } from './use-clock.ts';

/** A run as far as it has come. */
export interface RunNow {
  readonly plan: PlannedRun;
  /** Which of the runs since the page was opened it is. */
  readonly number: number;
  /** The puzzle that is open or has just been decided, and its place in the run. */
  readonly open: RunPuzzle;
  readonly place: number;
  /** How the open puzzle went; null while it is open. */
  readonly how: TryResult | null;
  readonly solved: readonly RunPuzzle[];
  readonly missed: readonly RunPuzzle[];
  /** Why it is over; null while it is not. */
  readonly over: 'time' | 'mistakes' | 'all' | null;
}

/**
 * The runs of a page, one after another, each written down as it ends. `practice` is the address of the page with all
 * puzzles; the clock stands still while a puzzle is loaded or decided.
 */
export function useRun(practice: string) {
  const [run, setRun] = useState<RunNow | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  /** When the last run ended, and whether it was written down; null where there was nothing to write. */
  const [written, setWritten] = useState<{ readonly at: string; readonly done: boolean } | null>(null);
  const store = useListStore(practiceStore);
  const end = (last: RunNow, over: NonNullable<RunNow['over']>) => {
    setRun({ ...last, over });
    const idsOf = (puzzles: readonly RunPuzzle[]) => puzzles.map(({ puzzle }) => puzzle.id);
    const made: Run = {
      at: makeTimestamp(new Date()),
      solved: idsOf(last.solved),
      missed: idsOf(last.missed),
    };
    const { at } = made;
    const keep = () => store.change((now) => ({ ...now, runs: mergeTries(now.runs, [made]) }));
    setWritten(made.solved.length + made.missed.length > 0 ? { at, done: keep() } : null);
  };
  const isRunning = run !== null && run.how === null && run.over === null && state === 'ready';
  const clock = useClock(RUN_SECONDS, isRunning, () => run !== null && end(run, 'time'));

  /** Opens the puzzle at a place of a run. */
  const open = async (
    begun: Pick<RunNow, 'plan' | 'number' | 'solved' | 'missed'>,
    place: number,
  ): Promise<void> => {
    const puzzle = await begun.plan.puzzleAt(place);
    setState('ready');
    if (puzzle !== null) setRun({ ...begun, open: puzzle, place, how: null, over: null });
    else if (run !== null) end({ ...run, ...begun }, 'all');
  };
  const record = store.found?.state === 'record' ? store.found.record : null;
  const isThere = written === null || record?.runs.some(({ at }) => at === written.at);
  const keeping: WrittenState = written?.done === false ? 'refused' : isThere ? 'kept' : 'cleared';
  return {
    /** Null before the first one. */
    run,
    state,
    /** Whole seconds left. */
    left: clock.left,
    /** Whether the run that is over is kept. */
    keeping,
    /** The most puzzles solved in a run on this device; 0 where that is not to be shown. */
    best: record === null || record.hidden ? 0 : bestRun(record),
    begin() {
      if (state === 'loading') return;
      setState('loading');
      clock.reset();
      import('./run-plan.ts')
        .then(({ startRun }) => startRun(practice))
        .then((plan) => open({ plan, number: (run?.number ?? 0) + 1, solved: [], missed: [] }, 0))
        .catch(() => setState('failed'));
    },
    /** Goes on to the next puzzle. */
    next() {
      if (run === null) return;
      setState('loading');
      open(run, run.place + 1).catch(() => setState('failed'));
    },
    /** Takes note of how the open puzzle went. */
    decide(how: TryResult) {
      if (run === null || run.how !== null || run.over !== null) return;
      const decided =
        how === 'solved'
          ? { ...run, how, solved: [...run.solved, run.open] }
          : { ...run, how, missed: [...run.missed, run.open] };
      if (decided.missed.length >= RUN_MISTAKES) end(decided, 'mistakes');
      else setRun(decided);
    },
  };
}
