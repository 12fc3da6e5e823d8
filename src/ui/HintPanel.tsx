import { useRef, useState } from 'preact/hooks';
import { type Move, play } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { MoveText } from './MoveText.tsx';
import { type Asked, RUNGS } from './use-hint.ts';
import { moveClause } from './words.en.ts';
import { hintText, hintTrust, lineText, moreMoves, NEXT_RUNG, worseText } from './words-hint.en.ts';
import { LABELS } from './words-table.en.ts';

interface HintPanelProps {
  readonly asked: Asked;
  readonly rules: Rules;
  readonly position: Position;
  readonly onStop: () => void;
  readonly onPlay: (...moves: readonly Move[]) => void;
  /** What stands instead of the solver's word where the hint comes from elsewhere. */
  readonly source?: string | undefined;
}

/** The hint as far as it has been asked for; the last rung has the line, and the line that refutes a worse move. */
export function HintPanel({ asked, rules, position, onStop, onPlay, source }: HintPanelProps) {
  const { hint, rung, thinking } = asked;
  if (thinking) {
    return (
      <p class="lucie-hint">
        {LABELS.thinking}{' '}
        <button type="button" class="lucie-button" onClick={onStop}>
          {LABELS.stop}
        </button>
      </p>
    );
  }
  if (hint === null) return null;
  const rungs = hint.move === null ? [RUNGS] : Array.from({ length: rung }, (_, at) => at + 1);
  return (
    <section class="lucie-hint" aria-label={LABELS.hint}>
      <ol>
        {rungs.map((at) => (
          <li key={at}>{hintText(position, hint, at, asked.zone)}</li>
        ))}
      </ol>
      {rung === RUNGS && hint.line.length > 0 && (
        <>
          <p>{lineText(hint.home - home(position), hint.ending === 'won')}</p>
          <Line rules={rules} position={position} moves={hint.line} onPlay={onPlay} />
        </>
      )}
      {rung === RUNGS && hint.worse !== null && (
        <>
          <p>{worseText(position, hint.worse.move, hint.home - hint.worse.home)}</p>
          <Line rules={rules} position={position} moves={hint.worse.line} onPlay={onPlay} />
        </>
      )}
      <p class="lucie-fine">
        {source ?? hintTrust(hint)}
        {rung < RUNGS && ` · ${NEXT_RUNG[rung]}`}
      </p>
    </section>
  );
}

/** The moves of a long line that are shown at once. */
const SHOWN_AT_ONCE = 12;

/** Moves in a row; pressing one plays the line up to it. The end of a long line is folded away. */
function Line({
  rules,
  position,
  moves,
  onPlay,
}: Pick<HintPanelProps, 'rules' | 'position' | 'onPlay'> & { readonly moves: readonly Move[] }) {
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
  let at = position;
  return (
    <ol class="lucie-line">
      {moves.slice(0, whole ? moves.length : SHOWN_AT_ONCE).map((move, index) => {
        const before = at;
        at = play(rules, at, move);
        return (
          <li key={moveClause(before, move)}>
            <button
              type="button"
              class="lucie-move"
              ref={index === SHOWN_AT_ONCE ? focusFirst : null}
              title={LABELS.playTo}
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
    </ol>
  );
}
