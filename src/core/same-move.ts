import type { Move, Place } from './moves.ts';

/** Whether two moves are the same: of one kind and, where they move a card, that card to the same place. */
export function isSameMove(one: Move, other: Move): boolean {
  if (one.kind !== other.kind || !('card' in one && 'card' in other)) return one.kind === other.kind;
  return one.card === other.card && placeText(one.to) === placeText(other.to);
}

/** A place as a text, in whatever order its fields are: `3 fan`. */
function placeText(place: Place): string {
  return Object.values(place).sort().join(' ');
}
