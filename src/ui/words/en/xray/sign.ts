import type { Card } from '../../../../core/card.ts';

/** How a card is called in a sentence: in words, or a sign that the page puts in their place. */
export type CardNames = (card: Card) => string;

/** How a text names a card that is to be drawn as its sign. */
export const SIGN: CardNames = (card) => `\n${card}\n`;
