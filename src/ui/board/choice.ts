import type { Move, Place } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { FocusTarget } from './focus-target.ts';

/**
 * The legal moves that a touch can mean: none is a refusal, one is played, among several the player chooses.
 *
 * A card that can go to a foundation goes there and nowhere else; a foundation, a cell or a space that is touched
 * takes the one card that may come.
 */
export function meant(position: Position, legal: readonly Move[], stop: FocusTarget): readonly Move[] {
  if (stop.at === 'stock') return legal.filter((move) => move.kind === 'stock');
  const card = stop.at === 'card' ? stop.card : stop.at === 'cell' ? position.cells[stop.cell] : null;
  if (card === null || card === undefined) {
    const into = legal.filter((move) => 'to' in move && isAt(position, move.to, stop));
    return into.length === 1 ? into : [];
  }
  const own = legal.filter((move) => 'card' in move && move.card === card);
  const home = own.filter((move) => 'to' in move && move.to.at === 'foundation');
  return home.length > 0 ? home : own;
}

/** Whether a stop shows a place: a pile, a cell, a space, or the top card of a fan. */
export function isAt(position: Position, place: Place, stop: FocusTarget): boolean {
  switch (stop.at) {
    case 'pile':
      return place.at === 'foundation' && place.pile === stop.pile;
    case 'cell':
      return place.at === 'cell' && place.cell === stop.cell;
    case 'space':
      return place.at === 'fan' && place.fan === stop.fan;
    case 'card':
      return place.at === 'fan' && position.fans[place.fan]?.at(-1) === stop.card;
    case 'stock':
      return false;
  }
}
