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
            {parts(paragraph).map(({ card, text: after }, at) => {
              if (card === null) return after;
              // A comma or full stop after a card must not begin a line of its own.
              const [stop = ''] = /^[,.;:!?)’]*/.exec(after) ?? [];
              return [
                <span key={`${at}-${card}`} class="lucie-held">
                  {onName === undefined ? (
                    <Chip card={card} />
                  ) : (
                    <button
                      type="button"
                      class="lucie-name"
                      aria-pressed={named === card}
                      onClick={() => onName(card)}
                      onMouseEnter={() => onName(card)}
                      onMouseLeave={() => onName(null)}
                      onFocus={() => onName(card)}
                      onBlur={() => onName(null)}
                    >
                      <Chip card={card} />
                    </button>
                  )}
                  {stop}
                </span>,
                after.slice(stop.length),
              ];
            })}
          </p>
        ))}
    </>
  );
}

/** A comment's cards, each with the text after it; the text before the first card stands without one. */
function parts(comment: string): { readonly card: Card | null; readonly text: string }[] {
  const all = pieces(comment);
  return all.flatMap((text, at) => {
    if (at % 2 === 1) return [];
    const card = at === 0 ? null : parseCard(all[at - 1] ?? '');
    return [{ card: card?.ok ? card.value : null, text }];
  });
}
