import { type Layer, painted } from './paint.ts';
import { OUTLINES } from './suit-outlines.ts';

/** Where the ace of spades has its drawing, in widths of a card: larger than other aces, and its name beneath. */
export const ACE_PLACE = { x: 0.36, y: 0.31, width: 0.62, height: 0.7688 } as const;

const NAME = 'La Belle Lucie';

/** A fan, cut into the spade. */
const FAN: readonly Layer[] = [
  [
    'paper',
    'M37.6 78.2L16 73.7Q12.3 65.9 20.5 63.2L38.7 75.6zM39.9 73.8L21.7 61.4Q21.2 52.8 29.8 53.4L41.9 71.8zM43.8 70.6L31.6 52.2Q34.5 44.1 42.2 47.9L46.4 69.5zM48.6 69.1L44.3 47.5Q50 41 55.7 47.5L51.4 69.1zM53.6 69.5L57.8 47.9Q65.5 44.1 68.4 52.2L56.2 70.6zM58.1 71.8L70.2 53.4Q78.8 52.8 78.3 61.4L60.1 73.8zM61.3 75.6L79.5 63.2Q87.7 65.9 84 73.7L62.4 78.2z',
  ],
  ['gilt', 'M50 82h0'],
];

/** Draws the ace of spades on a card of 100 by 140: the outline of its suit, a fan in it, and the name of the game. */
export function aceOfSpadesDrawn(): string {
  const { x, y, width } = ACE_PLACE;
  return `<g transform="translate(${x * 100} ${y * 100})scale(${width})"><path fill="currentColor" d="${OUTLINES[3]}"/>${painted(FAN)}<text x="50" y="118" fill="currentColor" font-family="Newsreader, 'Times New Roman', Times, serif" font-size="13.5" font-weight="500" text-anchor="middle">${NAME}</text></g>`;
}
