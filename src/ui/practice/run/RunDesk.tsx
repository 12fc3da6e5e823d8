import { useEffect, useRef, useState } from 'preact/hooks';
import { RUN_MISTAKES } from '../../../play/queue/run.ts';
import { focusBoard } from '../../board/use-board.ts';
import { RUN } from '../../words/en/queue/run.ts';
import { Trainer } from '../Trainer.tsx';
import { RunEnd } from './RunEnd.tsx';
import { type RunNow, useRun } from './use-run.ts';
import '../../table/table.css';
import './run.css';

interface RunDeskProps {
  /** The address of the page with all puzzles, which ends in `/`. */
  readonly practice: string;
}

/** A run: puzzles one after the other against the clock, until it has run out or three were missed. */
export function RunDesk({ practice }: RunDeskProps) {
  const { run, state, left, keeping, best, begin, next, decide } = useRun(practice);
  const root = useRef<HTMLDivElement>(null);
  const key = run === null ? '' : `${run.number} ${run.place}`;
  useEffect(() => {
    if (key === '') return;
    // What was pressed to come here is gone, and the clock runs.
    focusBoard(root.current);
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  const beginButton = (name: string) => (
    <button
      type="button"
      class="lucie-button lucie-strong"
      aria-disabled={state === 'loading' ? true : undefined}
      onClick={begin}
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
      <RunRow left={left} run={run} />
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
