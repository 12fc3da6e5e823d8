import { type Card, rankOf, suitOf } from '../../core/card.ts';
import { JACK } from './face.ts';
import { jack } from './jacks.ts';
import { king } from './kings.ts';
import { painted } from './paint.ts';
import { queen } from './queens.ts';

/** Where a court stands on its card, in widths of a card: at the right, cut by the lower edge. */
export const COURT_PLACE = { x: 0.26, y: 0.18, width: 0.74, height: 1.22 } as const;

const DRAWINGS = [jack, queen, king] as const;

/** Draws a court on a card of 100 by 140: the suit in the colour of the text around, paper and gold as the page says. */
export function courtDrawn(card: Card): string {
  const layers = DRAWINGS[rankOf(card) - JACK]!(suitOf(card));
  const { x, y } = COURT_PLACE;
  return `<g transform="translate(${x * 100} ${y * 100})" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${painted(layers)}</g>`;
}
