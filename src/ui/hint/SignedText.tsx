import { Chip } from '../board/Chip.tsx';

/** A text with the signs of cards in it, where `SIGN` has named them. */
export function SignedText({ text }: { readonly text: string }) {
  return (
    <>{text.split('\n').map((part, at) => (at % 2 === 0 ? part : <Chip key={at} card={Number(part)} />))}</>
  );
}
