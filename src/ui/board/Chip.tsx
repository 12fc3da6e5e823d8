import { type Card, rankOf, SUITS, suitOf } from '../../core/card.ts';
import { cardName, rankMark } from '../words/en/phrases.ts';
import { doneName } from '../words/en/table.ts';
import { Suit } from './Suit.tsx';

/** A card in a line of text: rank and drawn suit; `done` once the text has nothing more to ask of it. */
export function Chip({ card, done = false }: { card: Card; done?: boolean }) {
  return (
    <span
      class="lucie-chip-card"
      data-suit={SUITS[suitOf(card)]}
      role="img"
      aria-label={done ? doneName(card) : cardName(card)}
      data-done={done ? '' : undefined}
    >
      {rankMark(rankOf(card))}
      <Suit suit={suitOf(card)} part="chip" />
    </span>
  );
}
