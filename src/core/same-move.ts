import type { Move } from './moves.ts';

/** Whether two moves are the same: the same card to the same place, or of the other kinds the same kind. */
export function isSameMove(one: Move, other: Move): boolean {
  if (!('card' in one) || !('card' in other)) return one.kind === other.kind;
  const [a, b] = [one.to, other.to];
  return (
    one.kind === other.kind &&
    one.card === other.card &&
    a.at === b.at &&
    ('fan' in a ? a.fan : 'pile' in a ? a.pile : a.cell) ===
      ('fan' in b ? b.fan : 'pile' in b ? b.pile : b.cell)
  );
}
