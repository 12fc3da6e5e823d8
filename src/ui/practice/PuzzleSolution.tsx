import type { Card } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { MoveNode, Step } from '../../core/study.ts';
import { Chip } from '../board/Chip.tsx';
import { MoveText } from '../board/MoveText.tsx';
import { PUZZLES } from '../words/en/puzzle.ts';
import { LostCards } from './LostCards.tsx';

/** A move of a solution, the position before it, and what it does. */
export interface SolutionMove {
  readonly before: Position;
  readonly node: MoveNode<Step>;
  readonly frees: Card | null;
  readonly kills: readonly Card[];
  /** The chance to win with the best redeal after it, in percent, where the puzzle is about one. */
  readonly worth: number | null;
}

interface PuzzleSolutionProps {
  /** The main line, and beside each move but the first the moves that would lose the goal there. */
  readonly line: readonly (SolutionMove & { readonly wrong: readonly SolutionMove[] })[];
  /** The other first moves that keep the goal. */
  readonly also: readonly SolutionMove[];
  /** The first moves that lose it, each with the best that is left. */
  readonly wrong: readonly (SolutionMove & { readonly rest: readonly SolutionMove[] })[];
}

/** The solution of a puzzle in words, complete without any script. */
export function PuzzleSolution({ line, also, wrong }: PuzzleSolutionProps) {
  return (
    <>
      <ol class="lucie-solution">
        {line.map((move, ply) => (
          <li key={`${ply}`}>
            <Moved move={move} />
            {move.frees !== null && (
              <>
                {` ${PUZZLES.frees} `}
                <Chip card={move.frees} />
              </>
            )}
            {move.wrong.length > 0 && (
              <span class="lucie-not">
                {move.wrong.map((other, at) => (
                  <span key={other.node.move.text}>
                    {at === 0 ? PUZZLES.not : ', '} <Moved move={other} />
                    {other.kills.length > 0 && (
                      <>
                        {`: ${PUZZLES.kills} `}
                        <LostCards cards={other.kills} />
                      </>
                    )}
                    {other.worth !== null && PUZZLES.worth(other.worth)}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
      {also.length === 0 ? (
        <p>{PUZZLES.only}</p>
      ) : (
        <>
          <p>{PUZZLES.also}</p>
          <ul class="lucie-row-of-moves">
            {also.map((move) => (
              <li key={move.node.move.text}>
                <Moved move={move} />
              </li>
            ))}
          </ul>
        </>
      )}
      {wrong.length > 0 && (
        <>
          <p>{PUZZLES.wrong}</p>
          <ul>
            {wrong.map((move) => (
              <li key={move.node.move.text}>
                <Moved move={move} />{' '}
                {move.kills.length > 0 ? (
                  <>
                    {`${PUZZLES.kills} `}
                    <LostCards cards={move.kills} />
                  </>
                ) : (
                  PUZZLES.loses
                )}
                {move.worth !== null && PUZZLES.worth(move.worth)}
                {move.rest.length > 0 && (
                  <span class="lucie-rest">
                    {`; ${PUZZLES.atBest} `}
                    {move.rest.map((next, at) => (
                      <span key={`${at}`}>
                        {at > 0 && ', '}
                        <Moved move={next} />
                      </span>
                    ))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="lucie-fine">
        {line.some(({ node }) => node.move.move.kind === 'redeal') ? PUZZLES.tables : PUZZLES.proved}
      </p>
    </>
  );
}

function Moved({ move: { before, node } }: { readonly move: SolutionMove }) {
  return (
    <span class="lucie-moved">
      <MoveText position={before} move={node.move.move} />
    </span>
  );
}
