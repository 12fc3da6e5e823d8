import type { Move } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import { type FocusTarget, makeFocusTarget } from './focus-target.ts';

/*
 * The second half of a double tap plays nothing. A tap on the `9C` plays `9C-TC` and uncovers the `4H`, which now lies
 * under the finger: for 450 ms a tap on the `4H` is taken for a part of the first one. Any other card may be played at
 * once. Where the tap was on the place that a card went to, it is that card, and that place, that a second tap would hit.
 */

/** A tap that did something: when, where, and which move it made; `move` is null where it began a choice. */
export interface Tap {
  readonly time: number;
  readonly target: FocusTarget;
  readonly before: Position;
  readonly move: Move | null;
}

/** How long after a tap, in milliseconds, the next one at the same spot still belongs to it. */
export const DOUBLE_TAP = 450;

/** Whether a tap is the second half of a double tap: soon after `last`, on what that has brought under the finger. */
export function isSecondTap(
  last: Tap | null,
  position: Position,
  target: FocusTarget,
  time: number,
): boolean {
  if (last === null || time - last.time > DOUBLE_TAP) return false;
  const isFirst = makeFocusTarget(target) === makeFocusTarget(last.target);
  if (last.move === null || !('card' in last.move)) return isFirst;
  const { card } = last.move;
  // Where the first tap was: on the card, so that what it has left lies there now, or on the place that it went to.
  return isOf(last.before, last.target, card)
    ? isLeft(last.before, position, card, target)
    : isFirst || isOf(position, target, card);
}

/** Whether a target is what a card has left where it lay: the card under it, or its empty place. */
function isLeft(before: Position, position: Position, card: number, target: FocusTarget): boolean {
  const spot = find(before, card);
  switch (spot?.at) {
    case 'fan':
      return target.at === 'space'
        ? target.fan === spot.fan
        : target.at === 'card' && position.fans[spot.fan]?.at(-1) === target.card;
    case 'waste':
      return target.at === 'card' && position.wastes[spot.waste]?.at(-1) === target.card;
    case 'cell':
      return target.at === 'cell' && target.cell === spot.cell;
    default:
      return false;
  }
}

/** Whether a target shows a card itself, in a fan, on a waste pile or in a cell. */
function isOf(position: Position, target: FocusTarget, card: number): boolean {
  return target.at === 'cell'
    ? position.cells[target.cell] === card
    : target.at === 'card' && target.card === card;
}
