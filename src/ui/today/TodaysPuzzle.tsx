import { useEffect, useState } from 'preact/hooks';
import { makeDate } from '../../play/days/day.ts';
import type { ListLength } from '../../play/days/puzzle-list.ts';
import { GradeSteps } from '../practice/GradeSteps.tsx';
import { BoardDoor } from '../table/BoardDoor.tsx';
import { PRACTICE } from '../words/en/practice.ts';
import { type DaysPuzzle, filePlace } from './days-puzzles.ts';
import { useToday } from './use-today.ts';

/** Where the puzzles of days are found. */
export interface PuzzlePlaces {
  /** The lists that say which puzzle a day has. */
  readonly lists: readonly ListLength[];
  /** The address of the page of all puzzles, which ends in `/`: that of a puzzle lies below it. */
  readonly practice: string;
  /** The address of the files of the days' puzzles, up to the number. */
  readonly files: string;
}

/** A picture of the puzzle of today, and the way to it; until it is known, the way to all puzzles. */
export function TodaysPuzzle(places: PuzzlePlaces) {
  return <PuzzleDoor {...places} day={useToday()} title={PRACTICE.today} />;
}

interface PuzzleDoorProps extends PuzzlePlaces {
  /** The day whose puzzle it is; null while that is not known. */
  readonly day: number | null;
  readonly title: string;
}

/** The same for any day. */
export function PuzzleDoor({ lists, practice, files, day, title }: PuzzleDoorProps) {
  const [found, setFound] = useState<{ readonly day: number; readonly puzzle: DaysPuzzle } | null>(null);
  const [marks, setMarks] = useState<typeof import('./PuzzleMark.tsx') | null>(null);
  useEffect(() => void import('./PuzzleMark.tsx').then(setMarks, () => {}), []);
  useEffect(() => {
    if (day === null) return;
    const { file, at } = filePlace(lists, day);
    // Without the file the door has no picture, and leads to all puzzles.
    fetch(`${files}${file}.json`)
      .then((answer) => answer.json())
      .then(
        (days: readonly DaysPuzzle[]) => setFound(days[at] === undefined ? null : { day, puzzle: days[at] }),
        () => {},
      );
  }, [day]);
  // What comes late may be of a day that was left since.
  const puzzle = day !== null && found?.day === day ? found.puzzle : null;
  return (
    <BoardDoor
      href={puzzle === null || day === null ? practice : `${practice}${puzzle.id}/#${makeDate(day)}`}
      title={title}
      dealt={puzzle === null ? null : { rules: puzzle.rules, position: puzzle.start }}
      mark={marks !== null && puzzle !== null && <marks.PuzzleMark puzzle={puzzle.id} />}
    >
      <p>
        {puzzle !== null && (
          <>
            {puzzle.asks} <GradeSteps grade={puzzle.grade} />
          </>
        )}
      </p>
    </BoardDoor>
  );
}
