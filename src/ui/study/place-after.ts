import type { Move } from '../../core/moves.ts';
import { lineOf, type Path } from '../../core/path.ts';
import { isSameMove } from '../../core/same-move.ts';
import type { Step, Study } from '../../core/study.ts';
import { pathAt, pathInto } from './walk.ts';

/** The place to which a move leads from another one, along its line or into a variation; null where the study has none. */
export function placeAfter({ main }: Study<Step>, path: Path, move: Move): Path | null {
  const next = lineOf(main, path)?.[path.ply];
  if (next === undefined) return null;
  if (isSameMove(next.move.move, move)) return pathAt(path, path.ply + 1);
  const variation = next.variations.findIndex(
    ({ nodes: [first] }) => first !== undefined && isSameMove(first.move.move, move),
  );
  return variation < 0 ? null : pathInto(path, path.ply, variation);
}
