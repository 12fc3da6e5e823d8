import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';

/** Foundation heights by suit, 0–13 each: `[3, 0, 5, 1]` is the three of clubs, no diamond, the five of hearts, the ace of spades. */
export type FoundationHeights = readonly number[];

/** The heights at the start of a game: all 1 where the aces are dealt out first, else all 0. */
export function startHeights({ acesOut }: Rules): FoundationHeights {
  return new Array<number>(4).fill(acesOut ? 1 : 0);
}

/** The heights of a position. */
export function positionHeights(position: Position): number[] {
  return position.foundations.map((pile) => pile.length);
}

/** The cards on foundations of these heights. */
export function cardsHome(heights: FoundationHeights): number {
  return heights.reduce((sum, height) => sum + height, 0);
}
