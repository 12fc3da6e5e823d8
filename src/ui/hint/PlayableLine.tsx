import { useRef, useState } from 'preact/hooks';
import { type Move, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { MoveText } from '../board/MoveText.tsx';
import { moreMoves, PLAY_TO } from '../words/en/table.ts';

interface LineProps {
  readonly rules: Rules;
  readonly position: Position;
  readonly moves: readonly Move[];
  /** What comes after the last move, or nothing. */
  readonly then?: string | undefined;
  readonly onPlay: (...moves: readonly Move[]) => void;
}

/** The moves of a long line that are shown at once. */
const SHOWN_AT_ONCE = 12;

/** Moves in a row; pressing one plays the line up to it. The end of a long line is folded away. */
export function PlayableLine({ rules, position, moves, then, onPlay }: LineProps) {
  const [whole, setWhole] = useState(moves.length <= SHOWN_AT_ONCE + 2);
  const unfolded = useRef(false);
  /** The button that unfolds is gone then, and the focus goes to what came in its place. */
  const focusFirst = (button: HTMLElement | null) => {
    if (unfolded.current) button?.focus({ preventScroll: true });
    unfolded.current = false;
  };
  const unfold = () => {
    unfolded.current = true;
    setWhole(true);
  };
  let next = position;
  return (
    <ol class="lucie-line">
      {moves.slice(0, whole ? moves.length : SHOWN_AT_ONCE).map((move, index) => {
        const before = next;
        next = play(rules, next, move);
        return (
          <li key={`${index}`}>
            <button
              type="button"
              class="lucie-move"
              ref={index === SHOWN_AT_ONCE ? focusFirst : null}
              title={PLAY_TO}
              onClick={() => onPlay(...moves.slice(0, index + 1))}
            >
              <MoveText position={before} move={move} />
            </button>
          </li>
        );
      })}
      {!whole && (
        <li>
          <button type="button" class="lucie-move" onClick={unfold}>
            {moreMoves(moves.length - SHOWN_AT_ONCE)}
          </button>
        </li>
      )}
      {then !== undefined && <li class="lucie-then">{then}</li>}
    </ol>
  );
}
