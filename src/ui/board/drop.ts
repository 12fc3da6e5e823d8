import type { Card } from '../../core/card.ts';
import type { Move, Place } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import type { FocusTarget } from './focus-target.ts';

/** A place where a lifted card may be let go: the stop that shows it, and the move that this makes. */
export interface Drop {
  readonly stop: FocusTarget;
  readonly move: Move;
}

/** A point on the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of a card must lie over a place to be meant for it, when the pointer itself points elsewhere. */
const OVER = 1 / 3;

/** The places where a card may be let go. Cells that are free are all alike, and so are empty fans. */
export function dropsOf(position: Position, legal: readonly Move[], card: Card): readonly Drop[] {
  return legal.flatMap((move) =>
    'card' in move && move.card === card
      ? stopsOf(position, move.to).map((stop): Drop => ({ stop, move }))
      : [],
  );
}

function stopsOf(position: Position, to: Place): FocusTarget[] {
  if (to.at === 'foundation') return [{ at: 'pile', pile: to.pile }];
  if (to.at === 'cell')
    return position.cells.flatMap((held, cell): FocusTarget[] =>
      held === null ? [{ at: 'cell', cell }] : [],
    );
  const top = position.fans[to.fan]?.at(-1);
  if (top !== undefined) return [{ at: 'card', card: top }];
  return position.fans.flatMap((cards, fan): FocusTarget[] =>
    cards.length === 0 ? [{ at: 'space', fan }] : [],
  );
}

/** The place that a stop stands for, or null where no card is ever laid. */
export function placeOf(position: Position, stop: FocusTarget): Place | null {
  switch (stop.at) {
    case 'pile':
      return { at: 'foundation', pile: stop.pile };
    case 'cell':
      return { at: 'cell', cell: stop.cell };
    case 'space':
      return { at: 'fan', fan: stop.fan };
    case 'card': {
      const spot = find(position, stop.card);
      return spot?.at === 'fan' ? { at: 'fan', fan: spot.fan } : null;
    }
    case 'stock':
      return null;
  }
}

/** The card that a stop shows and that could be lifted, or null. */
export function cardAt(position: Position, stop: FocusTarget): Card | null {
  if (stop.at === 'card') return stop.card;
  return stop.at === 'cell' ? (position.cells[stop.cell] ?? null) : null;
}

/** Whether a box contains a point. */
function contains({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/**
 * Which of some places a card is let go at, or null: the one that the pointer is in, the nearest middle first; else,
 * once the pointer has left the place where the card came from, the one that most of the card lies over.
 */
export function dropAt<T extends { readonly box: Box }>(
  drops: readonly T[],
  pointer: Point,
  card: Box,
  from: Box,
): T | null {
  const inside = drops.filter(({ box }) => contains(box, pointer));
  if (inside.length > 0) return leastBy(inside, ({ box }) => distance(box, pointer));
  if (contains(from, pointer)) return null;
  const enough = OVER * (card.right - card.left) * (card.bottom - card.top);
  return leastBy(
    drops.filter(({ box }) => shared(box, card) >= enough),
    ({ box }) => -shared(box, card),
  );
}

function distance({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(wide, 0) * Math.max(high, 0);
}

function leastBy<T>(list: readonly T[], worth: (entry: T) => number): T | null {
  return list.reduce<T | null>(
    (best, entry) => (best === null || worth(entry) < worth(best) ? entry : best),
    null,
  );
}
