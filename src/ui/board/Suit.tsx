import type { Suit as SuitNumber } from '../../core/card.ts';
import { OUTLINES } from '../pack/suit-outlines.ts';

/** A suit as a drawing in the colour of the text around it; the name stands elsewhere. */
export function Suit({ suit, part }: { suit: SuitNumber; part: 'index' | 'pip' | 'ghost' | 'chip' }) {
  return (
    <svg class={`lucie-${part}`} viewBox="0 0 100 100" aria-hidden="true">
      <path d={OUTLINES[suit]} />
    </svg>
  );
}
