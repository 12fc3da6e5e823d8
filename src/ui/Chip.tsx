import { type Card, rankOf, SUITS, suitOf } from '../core/card.ts';
import { Suit } from './Suit.tsx';
import { cardName, rankMark } from './words.en.ts';

/** A card in a line of text: rank and drawn suit. */
export function Chip({ card }: { card: Card }) {
  return (
    <span class="lucie-chip-card" data-suit={SUITS[suitOf(card)]} role="img" aria-label={cardName(card)}>
      {rankMark(rankOf(card))}
      <Suit suit={suitOf(card)} part="chip" />
    </span>
  );
}
