import type { Card } from '../../core/card.ts';
import { parseCard } from '../../core/card-notation.ts';
import { Chip } from '../board/Chip.tsx';
import { claimSaid } from '../words/en/study.ts';
import { splitCards, splitClaims } from './walk.ts';

interface CommentProps {
  readonly text: string;
  readonly named?: Card | null;
  readonly onName?: (card: Card | null) => void;
}

/**
 * A comment in paragraphs, its claims as sentences with a mark, its cards as small cards; with `onName` these are
 * buttons that show where a card lies.
 */
export function Comment({ text, named, onName }: CommentProps) {
  return (
    <>
      {text
        .split('\n\n')
        .filter((paragraph) => paragraph !== '')
        .map((paragraph, number) => (
          <p key={`${number}`}>
            {splitClaims(paragraph).map((piece, index) =>
              index % 2 === 1 ? (
                <Claimed key={`${index}-${piece}`} claim={piece} />
              ) : (
                withCards(piece, named, onName)
              ),
            )}
          </p>
        ))}
    </>
  );
}

/** A claim as a sentence, and how sure it is. */
function Claimed({ claim }: { claim: string }) {
  const sentence = claimSaid(claim);
  if (sentence === null) return <>{`[%${claim}]`}</>;
  return (
    <>
      {sentence.said}
      {'\u00A0'}
      <small class="lucie-sure" data-measured={sentence.mark === 'proved' ? undefined : ''}>
        {sentence.mark}
      </small>
    </>
  );
}

/** A piece of a comment with its cards. */
function withCards(text: string, named: CommentProps['named'], onName: CommentProps['onName']) {
  return parts(text).map(({ card, text: after }, index) => {
    if (card === null) return after;
    // A comma or full stop after a card must not begin a line of its own.
    const [punctuation = ''] = /^[,.;:!?)’]*/.exec(after) ?? [];
    return [
      <span key={`${index}-${card}`} class="lucie-held">
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
        {punctuation}
      </span>,
      after.slice(punctuation.length),
    ];
  });
}

/** A comment's cards, each with the text after it; the text before the first card stands without one. */
function parts(comment: string): { readonly card: Card | null; readonly text: string }[] {
  const all = splitCards(comment);
  return all.flatMap((text, index) => {
    if (index % 2 === 1) return [];
    const card = index === 0 ? null : parseCard(all[index - 1] ?? '');
    return [{ card: card?.ok ? card.value : null, text }];
  });
}
