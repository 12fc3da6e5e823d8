import { useEffect, useState } from 'preact/hooks';
import { dayNumber, puzzleOfDay } from '../../play/day.ts';
import { BoardDoor } from '../table/BoardDoor.tsx';
import { PRACTICE } from '../words/en/practice.ts';
import { GradeSteps } from './GradeSteps.tsx';
import type { PuzzleFile } from './trainer-puzzle.ts';

interface TodaysPuzzleProps {
  /** The ids of all puzzles. */
  readonly ids: readonly string[];
  /** The address of the page of all puzzles, which ends in `/`: that of a puzzle lies below it. */
  readonly practice: string;
  /** The address of the files of puzzles, up to the id. */
  readonly files: string;
}

/** A picture of the puzzle of the day, and the way to it; until the day is known, the way to all puzzles. */
export function TodaysPuzzle({ ids, practice, files }: TodaysPuzzleProps) {
  const [id, setId] = useState<string | null>(null);
  const [file, setFile] = useState<PuzzleFile | null>(null);
  useEffect(() => {
    const today = puzzleOfDay(ids, dayNumber(new Date()));
    if (today === undefined) return;
    setId(today);
    // Without its file the door has no picture, and still leads to it.
    fetch(`${files}${today}.json`)
      .then((answer) => answer.json())
      .then(setFile, () => {});
  }, []);
  const puzzle = file?.puzzle;
  return (
    <BoardDoor
      href={id === null ? practice : `${practice}${id}/`}
      title={PRACTICE.today}
      dealt={puzzle === undefined ? null : { rules: puzzle.game.rules, position: puzzle.game.start }}
    >
      <p>
        {file !== null && (
          <>
            {file.asks} <GradeSteps grade={file.grade} />
          </>
        )}
      </p>
    </BoardDoor>
  );
}
