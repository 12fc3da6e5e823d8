import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../core/card.ts';
import { find, type Position } from '../../core/position.ts';
import type { StepKey } from './keys.ts';

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

/** Writes a focus target as the value of its `data-stop` attribute. */
export function makeFocusTarget(target: FocusTarget): string {
  switch (target.at) {
    case 'card':
      return `card-${target.card}`;
    case 'space':
      return `space-${target.fan}`;
    case 'pile':
      return `pile-${target.pile}`;
    case 'cell':
      return `cell-${target.cell}`;
    case 'stock':
      return 'stock';
  }
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
function targetOf(position: Position, card: Card): FocusTarget | null {
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

/** The focus targets above the fans, from left to right; `piles` are the foundations in the order shown. */
function targetsAboveFans(position: Position, piles: readonly number[]): FocusTarget[] {
  const wastes = position.wastes.flatMap((cards): FocusTarget[] => {
    const top = cards.at(-1);
    return top === undefined ? [] : [{ at: 'card', card: top }];
  });
  return [
    ...piles.map((pile): FocusTarget => ({ at: 'pile', pile })),
    ...position.cells.map((_, cell): FocusTarget => ({ at: 'cell', cell })),
    ...(position.stock.length > 0 ? [{ at: 'stock' } as const] : []),
    ...wastes,
  ];
}

/** The fan of a focus target, and its depth in it from the bottom card; null above the fans. */
function fanSpot(position: Position, target: FocusTarget): { fan: number; depth: number } | null {
  if (target.at === 'space') return { fan: target.fan, depth: 0 };
  if (target.at !== 'card') return null;
  const spot = find(position, target.card);
  return spot?.at === 'fan' ? spot : null;
}

/**
 * Where an arrow key, Home or End leads from a focus target.
 *
 * Left and right go from fan to fan, through all of them, and always to the top card. Up goes a card deeper and
 * from the bottom card to the fan in the row above, at last to the foundations; down comes back.
 */
export function stepFocus(
  position: Position,
  piles: readonly number[],
  columns: number,
  from: FocusTarget,
  key: StepKey,
): FocusTarget {
  const fans = position.fans.length;
  const here = fanSpot(position, from);
  if (fans === 0) return from;
  if (key === 'Home') return fanEntry(position, 0);
  if (key === 'End') return fanEntry(position, fans - 1);
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const above = targetsAboveFans(position, piles);
  if (here === null) {
    const index = above.findIndex((target) => makeFocusTarget(target) === makeFocusTarget(from));
    if (sideways !== 0) return above[(index + sideways + above.length) % above.length] ?? from;
    return key === 'ArrowDown'
      ? fanEntry(position, Math.min(Math.max(index, 0), columns - 1, fans - 1))
      : from;
  }
  if (sideways !== 0) return fanEntry(position, (here.fan + sideways + fans) % fans);
  const cards = position.fans[here.fan] ?? [];
  const next = cards[here.depth + (key === 'ArrowDown' ? 1 : -1)];
  if (next !== undefined) return { at: 'card', card: next };
  const fan = here.fan + (key === 'ArrowDown' ? columns : -columns);
  if (fan >= 0) return fan < fans ? fanEntry(position, fan) : from;
  return above[Math.min(here.fan, above.length - 1)] ?? from;
}

/** The focus target of a typed card; in two packs the one after `from`. Null when it is not to be seen. */
export function focusTargetOfFace(
  position: Position,
  rank: Rank,
  suit: Suit,
  from: FocusTarget,
): FocusTarget | null {
  const cards = [
    ...position.fans,
    ...position.wastes,
    position.cells.filter((card) => card !== null),
    ...position.foundations,
  ].flat();
  const faces = cards.filter((card) => rankOf(card) === rank && suitOf(card) === suit);
  const index = from.at === 'card' ? faces.indexOf(from.card) : -1;
  const card = faces[(index + 1) % Math.max(faces.length, 1)];
  return card === undefined ? null : targetOf(position, card);
}

/**
 * Where the focus goes when the position changes under it.
 *
 * It follows the card that moved; when that card went to a foundation it stays with the fan the card has left.
 */
export function focusAfterMove(before: Position, after: Position, target: FocusTarget): FocusTarget {
  const fanOf = (position: Position, card: Card): number =>
    position.fans.findIndex((cards) => cards.includes(card));
  const moved = before.fans
    .flat()
    .concat(after.fans.flat())
    .filter((card, index, all) => all.indexOf(card) === index && fanOf(before, card) !== fanOf(after, card));
  const [card] = moved;
  if (moved.length === 1 && card !== undefined && before.deal === after.deal) {
    const [from, to] = [fanOf(before, card), fanOf(after, card)];
    const here = fanSpot(before, target)?.fan ?? -1;
    if (to >= 0) return { at: 'card', card };
    if (here === from) return fanEntry(after, from);
  }
  const same = target.at === 'card' ? targetOf(after, target.card) : target;
  if (same?.at === 'space') return fanEntry(after, Math.min(same.fan, after.fans.length - 1));
  return same === null || (same.at === 'pile' && target.at === 'card') ? fanEntry(after, 0) : same;
}
