import { useEffect, useMemo, useState } from 'preact/hooks';
import { makeFault } from '../../../core/result.ts';
import { type OpenOwnPuzzle, type OwnPuzzle, openOwnPuzzle } from '../../../play/own/own-puzzle.ts';
import { OWN, originText, ownAsks } from '../../words/en/own/own.ts';
import { goalNote } from '../../words/en/puzzle.ts';
import { Trainer } from '../Trainer.tsx';

interface OwnTrainerProps {
  readonly own: OwnPuzzle;
  /** The addresses of the page with all puzzles, which ends in `/`, and of the table. */
  readonly practice: string;
  readonly play: string;
}

/** The fragment of the list of puzzles, for the way back to it. */
const LIST = '#list';

/** One puzzle of the player's own on its board, and the way to the game that it came from. */
export function OwnTrainer({ own, practice, play }: OwnTrainerProps) {
  const opened = useMemo(() => openOwnPuzzle(own), [own]);
  return (
    <article class="lesson puzzle lucie-own-puzzle">
      <p class="lucie-own-place">
        <a href={LIST}>{OWN.all}</a>
      </p>
      {opened.ok ? (
        <Opened own={own} opened={opened.value} practice={practice} />
      ) : (
        <p class="lucie-fault">{OWN.damaged(makeFault(opened.fault))}</p>
      )}
      <p class="lucie-own-from">
        {OWN.from} {originText(own)}. <a href={`${play}?review#${own.game}`}>{OWN.game}</a>
      </p>
    </article>
  );
}

interface OpenedProps {
  readonly own: OwnPuzzle;
  readonly opened: OpenOwnPuzzle;
  readonly practice: string;
}

function Opened({ own, opened, practice }: OpenedProps) {
  const { game, goal, line } = opened;
  // The solver judges all moves off the line: it has proved that it can when the puzzle was made.
  const puzzle = useMemo(() => ({ id: own.id, game, goal, first: [], line, worth: null }), [opened]);
  const [why, setWhy] = useState('');
  useEffect(() => {
    // Nobody needs it before the puzzle is solved, and without it the puzzle can be solved all the same.
    import('./own-why.ts').then(
      ({ ownWhy }) => setWhy(ownWhy(own, opened)),
      () => {},
    );
  }, [opened]);
  return (
    <>
      <h1>{ownAsks(goal, game.start)}</h1>
      <div class="lesson-board">
        <div class="lesson-board-frame">
          <Trainer
            puzzle={puzzle}
            why={why}
            onward={{ practice, next: null, end: { to: LIST, text: OWN.all } }}
          />
        </div>
      </div>
      <p>{goalNote(goal)}</p>
    </>
  );
}
