import type { MutableRef } from 'preact/hooks';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { isSameMove } from '../../core/same-move.ts';
import type { TableController } from '../table/use-table.ts';
import { bellText, warningText } from '../words/en/moves/coach.ts';
import { onlyKeeper, warningOf } from './coach.ts';
import type { ValuesState } from './use-move-values.ts';
import './coach.css';

/** Told of the moves that are about to be played; gives whether they are held back. */
export type MoveGuard = (moves: readonly Move[]) => boolean;

interface CoachProps {
  readonly controller: TableController;
  readonly known: ValuesState;
  readonly mode: 'bell' | 'warn';
  /** Where the coach puts what looks at each move before it is played. */
  readonly guard: MutableRef<MoveGuard | null>;
}

/*
 * The coach is silent until it has something to say, and never in the way: a move is held back only where all that is said
 * against it is known by then, and once. The bell has its room beside the line that speaks, and moves nothing.
 */

/** The coach of a table: a bell, or a warning before a move that costs something. */
export function Coach({ controller, known: { all }, mode, guard }: CoachProps) {
  const { position, say, add } = controller;
  const warned = useRef<{ readonly position: Position; readonly moves: readonly Move[] } | null>(null);
  useLayoutEffect(() => {
    guard.current = (moves) => {
      const [move] = moves;
      if (mode !== 'warn' || all === null || move === undefined || moves.length > 1) return false;
      const before = warned.current?.position === position ? warned.current.moves : [];
      if (before.some((one) => isSameMove(one, move))) return false;
      const cost = warningOf(position, all, move);
      if (cost === null) return false;
      warned.current = { position, moves: [...before, move] };
      say(warningText(cost));
      return true;
    };
    return () => {
      guard.current = null;
    };
  });
  const keeper = mode === 'bell' && all !== null ? onlyKeeper(position, all) : null;
  const text = keeper === null ? '' : bellText(keeper);
  useEffect(() => {
    if (text !== '') add(text);
  }, [position, text]);
  return (
    <span class="lucie-coach">
      {text !== '' && (
        <button type="button" class="lucie-bell" aria-label={text} title={text} onClick={() => say(text)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3a6 6 0 0 0-6 6c0 5-2 6-2 8h16c0-2-2-3-2-8a6 6 0 0 0-6-6zM10 20a2 2 0 0 0 4 0" />
          </svg>
          <span aria-hidden="true">{text}</span>
        </button>
      )}
    </span>
  );
}
