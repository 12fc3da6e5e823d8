import type { MoveEffect } from '../../../core/move-effect.ts';
import type { Position } from '../../../core/position.ts';
import type { MoveNode, Step } from '../../../core/study.ts';
import { CardRuns } from '../../board/CardRuns.tsx';
import { Chip } from '../../board/Chip.tsx';
import { MoveText } from '../../board/MoveText.tsx';
import { PUZZLES } from '../../words/en/puzzle/page.ts';

/** A move of a solution, the position before it, and what it does. */
export interface SolutionMove extends MoveEffect {
  readonly before: Position;
  readonly node: MoveNode<Step>;
}

/** A move that would lose the goal in place of a move of the solution. */
export interface WrongMove extends SolutionMove {
  /** The last move of the solution, counted from 1, in place of which it would lose the same. */
  readonly until: number;
}

interface PuzzleSolutionProps {
  /** The main line, and beside each move but the first the moves that would lose the goal from there on. */
  readonly line: readonly (SolutionMove & { readonly wrong: readonly WrongMove[] })[];
  /** The other first moves that keep the goal. */
  readonly also: readonly SolutionMove[];
  /** The first moves that lose it, each with the best that is left. */
  readonly wrong: readonly (SolutionMove & { readonly rest: readonly SolutionMove[] })[];
}

/** The solution of a puzzle in words, complete without any script. */
export function PuzzleSolution({ line, also, wrong }: PuzzleSolutionProps) {
  return (
    <>
      <MainLine line={line} />
      {also.length === 0 ? (
        <p>{PUZZLES.only}</p>
      ) : (
        <>
          <p>{PUZZLES.also}</p>
          <ul class="lucie-row-of-moves">
            {also.map((move) => (
              <li key={move.node.move.text}>
                <MoveName move={move} />
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
                <WrongFirstMove move={move} />
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

/** The moves of the solution, each with the card that it uncovers and the moves that would lose the goal from there on. */
function MainLine({ line }: Pick<PuzzleSolutionProps, 'line'>) {
  return (
    <ol class="lucie-solution">
      {line.map((move, ply) => (
        <li key={`${ply}`}>
          <MoveName move={move} />
          {move.uncovers !== null && (
            <>
              {` ${PUZZLES.uncovers} `}
              <Chip card={move.uncovers} />
            </>
          )}
          {move.wrong.length > 0 && (
            <span class="lucie-not">
              {move.wrong.map((wrong, index) => (
                <span key={wrong.node.move.text}>
                  {index === 0 ? PUZZLES.not : ', '} <MoveName move={wrong} />
                  {wrong.until > ply + 1 && PUZZLES.until(wrong.until)}
                  {wrong.lostCards.length > 0 && (
                    <>
                      {`: ${PUZZLES.losesCards} `}
                      <CardRuns cards={wrong.lostCards} />
                    </>
                  )}
                  {wrong.chancePercent !== null && PUZZLES.worth(wrong.chancePercent)}
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A first move that loses the goal: what it loses, and the best that is left. */
function WrongFirstMove({ move }: { readonly move: PuzzleSolutionProps['wrong'][number] }) {
  return (
    <>
      <MoveName move={move} />{' '}
      {move.lostCards.length > 0 ? (
        <>
          {`${PUZZLES.losesCards} `}
          <CardRuns cards={move.lostCards} />
        </>
      ) : (
        PUZZLES.loses
      )}
      {move.chancePercent !== null && PUZZLES.worth(move.chancePercent)}
      {move.rest.length > 0 && (
        <span class="lucie-rest">
          {`; ${PUZZLES.atBest} `}
          {move.rest.map((next, index) => (
            <span key={`${index}`}>
              {index > 0 && ', '}
              <MoveName move={next} />
            </span>
          ))}
        </span>
      )}
    </>
  );
}

function MoveName({ move: { before, node } }: { readonly move: SolutionMove }) {
  return (
    <span class="lucie-moved">
      <MoveText position={before} move={node.move.move} />
    </span>
  );
}
