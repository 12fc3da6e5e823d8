import { type Card, parseCard } from '../core/card.ts';
import { Chip } from './Chip.tsx';
import { pieces } from './walk.ts';

/** A comment in paragraphs, its cards as small cards; with `onName` they are buttons that show where a card lies. */
export function Comment({
  text,
  named,
  onName,
}: {
  text: string;
  named?: Card | null;
  onName?: (card: Card | null) => void;
}) {
  return (
    <>
      {text
        .split('\n\n')
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => (
          <p key={paragraph}>
            {pieces(paragraph).map((piece, at) => {
              const card = at % 2 === 1 ? parseCard(piece) : null;
              if (card === null || !card.ok) return at > 0 ? held(piece) : piece;
              if (onName === undefined) return <Chip key={`${at}-${piece}`} card={card.value} />;
              return (
                <button
                  key={`${at}-${piece}`}
                  type="button"
                  class="lucie-name"
                  aria-pressed={named === card.value}
                  onClick={() => onName(card.value)}
                  onMouseEnter={() => onName(card.value)}
                  onMouseLeave={() => onName(null)}
                  onFocus={() => onName(card.value)}
                  onBlur={() => onName(null)}
                >
                  <Chip card={card.value} />
                </button>
              );
            })}
          </p>
        ))}
    </>
  );
}

/** Text after a card; a comma or a full stop there must not begin a line of its own. */
function held(text: string): string {
  return /^[,.;:!?)’]/.test(text) ? `\u2060${text}` : text;
}
