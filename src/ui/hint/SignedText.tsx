import type { Card } from '../../core/card.ts';
import { Chip } from '../board/Chip.tsx';

/** How a text names a card that is to be drawn as its sign. */
export const SIGN = (card: Card): string => `\n${card}\n`;

/** A text with the signs of cards in it, where {@link SIGN} has named them. */
export function SignedText({ text }: { readonly text: string }) {
  return (
    <>{text.split('\n').map((part, at) => (at % 2 === 0 ? part : <Chip key={at} card={Number(part)} />))}</>
  );
}
