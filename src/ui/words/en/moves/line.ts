import { count } from '../phrases.ts';

/** Moves in signs and few letters, for lines and move lists. */
export const SHORT = {
  redeal: 'Redeal',
  stock: 'Stock',
  merci: 'Draw',
  onto: 'on',
  home: 'home',
  space: 'to an empty fan',
  newFan: 'to a new fan',
  cell: 'to a cell',
} as const;

/** What a move of a line does when it is pressed. */
export const PLAY_TO = 'Play the line up to this move';

/** The button that unfolds the rest of a long line. */
export function moreMoves(moves: number): string {
  return `… and ${count(moves, 'more move')}`;
}
