import type { MoveValue } from '../../solver/move-values.ts';

/**
 * Sorts values, the best first: by the chance to win where that of each move is known, then by cards home, and what is
 * exact before what is the best found. Moves that are alike stay in their order.
 */
export function bestFirst(values: readonly MoveValue[]): readonly MoveValue[] {
  const byChance = values.every(({ chance }) => chance !== null);
  const chanceOf = ({ chance, proved }: MoveValue): number =>
    byChance || proved ? (chance?.chance ?? 0) : 0;
  return values.toSorted(
    (a, b) =>
      (byChance ? chanceOf(b) - chanceOf(a) : 0) || b.home - a.home || Number(b.most) - Number(a.most),
  );
}
