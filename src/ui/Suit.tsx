import type { Suit as SuitNumber } from '../core/card.ts';

/** The outlines of clubs, diamonds, hearts and spades on a square of 100: drawn, since phones turn glyphs into pictures. */
const OUTLINES = [
  'M50 4a21.5 21.5 0 0 1 15.6 36.3A21.5 21.5 0 1 1 53.6 72c.7 10 4.2 18 10.9 24H35.5c6.7-6 10.2-14 10.9-24a21.5 21.5 0 1 1-12-31.7A21.5 21.5 0 0 1 50 4z',
  'M50 3c9 17 20 33 33 47-13 14-24 30-33 47-9-17-20-33-33-47C30 36 41 20 50 3z',
  'M50 94C30 68 6 53 6 31 6 17 16 7 29 7c10 0 17 6 21 15C54 13 61 7 71 7c13 0 23 10 23 24 0 22-24 37-44 63z',
  'M50 4c10 20 42 36 42 60 0 12-9 20-20 20-8 0-14-4-18-11 .6 10 4 17 10.500 23H35.500C42 90 45.400 83 46 73c-4 7-10 11-18 11C17 84 8 76 8 64 8 40 40 24 50 4z',
] as const;

/** A suit as a drawing in the colour of the text around it; the name stands elsewhere. */
export function Suit({ suit, part }: { suit: SuitNumber; part: 'index' | 'pip' | 'ghost' | 'chip' }) {
  return (
    <svg class={`lucie-${part}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={OUTLINES[suit]} />
    </svg>
  );
}
