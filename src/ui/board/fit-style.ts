import type { Area, PlacedCard } from './fit.ts';

/** A length as styles write it. */
export function px(length: number): string {
  return `${Math.round(length * 100) / 100}px`;
}

/** The styles of a thing that lies somewhere on the felt, as seen from another place on it. */
export function placeStyle({ x, y, turn }: PlacedCard, from: { x: number; y: number } = { x: 0, y: 0 }) {
  return {
    left: px(x - from.x),
    top: px(y - from.y),
    ...(turn !== 0 && { '--lean': `${turn.toFixed(2)}deg` }),
  };
}

/** The styles of a rectangle on the felt. */
export function areaStyle({ x, y, width, height }: Area) {
  return { left: px(x), top: px(y), width: px(width), height: px(height) };
}
