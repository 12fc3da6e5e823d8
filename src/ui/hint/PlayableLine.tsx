import { type Move, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { MoveText } from '../board/MoveText.tsx';
import { moreMoves, PLAY_TO } from '../words/en/moves/line.ts';
import { StepList } from './StepList.tsx';

interface LineProps {
  readonly rules: Rules;
  readonly position: Position;
  readonly moves: readonly Move[];
  /** What comes after the last move, or nothing. */
  readonly then?: string | undefined;
  /** Plays moves, where that can be done. */
  readonly onPlay?: ((...moves: readonly Move[]) => void) | undefined;
}

/** Moves in a row; with `onPlay`, pressing one plays the line up to it. */
export function PlayableLine({ rules, position, moves, then, onPlay }: LineProps) {
  let next = position;
  const steps = moves.map((move, at) => {
    const before = next;
    next = play(rules, next, move);
    return {
      shown: <MoveText position={before} move={move} />,
      press: onPlay && (() => onPlay(...moves.slice(0, at + 1))),
    };
  });
  return <StepList class="lucie-line" title={PLAY_TO} atOnce={12} more={moreMoves} {...{ steps, then }} />;
}
