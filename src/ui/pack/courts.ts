import { type Card, RANKS, rankOf, SUITS, suitOf } from '../../core/card.ts';
import { jack } from './jacks.ts';
import { king } from './kings.ts';
import { painted } from './paint.ts';
import { queen } from './queens.ts';

/** Where a court stands on its card, in widths of a card: at the right, cut by the lower edge. */
export const COURT_PLACE = { x: 0.26, y: 0.18, width: 0.74, height: 1.22 } as const;

const FIRST = RANKS.indexOf('J');
const DRAWINGS = [jack, queen, king] as const;

/** Whether a card is a jack, a queen or a king. */
export function isCourt(card: Card): boolean {
  return rankOf(card) >= FIRST;
}

/** The id of a court's symbol, such as `court-K-S`, after a prefix of the page's own. */
export function courtId(card: Card, prefix = ''): string {
  return `${prefix}court-${RANKS[rankOf(card)]}-${SUITS[suitOf(card)]}`;
}

/** Draws a court as an SVG symbol: the suit in the colour of the text around its use, paper and gold as the page says. */
export function courtSymbol(card: Card, prefix = ''): string {
  const layers = DRAWINGS[rankOf(card) - FIRST]!(suitOf(card));
  return `<symbol id="${courtId(card, prefix)}" viewBox="0 0 74 122" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${painted(layers)}</symbol>`;
}
