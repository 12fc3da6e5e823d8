import { type Card, type Rank, rankOf, type Suit, suitOf } from '../../core/card.ts';
import { find, type Position } from '../../core/position.ts';
import type { StepKey } from './keys.ts';

/** A thing on the board that can have the focus and be touched. */
export type FocusTarget =
  | { readonly at: 'card'; readonly card: Card }
  | { readonly at: 'space'; readonly fan: number }
  | { readonly at: 'pile'; readonly pile: number }
  | { readonly at: 'cell'; readonly cell: number }
  | { readonly at: 'stock' };

/** Writes a stop as the value of its `data-stop` attribute. */
export function makeFocusTarget(stop: FocusTarget): string {
  switch (stop.at) {
    case 'card':
      return `card-${stop.card}`;
    case 'space':
      return `space-${stop.fan}`;
    case 'pile':
      return `pile-${stop.pile}`;
    case 'cell':
      return `cell-${stop.cell}`;
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
export function entry(position: Position, fan: number): FocusTarget {
  const top = position.fans[fan]?.at(-1);
  return top === undefined ? { at: 'space', fan } : { at: 'card', card: top };
}

/** The stop that shows a card wherever it is, on its foundation the pile; null when it is not to be seen. */
function stopOf(position: Position, card: Card): FocusTarget | null {
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

/** The stops above the fans, from left to right; `piles` are the foundations in the order shown. */
function upper(position: Position, piles: readonly number[]): FocusTarget[] {
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

/** The fan of a stop, and the depth in it from its bottom card; null for stops above the fans. */
function fanSpot(position: Position, stop: FocusTarget): { fan: number; depth: number } | null {
  if (stop.at === 'space') return { fan: stop.fan, depth: 0 };
  if (stop.at !== 'card') return null;
  const spot = find(position, stop.card);
  return spot?.at === 'fan' ? spot : null;
}

/**
 * Where an arrow key, Home or End leads from a stop.
 *
 * Left and right go from fan to fan, through all of them, and always to the top card. Up goes a card deeper and
 * from the bottom card to the fan in the row above, at last to the foundations; down comes back.
 */
export function step(
  position: Position,
  piles: readonly number[],
  columns: number,
  from: FocusTarget,
  key: StepKey,
): FocusTarget {
  const fans = position.fans.length;
  const here = fanSpot(position, from);
  if (fans === 0) return from;
  if (key === 'Home') return entry(position, 0);
  if (key === 'End') return entry(position, fans - 1);
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const above = upper(position, piles);
  if (here === null) {
    const at = above.findIndex((stop) => makeFocusTarget(stop) === makeFocusTarget(from));
    if (sideways !== 0) return above[(at + sideways + above.length) % above.length] ?? from;
    return key === 'ArrowDown' ? entry(position, Math.min(Math.max(at, 0), columns - 1, fans - 1)) : from;
  }
  if (sideways !== 0) return entry(position, (here.fan + sideways + fans) % fans);
  const cards = position.fans[here.fan] ?? [];
  const next = cards[here.depth + (key === 'ArrowDown' ? 1 : -1)];
  if (next !== undefined) return { at: 'card', card: next };
  const fan = here.fan + (key === 'ArrowDown' ? columns : -columns);
  if (fan >= 0) return fan < fans ? entry(position, fan) : from;
  return above[Math.min(here.fan, above.length - 1)] ?? from;
}

/** The stop of a typed card; in two packs the one after the present stop. Null when it is not to be seen. */
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
  const at = from.at === 'card' ? faces.indexOf(from.card) : -1;
  const card = faces[(at + 1) % Math.max(faces.length, 1)];
  return card === undefined ? null : stopOf(position, card);
}

/**
 * Where the focus goes when the position changes under it.
 *
 * It follows the card that moved; when that card went to a foundation it stays with the fan the card has left.
 */
export function settle(before: Position, after: Position, stop: FocusTarget): FocusTarget {
  const fanOf = (position: Position, card: Card): number =>
    position.fans.findIndex((cards) => cards.includes(card));
  const moved = before.fans
    .flat()
    .concat(after.fans.flat())
    .filter((card, at, all) => all.indexOf(card) === at && fanOf(before, card) !== fanOf(after, card));
  const [card] = moved;
  if (moved.length === 1 && card !== undefined && before.deal === after.deal) {
    const [from, to] = [fanOf(before, card), fanOf(after, card)];
    const here = fanSpot(before, stop)?.fan ?? -1;
    if (to >= 0) return { at: 'card', card };
    if (here === from) return entry(after, from);
  }
  const held = stop.at === 'card' ? stopOf(after, stop.card) : stop;
  if (held?.at === 'space') return entry(after, Math.min(held.fan, after.fans.length - 1));
  return held === null || (held.at === 'pile' && stop.at === 'card') ? entry(after, 0) : held;
}
