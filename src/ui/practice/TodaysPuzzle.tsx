import { useEffect, useState } from 'preact/hooks';
import { dayNumber } from '../../play/day.ts';
import { BoardDoor } from '../table/BoardDoor.tsx';
import { PRACTICE } from '../words/en/practice.ts';
import { type DaysPuzzle, placeOfDay } from './days-puzzles.ts';
import { GradeSteps } from './GradeSteps.tsx';

interface TodaysPuzzleProps {
  /** How many puzzles there are. */
  readonly puzzles: number;
  /** The address of the page of all puzzles, which ends in `/`: that of a puzzle lies below it. */
  readonly practice: string;
  /** The address of the files of the days' puzzles, up to the number. */
  readonly files: string;
}

/** A picture of the puzzle of the day, and the way to it; until it is known, the way to all puzzles. */
export function TodaysPuzzle({ puzzles, practice, files }: TodaysPuzzleProps) {
  const [today, setToday] = useState<DaysPuzzle | null>(null);
  useEffect(() => {
    const { file, at } = placeOfDay(puzzles, dayNumber(new Date()));
    // Without the file the door has no picture, and leads to all puzzles.
    fetch(`${files}${file}.json`)
      .then((answer) => answer.json())
      .then(
        (days: readonly DaysPuzzle[]) => setToday(days[at] ?? null),
        () => {},
      );
  }, []);
  return (
    <BoardDoor
      href={today === null ? practice : `${practice}${today.id}/`}
      title={PRACTICE.today}
      dealt={today === null ? null : { rules: today.rules, position: today.start }}
    >
      <p>
        {today !== null && (
          <>
            {today.asks} <GradeSteps grade={today.grade} />
          </>
        )}
      </p>
    </BoardDoor>
  );
}
