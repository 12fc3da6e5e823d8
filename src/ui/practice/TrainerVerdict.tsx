import { home } from '../../core/position.ts';
import { puzzlePlay } from '../../core/puzzle-moves.ts';
import { dateOf, dayNumber } from '../../play/day.ts';
import { TEST_LENGTH } from '../../play/level.ts';
import { Line } from '../hint/Line.tsx';
import type { TableController } from '../table/use-table.ts';
import { LABELS } from '../words/en/table.ts';
import { missText, returnText, TRAINER, worthText } from '../words/en/trainer.ts';
import { LostCards } from './LostCards.tsx';
import { type Trained, withoutRedeal } from './trained.ts';
import type { TryNow } from './use-try.ts';
import type { Verdicts } from './use-verdicts.ts';
import { PRACTICE_HASHES } from './ways.ts';

/** The ways on from a puzzle, as addresses. */
export interface Onward {
  /** The address of the page with all puzzles. */
  readonly practice: string;
  /** The address of the next puzzle of the set, or null after the last. */
  readonly next: string | null;
}

interface TrainerVerdictProps {
  readonly controller: TableController;
  readonly puzzle: Trained;
  readonly verdicts: Verdicts;
  readonly now: TryNow;
  /** Why the solution works. */
  readonly why: string;
  /** Null where none are, in a frame. */
  readonly onward: Onward | null;
  readonly onRetry: () => void;
  /** Goes to the position just after the move that lost. */
  readonly onBack: () => void;
}

/** What the trainer says of the moves made: that they keep the goal, what a wrong one has killed, or that it is solved. */
export function TrainerVerdict({
  controller,
  puzzle,
  verdicts,
  now,
  why,
  onward,
  onRetry,
  onBack,
}: TrainerVerdictProps) {
  const { lost, met, last, thinking, stop } = verdicts;
  if (lost !== null) {
    const { after, judged } = lost;
    const { line } = judged;
    const bringsHome = puzzle.goal.kind !== 'free' && puzzle.goal.kind !== 'redeal';
    const end = line.reduce((at, move) => puzzlePlay(controller.rules, at, move), after);
    return (
      <section class="lucie-verdict" data-verdict="lost" aria-label={TRAINER.lost}>
        <p>
          <strong>{TRAINER.lost}</strong>{' '}
          {judged.lostCards.length > 0 && (
            <>
              {TRAINER.kills} <LostCards cards={judged.lostCards} />
              {'. '}
            </>
          )}
          {missText(puzzle.goal, home(end))}{' '}
          {judged.worth != null && puzzle.worth !== null && worthText(judged.worth, puzzle.worth)}
        </p>
        {bringsHome && home(end) === home(after) && <p>{TRAINER.nothing}</p>}
        {(bringsHome ? home(end) > home(after) : line.length > 0) && (
          <>
            <p class="lucie-fine">{TRAINER.rest}</p>
            <Line
              rules={controller.rules}
              position={after}
              moves={withoutRedeal(line)}
              then={line.at(-1)?.kind === 'redeal' ? TRAINER.thenRedeal : undefined}
              onPlay={(...moves) => {
                onBack();
                controller.play(...moves);
              }}
            />
          </>
        )}
        <p>
          <button type="button" class="lucie-button lucie-strong" onClick={onRetry}>
            {TRAINER.retry} <kbd>{TRAINER.retryKey}</kbd>
          </button>{' '}
          {onward !== null && now.next?.way === 'level' && <NextLink now={now} onward={onward} />}
        </p>
      </section>
    );
  }
  if (met) {
    return (
      <section class="lucie-verdict" data-verdict="met" aria-label={TRAINER.solved[now.how ?? 'solved']}>
        <p>
          <strong>{TRAINER.solved[now.how ?? 'solved']}</strong>{' '}
          {now.due !== null && returnText(...daysTo(now.due))}
        </p>
        <p>
          <strong>{TRAINER.why}</strong> {why}
        </p>
        {now.lost && <p class="lucie-fine">{TRAINER.notKept}</p>}
        {onward !== null && (
          <p>
            <NextLink now={now} onward={onward} />
          </p>
        )}
      </section>
    );
  }
  if (thinking)
    return (
      <p class="lucie-verdict">
        {TRAINER.judging}{' '}
        <button type="button" class="lucie-button" onClick={stop}>
          {LABELS.stop}
        </button>
      </p>
    );
  if (last === null) return null;
  return (
    <p class="lucie-verdict" data-verdict={last.kind}>
      {last.kind === 'unknown' ? TRAINER.unknown : TRAINER.open}
    </p>
  );
}

/** The way on: within the test of the level, to the next puzzle to see again, or along the set. */
function NextLink({ now: { next, step }, onward }: { readonly now: TryNow; readonly onward: Onward }) {
  const { practice } = onward;
  if (next?.way === 'level') {
    const [to, text] =
      next.id === null
        ? [practice + PRACTICE_HASHES.level, TRAINER.levelDone]
        : [`${practice}${next.id}/${PRACTICE_HASHES.level}`, TRAINER.nextLevel((step ?? 0) + 1, TEST_LENGTH)];
    return (
      <a class="lucie-button" href={to}>
        {text}
      </a>
    );
  }
  const again =
    next?.way === 'again' && next.id !== null ? `${practice}${next.id}/${PRACTICE_HASHES.again}` : null;
  const to = again ?? onward.next;
  return (
    <a class="lucie-button lucie-strong" href={to ?? practice}>
      {again !== null ? TRAINER.nextAgain : to === null ? TRAINER.all : TRAINER.next}
    </a>
  );
}

/** How many days from today a day is, and what date that is. */
function daysTo(day: number): [number, string] {
  const date = dateOf(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return [day - dayNumber(new Date()), date];
}
