import type { Card } from '../../core/card.ts';
import { Chip } from '../board/Chip.tsx';
import { runsOf } from '../words/en/puzzle.ts';

/** Cards in a line of text, those that follow each other as the first and the last. */
export function LostCards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <>
      {runsOf(cards).map(({ from, to }, index) => (
        <span key={from} class="lucie-run">
          {index > 0 && ' '}
          <Chip card={from} />
          {to > from && (
            <>
              {to > from + 1 ? '–' : ' '}
              <Chip card={to} />
            </>
          )}
        </span>
      ))}
    </>
  );
}
