import { useMemo } from 'preact/hooks';
import type { Card } from '../../../core/card.ts';
import type { Move } from '../../../core/moves.ts';
import { find, type Position } from '../../../core/position.ts';
import { makeFault } from '../../../core/result.ts';
import { type OpenOwnPuzzle, type OwnPuzzle, openOwnPuzzle } from '../../../play/own/own-puzzle.ts';
import { OWN, originText, ownAsks } from '../../words/en/own/own.ts';
import { ownWhy } from '../../words/en/own/why.ts';
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
  const [first] = line;
  const why = ownWhy(own, opened, first === undefined ? null : uncoveredBy(game.start, first));
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

/** The card that a move uncovers. */
function uncoveredBy(before: Position, move: Move): Card | null {
  if (move.kind !== 'play') return null;
  const spot = find(before, move.card);
  return (spot?.at === 'fan' ? before.fans[spot.fan]?.[spot.depth - 1] : undefined) ?? null;
}
