import { useState } from 'preact/hooks';
import type { Position } from '../core/position.ts';
import type { Hint } from '../solver/hint.ts';
import { ROW_LENGTH } from './layout.ts';
import { type Marks, markAll, UNMARKED } from './marks.ts';
import type { Seat } from './use-seat.ts';
import { useSolver } from './use-solver.ts';
import { hintText } from './words-hint.en.ts';

/** How many times a hint can be asked for: where to look, which card, which move, why. */
export const RUNGS = 4;

/** A hint as far as it has been asked for. */
export interface Asked {
  /** The hint for the position shown, or null. */
  readonly hint: Hint | null;
  /** How far it has been asked for, 1 to {@link RUNGS}; 0 without a hint. */
  readonly rung: number;
  /** The fans in which the move lies, by index: one row. */
  readonly zone: readonly number[];
  readonly marks: Marks;
  readonly thinking: boolean;
  /** Asks for the first rung or the next. */
  readonly ask: () => void;
  readonly stop: () => void;
  readonly drop: () => void;
}

/** Hints for a seat, in rungs. A hint belongs to its position: after a move it is gone. */
export function useHint(seat: Seat, known: (position: Position) => Hint | null = () => null): Asked {
  const solver = useSolver();
  const [held, setHeld] = useState<{ position: Position; hint: Hint; rung: number } | null>(null);
  const { position } = seat;
  const current = held?.position === position ? held : null;
  const zone = current === null ? [] : zoneOf(position, current.hint);

  const show = (hint: Hint, rung: number) => {
    setHeld({ position, hint, rung });
    seat.say(hintText(position, hint, rung, zoneOf(position, hint)), '');
  };
  return {
    hint: current?.hint ?? null,
    rung: current?.rung ?? 0,
    zone,
    marks: current === null ? UNMARKED : marksOf(position, current.hint, current.rung),
    thinking: solver.thinking,
    ask() {
      if (current !== null) return show(current.hint, Math.min(current.rung + 1, RUNGS));
      const own = known(position);
      if (own !== null) return show(own, 1);
      solver.ask({ kind: 'hint', rules: seat.rules, position }, (reply) => {
        if (reply.kind === 'fault') seat.say(reply.message);
        if (reply.kind !== 'hint') return;
        if (reply.hint.most) seat.prove(reply.hint.home);
        show(reply.hint, reply.hint.move === null ? RUNGS : 1);
      });
    },
    stop: solver.stop,
    drop: () => setHeld(null),
  };
}

/** The row of fans in which a hint's move begins; in a small layout the fan itself. */
function zoneOf(position: Position, { move }: Hint): readonly number[] {
  if (move === null || !('card' in move)) return [];
  const fan = position.fans.findIndex((cards) => cards.includes(move.card));
  if (fan < 0) return [];
  const length = position.fans.length > ROW_LENGTH ? ROW_LENGTH : 3;
  const from = fan - (fan % length);
  return position.fans.slice(from, from + length).map((_, at) => from + at);
}

function marksOf(position: Position, { move }: Hint, rung: number): Marks {
  if (move === null || !('card' in move) || rung < 2) return UNMARKED;
  const card = markAll([move.card], { kind: 'hint' });
  const onto = move.to.at === 'fan' ? position.fans[move.to.fan]?.at(-1) : undefined;
  return rung < 3 || onto === undefined ? card : new Map([...card, [onto, [{ kind: 'target' as const }]]]);
}
