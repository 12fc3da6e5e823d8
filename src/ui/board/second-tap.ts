import { find, type Position } from '../../core/position.ts';
import { type FocusTarget, makeFocusTarget } from './focus-target.ts';

/*
 * The second half of a double tap plays nothing. A tap on the `9C` plays `9C-TC` and uncovers the `4H`, which now lies
 * under the finger: for 450 ms a tap in that fan is taken for a part of the first one. Any other card may be played at
 * once. It is the same for a waste pile, a cell, a foundation and the stock, and for the fan that a card was sent to.
 */

/** A tap that did something: when, and at which place. */
export interface Tap {
  readonly time: number;
  readonly place: string;
}

/** How long after a tap, in milliseconds, the next one at the same place still belongs to it. */
export const DOUBLE_TAP = 450;

/** A tap on a focus target of a position. */
export function tapOn(position: Position, target: FocusTarget, time: number): Tap {
  return { time, place: placeUnder(position, target) };
}

/** Whether a tap is the second half of a double tap. */
export function isSecondTap(first: Tap | null, second: Tap): boolean {
  return first !== null && first.place === second.place && second.time - first.time <= DOUBLE_TAP;
}

/** The fan, pile, cell or stock that a focus target stands in. */
function placeUnder(position: Position, target: FocusTarget): string {
  if (target.at === 'space') return `fan ${target.fan}`;
  const spot = target.at === 'card' ? find(position, target.card) : null;
  if (spot?.at === 'fan') return `fan ${spot.fan}`;
  return spot?.at === 'waste' ? `waste ${spot.waste}` : makeFocusTarget(target);
}
