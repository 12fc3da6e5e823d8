import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { puzzleAddress, QUEUE_HASH } from '../../../play/practice.ts';
import { RUN } from '../../words/en/queue/run.ts';
import type { WrittenState } from '../use-try.ts';
import type { RunNow } from './use-run.ts';

interface RunEndProps {
  readonly run: RunNow;
  readonly best: number;
  readonly keeping: WrittenState;
  readonly practice: string;
  /** The button that begins another run. */
  readonly again: ComponentChildren;
}

/** What a run came to, the best on this device, and the puzzles that were missed. */
export function RunEnd({ run: { over, solved, missed }, best, keeping, practice, again }: RunEndProps) {
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
