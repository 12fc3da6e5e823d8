import { useEffect, useState } from 'preact/hooks';
import { legalMoves, type Move } from '../../core/moves.ts';
import { isSameMove } from '../../core/same-move.ts';
import type { MoveValue } from '../../solver/move-values.ts';
import { tableOf } from '../../solver/odds.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { NO_ANSWER } from '../words/en/table.ts';

/*
 * The values of all moves of the position shown, as the solver finds them. A position that was asked about to the end is
 * never asked about again while the page is open: undo and redo find its values in a list that is kept by the rules and
 * the cards.
 */

/** The moves of the position shown, and what is known of their values. */
export interface ValuesState {
  /** Every legal move, in the order of `legalMoves`. */
  readonly moves: readonly Move[];
  /** What each of them is worth, in the same order; null while that is not known. */
  readonly values: readonly (MoveValue | null)[];
  /** The same once each is known as well as it will be; null before. */
  readonly all: readonly MoveValue[] | null;
  /** Why there is no answer, as a sentence; else empty. */
  readonly fault: string;
}

interface Found {
  /** The rules and the position as text. */
  readonly key: string;
  readonly values: readonly (MoveValue | null)[];
  readonly done: boolean;
  readonly fault: string;
}

/** How long a position must lie on the table, in milliseconds, before it is asked about, so that undo held down asks once. */
const PAUSE = 60;
/** Positions whose values are kept. */
const MOST_KEPT = 400;

/** Values that were worked out to the end, by the rules and the position as text. */
const kept = new Map<string, readonly MoveValue[]>();

/** Follows the values of all moves at a table while that is wanted, with a solver of its own. */
export function useMoveValues({ rules, position }: TableController, isWanted: boolean): ValuesState {
  const { ask, stop } = useSolver();
  const [found, setFound] = useState<Found | null>(null);
  const moves = legalMoves(rules, position);
  const key = isWanted ? JSON.stringify([rules, position]) : '';
  const known = kept.get(key);

  useEffect(() => {
    if (!isWanted || known !== undefined || moves.length === 0) return;
    let values: readonly (MoveValue | null)[] = moves.map(() => null);
    const tell = (part: Partial<Found>) => setFound({ key, values, done: false, fault: '', ...part });
    const timer = setTimeout(
      () =>
        ask({ kind: 'values', rules, position }, (reply) => {
          if (reply.kind === 'fault') return tell({ fault: NO_ANSWER[reply.why] });
          if (reply.kind !== 'value' || reply.value === null) return;
          const { value, last } = reply;
          values = values.map((before, at) => (isSameMove(moves[at]!, value.move) ? value : before));
          if (last) keep(key, tableOf(rules) !== null, values);
          tell({ done: last });
        }),
      PAUSE,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [key]);

  const current = found?.key === key ? found : null;
  const values = known ?? current?.values ?? moves.map(() => null);
  const all =
    known ?? (current?.done || moves.length === 0 ? values.filter((value) => value !== null) : null);
  return { moves, values, all, fault: current?.fault ?? '' };
}

/** Keeps what is known to the end; a table of chances that did not come may come yet. */
function keep(key: string, wantsChances: boolean, values: readonly (MoveValue | null)[]): void {
  const all = values.filter((value) => value !== null);
  if (wantsChances && all.some(({ chance, most }) => most && chance === null)) return;
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, all);
}
