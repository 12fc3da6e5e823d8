import { dealCards } from './deal-motion.ts';
import { animateFlights, type Flight } from './flights.ts';

/** When more cards than this change their places, it is no move: a deal, or a jump to another moment. */
const MOST_FLIGHTS = 14;

/** Animates what has changed on a board: cards that fly, a deal of all, or a jump to another moment, which fades in. */
export function animateBoard(
  board: HTMLElement,
  all: readonly Flight[],
  change: 'deal' | 'redeal' | 'jump',
): void {
  const flights = all.filter(({ x, y }) => Math.hypot(x, y) > 1);
  if (flights.length <= MOST_FLIGHTS) animateFlights(flights);
  else if (change !== 'jump') dealCards(board, all, change === 'redeal');
  else board.querySelector('.lucie-fans')?.animate({ opacity: [0.2, 1] }, { duration: 160 });
}

/** Shakes a card that cannot move as it was asked to. */
export function shake(face: HTMLElement): void {
  face.animate({ translate: ['0', '4px', '-4px', '4px', '-4px', '0'] }, { duration: 180 });
}
