import { cardOf, type Rank, SUITS, type Suit } from '../../core/card.ts';
import { OUTLINES } from '../pack/suit-outlines.ts';
import { PictureCard } from '../table/DealPicture.tsx';
import { suitName } from '../words/en/phrases.ts';
import { heightText } from '../words/en/redeal.ts';
import { SUIT_LENGTH } from './redeal-view.ts';

/** How far cards lie apart, where a card is 100 wide. */
const APART = 32;
/** How far the last card of a suit reaches, and how much of its height is shown. */
const WIDTH = SUIT_LENGTH * APART + 100;
const HEIGHT = 84;

interface FoundationSliderProps {
  readonly suit: Suit;
  /** How many of its cards are on the foundation. */
  readonly height: number;
  readonly onMove: (height: number) => void;
}

/**
 * A foundation, its cards side by side from the ace on: its last card is dragged, over them, to where it is to end. What is
 * dragged is the thumb of a slider, as wide as a card, that nobody sees.
 */
export function FoundationSlider({ suit, height, onMove }: FoundationSliderProps) {
  const cards = Array.from({ length: height }, (_, rank) => cardOf(rank as Rank, suit));
  return (
    <label class="lucie-foundation" data-suit={SUITS[suit]}>
      <span class="unseen">{suitName(suit)}</span>
      <svg class="lucie-deal-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect class="lucie-picture-place" x="1" y="1" width={WIDTH - 2} height="138" rx="11" />
        <path
          class="lucie-foundation-suit"
          d={OUTLINES[suit]}
          transform={`translate(${height === 0 ? 32 : 5} 28) scale(${height === 0 ? 0.36 : 0.22})`}
        />
        {cards.map((card, at) => (
          <PictureCard
            key={card}
            card={card}
            laid={`translate(${(at + 1) * APART} 0)`}
            strip={at === height - 1 ? 1 : APART / 100}
          />
        ))}
        <rect class="lucie-foundation-ring" x={height * APART + 3} y="3" width="94" height="134" rx="9" />
      </svg>
      <input
        type="range"
        min={0}
        max={SUIT_LENGTH}
        step={1}
        value={height}
        aria-valuetext={heightText(suit, height)}
        onInput={({ currentTarget }) => onMove(Number(currentTarget.value))}
      />
    </label>
  );
}
