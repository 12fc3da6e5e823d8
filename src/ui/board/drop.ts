import type { Card } from '../../core/card.ts';
import type { Move, Place } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import type { FocusTarget } from './focus-target.ts';

/*
 * Where a lifted card may be let go. The `9C` that can go on the `TC` and into a cell has a drop at the top card of that
 * fan and one at each empty cell, all cells with the same move. `dropAt` finds the one that is meant: with the pointer
 * inside of a place it is that place; else the place that at least a third of the card lies over.
 */

/** A place where a lifted card may be let go: the focus target that shows it, and the move that this makes. */
export interface Drop {
  readonly target: FocusTarget;
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
      ? targetsOf(position, move.to).map((target): Drop => ({ target, move }))
      : [],
  );
}

function targetsOf(position: Position, to: Place): FocusTarget[] {
  if (to.at === 'foundation') return [{ at: 'pile', pile: to.pile }];
  if (to.at === 'cell')
    return position.cells.flatMap((card, cell): FocusTarget[] =>
      card === null ? [{ at: 'cell', cell }] : [],
    );
  if (to.fan === position.fans.length) return [{ at: 'space', fan: to.fan }];
  const top = position.fans[to.fan]?.at(-1);
  if (top !== undefined) return [{ at: 'card', card: top }];
  return position.fans.flatMap((cards, fan): FocusTarget[] =>
    cards.length === 0 ? [{ at: 'space', fan }] : [],
  );
}

/** The place that a focus target stands for, or null where no card is ever laid. */
export function placeOf(position: Position, target: FocusTarget): Place | null {
  switch (target.at) {
    case 'pile':
      return { at: 'foundation', pile: target.pile };
    case 'cell':
      return { at: 'cell', cell: target.cell };
    case 'space':
      return { at: 'fan', fan: target.fan };
    case 'card': {
      const spot = find(position, target.card);
      return spot?.at === 'fan' ? { at: 'fan', fan: spot.fan } : null;
    }
    case 'stock':
      return null;
  }
}

/** The card that a focus target shows and that could be lifted, or null. */
export function cardAt(position: Position, target: FocusTarget): Card | null {
  if (target.at === 'card') return target.card;
  return target.at === 'cell' ? (position.cells[target.cell] ?? null) : null;
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
  if (inside.length > 0) return leastBy(inside, ({ box }) => fromMiddle(box, pointer));
  if (contains(from, pointer)) return null;
  const enough = OVER * shared(card, card);
  return leastBy(
    drops.filter(({ box }) => shared(box, card) >= enough),
    ({ box }) => -shared(box, card),
  );
}

/** Twice the distance of a point from the middle of a box. */
function fromMiddle({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(2 * x - left - right, 2 * y - top - bottom);
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** The first entry of the least cost, or null of an empty list. */
function leastBy<T>(list: readonly T[], cost: (entry: T) => number): T | null {
  return [...list].sort((a, b) => cost(a) - cost(b))[0] ?? null;
}
