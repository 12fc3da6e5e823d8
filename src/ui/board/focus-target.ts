import type { Card } from '../../core/card.ts';
import { find, type Position } from '../../core/position.ts';

/*
 * What on a board can have the focus and be touched: a card, the space that a fan has left, a foundation, a reserve cell,
 * the stock. One of them is the tab stop of the board; arrow keys lead on. On a board with rows of six fans, Right goes
 * from the top card of fan 6 to that of fan 7, in the next row; Up goes one card deeper into a fan, from its bottom card
 * to the fan above, and from the first row to the foundations. In the page a target is the value of an attribute:
 * `data-stop="card-8"` is the `9C`, `data-stop="pile-0"` the first foundation.
 */

/** A thing on the board that can have the focus and be touched. */
export type FocusTarget =
  | { readonly at: 'card'; readonly card: Card }
  | { readonly at: 'space'; readonly fan: number }
  | { readonly at: 'pile'; readonly pile: number }
  | { readonly at: 'cell'; readonly cell: number }
  | { readonly at: 'stock' };

/** Writes a focus target as the value of its `data-stop` attribute: what it is, and its one number, if it has one. */
export function makeFocusTarget({ at, ...number }: FocusTarget): string {
  return [at, ...Object.values(number)].join('-');
}

/** Reads what {@link makeFocusTarget} wrote. */
export function readFocusTarget(text: string): FocusTarget {
  const [at, number] = text.split('-');
  const n = Number(number);
  switch (at) {
    case 'card':
      return { at, card: n };
    case 'space':
      return { at, fan: n };
    case 'pile':
      return { at, pile: n };
    case 'cell':
      return { at, cell: n };
    default:
      return { at: 'stock' };
  }
}

/** Where the focus enters a fan: at its top card, or at the space it has left. */
export function fanEntry(position: Position, fan: number): FocusTarget {
  const top = position.fans[fan]?.at(-1);
  return top === undefined ? { at: 'space', fan } : { at: 'card', card: top };
}

/** The focus target that shows a card wherever it is, on its foundation the pile; null when it is not to be seen. */
export function targetOf(position: Position, card: Card): FocusTarget | null {
  const spot = find(position, card);
  switch (spot?.at) {
    case 'fan':
      return { at: 'card', card };
    case 'waste':
      return spot.under === null ? { at: 'card', card } : null;
    case 'foundation':
      return { at: 'pile', pile: spot.pile };
    case 'cell':
      return { at: 'cell', cell: spot.cell };
    default:
      return null;
  }
}

/** The fan of a focus target, and its depth in it from the bottom card; null above the fans. */
export function fanSpot(position: Position, target: FocusTarget): { fan: number; depth: number } | null {
  if (target.at === 'space') return { fan: target.fan, depth: 0 };
  if (target.at !== 'card') return null;
  const spot = find(position, target.card);
  return spot?.at === 'fan' ? spot : null;
}

/**
 * Where the focus goes when the position changes under it.
 *
 * It follows the card that moved; when that card went to a foundation it stays with the fan or the waste pile that the
 * card has left. From a stock that is used up it goes to the first waste pile. In a new deal it goes to the first fan.
 */
export function focusAfterMove(before: Position, after: Position, target: FocusTarget): FocusTarget {
  // A move leaves all fans but one or two as they were, a deal none.
  if (!after.fans.some((cards) => before.fans.includes(cards))) return fanEntry(after, 0);
  const fanOf = (position: Position, card: Card): number =>
    position.fans.findIndex((cards) => cards.includes(card));
  const moved = [...new Set([...before.fans, ...after.fans].flat())].filter(
    (card) => fanOf(before, card) !== fanOf(after, card),
  );
  const [card] = moved;
  if (moved.length === 1 && card !== undefined) {
    const [from, to] = [fanOf(before, card), fanOf(after, card)];
    if (to >= 0) return { at: 'card', card };
    if (fanSpot(before, target)?.fan === from) return fanEntry(after, from);
  }
  const waste = wasteLeft(before, after, target);
  if (waste !== null) {
    const top = after.wastes[waste]?.at(-1);
    return top === undefined ? fanEntry(after, 0) : { at: 'card', card: top };
  }
  const same = target.at === 'card' ? targetOf(after, target.card) : target;
  if (same?.at === 'space') return fanEntry(after, Math.min(same.fan, after.fans.length - 1));
  return same === null || (same.at === 'pile' && target.at === 'card') ? fanEntry(after, 0) : same;
}

/** The waste pile that takes the focus: of a card that can be touched there no more, or of a stock that is used up. */
function wasteLeft(before: Position, after: Position, target: FocusTarget): number | null {
  if (target.at === 'stock') return after.stock.length === 0 ? 0 : null;
  const spot = target.at === 'card' ? find(before, target.card) : null;
  if (target.at !== 'card' || spot?.at !== 'waste') return null;
  const seen = targetOf(after, target.card);
  return seen === null || seen.at === 'pile' ? spot.waste : null;
}
