import type { Move, Place } from './moves.ts';

/** Whether two moves are the same: of one kind and, where they move a card, that card to the same place. */
export function isSameMove(one: Move, other: Move): boolean {
  if (!('card' in one && 'card' in other)) return one.kind === other.kind;
  return one.kind === other.kind && one.card === other.card && placeText(one.to) === placeText(other.to);
}

/** A place as a text: `fan 3`. */
function placeText(place: Place): string {
  return `${place.at} ${place.at === 'fan' ? place.fan : place.at === 'cell' ? place.cell : place.pile}`;
}
