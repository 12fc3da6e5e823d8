import { useMemo } from 'preact/hooks';
import { dayNumber, readDate } from '../../play/days/day.ts';
import { puzzleResultOf } from '../../play/days/puzzle-result.ts';
import { CopyResult } from '../storage/CopyResult.tsx';
import { dayPath } from '../storage/day-address.ts';
import { puzzleResultText, RESULT } from '../words/en/days/result.ts';
import { practiceStore } from './practice-store.ts';
import type { TryNow } from './use-try.ts';

interface DayResultProps {
  /** The id of the puzzle. */
  readonly puzzle: string;
  readonly attempt: TryNow;
  readonly say: (text: string) => void;
}

/** The result of the puzzle of a day, which the address names, to copy; nothing until the try is written down. */
export function DayResult({ puzzle, attempt: { how, now, wrong, keeping }, say }: DayResultProps) {
  const day = readDate(location.hash.slice(1));
  const isWritten = how !== null;
  const earlier = useMemo(() => {
    const found = practiceStore.look();
    const own = found.state === 'record' ? found.record.tries.filter((one) => one.puzzle === puzzle) : [];
    // The last is the try of this sitting.
    return keeping === 'kept' ? own.slice(0, -1) : own;
  }, [isWritten]);
  if (day === null || day > dayNumber(new Date()) || !isWritten || now === null) return null;
  const result = puzzleResultOf(earlier, { wrong, met: now === 'failed' ? null : now });
  return (
    <p class="lucie-day-result">
      <CopyResult day={day} result={puzzleResultText(day, result)} say={say} />{' '}
      <a class="lucie-button" href={dayPath(day)}>
        {RESULT.days}
      </a>
    </p>
  );
}
