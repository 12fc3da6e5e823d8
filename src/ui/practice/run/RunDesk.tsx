import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mergeTries, puzzleAddress, QUEUE_HASH, type Run, type TryResult } from '../../../play/practice.ts';
import { bestRun, RUN_MISTAKES, RUN_SECONDS } from '../../../play/queue/run.ts';
import { makeTimestamp } from '../../../play/timestamp.ts';
import { focusBoard } from '../../board/use-board.ts';
import { useListStore } from '../../storage/use-list-store.ts';
import { RUN } from '../../words/en/queue/run.ts';
import { practiceStore } from '../practice-store.ts';
import { Trainer } from '../Trainer.tsx';
import type { WrittenState } from '../use-try.ts';
import type { RunPuzzle } from './run-file.ts';
import type { PlannedRun } from './run-plan.ts';
import { useClock } from './use-clock.ts';
import '../../table/table.css';
import './run.css';

interface RunDeskProps {
  /** The address of the page with all puzzles, which ends in `/`. */
  readonly practice: string;
}

/** A run as far as it has come. */
interface RunNow {
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

/** A run: puzzles one after the other against the clock, until it has run out or three were missed. */
export function RunDesk({ practice }: RunDeskProps) {
  const [run, setRun] = useState<RunNow | null>(null);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  /** When the last run ended, and whether it was written down; null where there was nothing to write. */
  const [written, setWritten] = useState<{ readonly at: string; readonly done: boolean } | null>(null);
  const store = useListStore(practiceStore);
  const root = useRef<HTMLDivElement>(null);
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
  // What was pressed to come here is gone, and the clock runs.
  const key = run === null ? '' : `${run.number} ${run.place}`;
  useEffect(() => focusBoard(root.current), [key]);
  const running = run !== null && run.how === null && run.over === null && state === 'ready';
  const clock = useClock(RUN_SECONDS, running, () => run !== null && end(run, 'time'));

  /** Opens the puzzle at a place of a run. */
  const open = async (
    begun: Pick<RunNow, 'plan' | 'number' | 'solved' | 'missed'>,
    place: number,
  ): Promise<void> => {
    const puzzle = await begun.plan.puzzleAt(place);
    setState('ready');
    if (puzzle !== null) setRun({ ...begun, open: puzzle, place, how: null, over: null });
    else if (run !== null) end({ ...run, ...begun }, 'all');
    root.current?.scrollIntoView({ block: 'nearest' });
  };
  const begin = () => {
    setState('loading');
    clock.reset();
    import('./run-plan.ts')
      .then(({ startRun }) => startRun(practice))
      .then((plan) => open({ plan, number: (run?.number ?? 0) + 1, solved: [], missed: [] }, 0))
      .catch(() => setState('failed'));
  };
  const next = () => {
    if (run === null) return;
    setState('loading');
    open(run, run.place + 1).catch(() => setState('failed'));
  };
  const decide = (how: TryResult) => {
    if (run === null || run.how !== null || run.over !== null) return;
    const decided =
      how === 'solved'
        ? { ...run, how, solved: [...run.solved, run.open] }
        : { ...run, how, missed: [...run.missed, run.open] };
    if (decided.missed.length >= RUN_MISTAKES) end(decided, 'mistakes');
    else setRun(decided);
  };

  const record = store.found?.state === 'record' ? store.found.record : null;
  const isThere = written === null || record?.runs.some(({ at }) => at === written.at);
  const keeping: WrittenState = written?.done === false ? 'refused' : isThere ? 'kept' : 'cleared';
  const best = record === null || record.hidden ? 0 : bestRun(record);
  const beginButton = (name: string) => (
    <button
      type="button"
      class="lucie-button lucie-strong"
      aria-disabled={state === 'loading' ? true : undefined}
      onClick={() => state !== 'loading' && begin()}
    >
      {name}
    </button>
  );
  if (run === null)
    return (
      <div class="lucie-run-desk lucie-run-start" ref={root}>
        <p>{RUN.how}</p>
        <p>{beginButton(RUN.begin)}</p>
        {best > 0 && <p>{RUN.bestHere(best)}</p>}
        {state === 'failed' && <p role="alert">{RUN.notLoaded}</p>}
      </div>
    );
  return (
    <div
      class="lucie-run-desk"
      ref={root}
      data-open={run.open.puzzle.id}
      data-decided={run.how === null && run.over === null ? undefined : ''}
    >
      <RunRow left={clock.left} run={run} />
      <Trainer
        key={key}
        puzzle={run.open.puzzle}
        why=""
        onward={null}
        run={{
          onDecided: decide,
          verdict:
            run.over !== null ? (
              <RunEnd
                run={run}
                best={best}
                keeping={keeping}
                practice={practice}
                again={beginButton(RUN.again)}
              />
            ) : run.how !== null ? (
              <Decided solved={run.how === 'solved'} missed={run.missed.length} onNext={next} />
            ) : null,
        }}
      />
      {state === 'failed' && <p role="alert">{RUN.notLoaded}</p>}
    </div>
  );
}

/** The clock, which can be hidden, what was solved, and the mistakes. */
function RunRow({ left, run: { solved, missed } }: { readonly left: number; readonly run: RunNow }) {
  const [shown, setShown] = useState(true);
  const marks = Array.from({ length: RUN_MISTAKES }, (_, at) => at < missed.length);
  return (
    <p class="lucie-run-row">
      {/* Whoever cannot see it asks for it; it does not speak by itself. */}
      <span role="timer" aria-live="off" class="lucie-run-clock">
        {shown ? RUN.clock(left) : RUN.noClock}
      </span>
      <button type="button" class="lucie-button" onClick={() => setShown(!shown)}>
        {shown ? RUN.hide : RUN.show}
        <span class="lucie-unseen">{RUN.theClock}</span>
      </button>
      <span>{RUN.solved(solved.length)}</span>
      <span class="lucie-run-marks" role="img" aria-label={RUN.mistakes(missed.length, RUN_MISTAKES)}>
        {marks.map((made, at) => (
          <span key={`${at}`} data-made={made ? '' : undefined} aria-hidden="true">
            {made ? '✕' : '○'}
          </span>
        ))}
      </span>
    </p>
  );
}

interface DecidedProps {
  readonly solved: boolean;
  readonly missed: number;
  readonly onNext: () => void;
}

/** What is said between two puzzles, while the clock stands still. */
function Decided({ solved, missed, onNext }: DecidedProps) {
  return (
    <section class="lucie-verdict" data-verdict={solved ? 'met' : 'lost'} aria-label={RUN.result}>
      <p>
        <strong>{solved ? RUN.right : RUN.wrong}</strong>{' '}
        {!solved && `${RUN.mistake(missed, RUN_MISTAKES)} ${RUN.comesBack}`}
      </p>
      <p>
        <FocusedButton name={RUN.next} onPress={onNext} />
      </p>
    </section>
  );
}

/** A button that has the focus once it is there: the keys go on without a search for it. */
function FocusedButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="lucie-button lucie-strong" ref={button} onClick={onPress}>
      {name}
    </button>
  );
}

interface RunEndProps {
  readonly run: RunNow;
  readonly best: number;
  readonly keeping: WrittenState;
  readonly practice: string;
  /** The button that begins another run. */
  readonly again: ComponentChildren;
}

/** What a run came to, the best on this device, and the puzzles that were missed. */
function RunEnd({ run: { over, solved, missed }, best, keeping, practice, again }: RunEndProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section class="lucie-verdict lucie-run-end" tabIndex={-1} ref={section} aria-label={RUN.result}>
      <p>
        <strong>{RUN.over[over ?? 'time']}</strong> {RUN.came(solved.length)} {best > 0 && RUN.bestHere(best)}
      </p>
      {missed.length > 0 && (
        <>
          <p>{keeping === 'kept' ? RUN.missed : RUN.missedOnly}</p>
          <ul>
            {missed.map(({ title, puzzle }) => (
              <li key={puzzle.id}>
                <a href={puzzleAddress(practice, puzzle.id) + QUEUE_HASH}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="lucie-controls">
        {again}
        <a class="lucie-button" href={practice}>
          {RUN.back}
        </a>
      </p>
      <p class="lucie-fine">{RUN.keeping[keeping]}</p>
    </section>
  );
}
