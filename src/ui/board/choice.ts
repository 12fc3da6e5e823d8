import { cardOfMove, isHomeMove, type Move, type Place } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { FocusTarget } from './focus-target.ts';

/*
 * From a tap to a move. With `5H` on top of one fan, `6H` on top of another and an empty reserve cell, a tap on the `5H`
 * may mean two moves, `5H-6H` and `5H-cell`: the board then marks both places and waits for a second tap. If the heart
 * foundation shows the `4H`, the same tap means `5H` home and nothing else. A tap on the foundation itself plays the one
 * card that may come there.
 */

/**
 * The legal moves that a touch can mean: none is a refusal, one is played, among several the player chooses.
 *
 * A card that can go to a foundation goes there and nowhere else; a foundation, a cell or a space that is touched
 * takes the one card that may come.
 */
export function movesOfTouch(
  position: Position,
  legal: readonly Move[],
  target: FocusTarget,
): readonly Move[] {
  if (target.at === 'stock') return legal.filter((move) => move.kind === 'stock');
  const card = target.at === 'card' ? target.card : target.at === 'cell' ? position.cells[target.cell] : null;
  if (card === null || card === undefined) {
    const into = legal.filter((move) => 'to' in move && showsPlace(position, move.to, target));
    return into.length === 1 ? into : [];
  }
  const own = legal.filter((move) => cardOfMove(move) === card);
  const home = own.filter(isHomeMove);
  return home.length > 0 ? home : own;
}

/** Whether a focus target shows a place: a pile, a cell, a space, or the top card of a fan. */
export function showsPlace(position: Position, place: Place, target: FocusTarget): boolean {
  switch (target.at) {
    case 'pile':
      return place.at === 'foundation' && place.pile === target.pile;
    case 'cell':
      return place.at === 'cell' && place.cell === target.cell;
    case 'space':
      return place.at === 'fan' && place.fan === target.fan;
    case 'card':
      return place.at === 'fan' && position.fans[place.fan]?.at(-1) === target.card;
    case 'stock':
      return false;
  }
}
