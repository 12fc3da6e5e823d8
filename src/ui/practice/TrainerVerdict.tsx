import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { home } from '../../core/position.ts';
import { dayNumber } from '../../play/days/day.ts';
import { puzzleAddress, QUEUE_HASH } from '../../play/practice.ts';
import { CardRuns } from '../board/CardRuns.tsx';
import { PlayableLine } from '../hint/PlayableLine.tsx';
import { SignedText } from '../hint/SignedText.tsx';
import type { TableController } from '../table/use-table.ts';
import { shortDate } from '../words/en/days/dates.ts';
import { LABELS } from '../words/en/table.ts';
import { missText, ratingText, returnText, TRAINER, worthText } from '../words/en/trainer.ts';
import { NewRing } from './NewRing.tsx';
import { endOfLine, type TrainerPuzzle, withoutRedeal } from './trainer-puzzle.ts';
import type { TryNow } from './use-try.ts';
import type { PuzzleProgress } from './use-verdicts.ts';

/** The ways on from a puzzle, as addresses. */
export interface Onward {
  /** The address of the page with all puzzles. */
  readonly practice: string;
  /** The address of the next puzzle of the set, or null after the last. */
  readonly next: string | null;
  /** Where the way leads after the last, if not to the page with all puzzles. */
  readonly end?: { readonly to: string; readonly text: string };
}

interface TrainerVerdictProps {
  readonly controller: TableController;
  readonly puzzle: TrainerPuzzle;
  readonly progress: PuzzleProgress;
  readonly attempt: TryNow;
  /** Why the solution works, with cards as signs; empty where that is not told. */
  readonly why: string;
  /** Null where none are, in a frame. */
  readonly onward: Onward | null;
  readonly onRetry: () => void;
  /** Goes to the position just after the move that lost. */
  readonly onBack: () => void;
}

/** What the trainer says of a move on the line of the table: that it is at work on it, or that the goal still stands. */
export function TrainerNote({ last, lost, met, thinking, stop }: PuzzleProgress) {
  if (lost !== null || met) return null;
  if (thinking)
    return (
      <span class="lucie-verdict">
        {TRAINER.judging}{' '}
        <button type="button" class="lucie-button" onClick={stop}>
          {LABELS.stop}
        </button>
      </span>
    );
  if (last === null) return null;
  return (
    <span class="lucie-verdict" data-verdict={last.kind}>
      {last.kind === 'unknown' ? TRAINER.unknown : TRAINER.open}
    </span>
  );
}

/** What the trainer says at the end of a try: which cards a wrong move has lost, or why the solution works. */
export function TrainerVerdict(props: TrainerVerdictProps) {
  const { controller, puzzle, progress, attempt } = props;
  const { lost, met } = progress;
  const days = useDayResult();
  const result = days !== null && (
    <days.DayResult puzzle={puzzle.id} attempt={attempt} say={(text) => controller.say(text, null)} />
  );
  if (lost !== null) return <LostVerdict {...props} lost={lost} result={result} />;
  return met ? <SolvedVerdict {...props} result={result} /> : null;
}

/** What makes the result of the puzzle of a day to copy, where the address names a day; else null. */
function useDayResult(): typeof import('./DayResult.tsx') | null {
  const [part, setPart] = useState<typeof import('./DayResult.tsx') | null>(null);
  useEffect(() => {
    // Without it a puzzle is solved all the same.
    if (/^#\d{4}-/.test(location.hash)) import('./DayResult.tsx').then(setPart, () => {});
  }, []);
  return part;
}

interface WithResult {
  /** The result of the puzzle of a day. */
  readonly result: ComponentChildren;
}

/** After a wrong move: what it has lost, the best that is left to play, and the way back. */
function LostVerdict({
  controller,
  puzzle: { goal, worth },
  lost: { before, after, judged },
  attempt,
  onward,
  onRetry,
  onBack,
  result,
}: TrainerVerdictProps & WithResult & { readonly lost: NonNullable<PuzzleProgress['lost']> }) {
  const { line, lostCards } = judged;
  const bringsHome = goal.kind !== 'free' && goal.kind !== 'redeal';
  const homeInTheEnd = home(endOfLine(controller.rules, after, line));
  return (
    <section class="lucie-verdict" data-verdict="lost" aria-label={TRAINER.lost}>
      <p>
        <strong>{TRAINER.lost}</strong>{' '}
        {lostCards.length > 0 && (
          <>
            {TRAINER.loses} <CardRuns cards={lostCards} />
            {'. '}
          </>
        )}
        {missText(goal, homeInTheEnd)}{' '}
        {judged.worth != null && worth !== null && worthText(judged.worth, worth)}
      </p>
      <p>
        <button type="button" class="lucie-button lucie-strong" onClick={onRetry}>
          {TRAINER.retry} <kbd>{TRAINER.retryKey}</kbd>
        </button>{' '}
        {onward !== null && attempt.inQueue && <NextLink attempt={attempt} onward={onward} isSecond />}
      </p>
      <NewRing rules={controller.rules} before={before} after={after} lostCards={lostCards} />
      {bringsHome && homeInTheEnd === home(after) && <p>{TRAINER.nothing}</p>}
      {(bringsHome ? homeInTheEnd > home(after) : line.length > 0) && (
        <>
          <p class="lucie-fine">{TRAINER.rest}</p>
          <PlayableLine
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
      <RatingLine {...attempt} />
      {result}
    </section>
  );
}

function SolvedVerdict({ attempt, why, onward, result }: TrainerVerdictProps & WithResult) {
  const title = TRAINER.solved[attempt.how ?? 'solved'];
  return (
    <section class="lucie-verdict" data-verdict="met" aria-label={title}>
      <p>
        <strong>{title}</strong> {attempt.due !== null && returnText(...daysTo(attempt.due))}
      </p>
      {onward !== null && (
        // Before the reasons, which on a phone reach below the window.
        <p>
          <NextLink attempt={attempt} onward={onward} />
        </p>
      )}
      {why !== '' && (
        <p>
          <strong>{TRAINER.why}</strong> <SignedText text={why} />
        </p>
      )}
      {attempt.keeping !== 'kept' && <p class="lucie-fine">{TRAINER.notKept[attempt.keeping]}</p>}
      <RatingLine {...attempt} />
      {result}
    </section>
  );
}

/** What a try did to the rating of the player. */
function RatingLine({ rating }: TryNow) {
  return rating === null ? null : <p class="lucie-fine">{ratingText(rating.before, rating.after)}</p>;
}

/** The way on: to the next puzzle of the queue, or along the set. */
function NextLink({
  attempt: { inQueue, next },
  onward,
  isSecond = false,
}: {
  readonly attempt: TryNow;
  readonly onward: Onward;
  /** Whether another button stands out beside it. */
  readonly isSecond?: boolean;
}) {
  const { practice } = onward;
  const queued = next && puzzleAddress(practice, next) + QUEUE_HASH;
  const to = inQueue ? queued : onward.next;
  const end = (!inQueue && onward.end) || { to: practice, text: TRAINER.all };
  return (
    <a class={isSecond ? 'lucie-button' : 'lucie-button lucie-strong'} href={to ?? end.to}>
      {to === null ? end.text : TRAINER.next}
    </a>
  );
}

/** How many days from today a day is, and what date that is. */
function daysTo(day: number): [number, string] {
  return [day - dayNumber(new Date()), shortDate(day)];
}
