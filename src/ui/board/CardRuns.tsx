import type { Card } from '../../core/card.ts';
import { runsOf } from '../../core/card-run.ts';
import { Chip } from './Chip.tsx';

/** Cards in a line of text, those that follow each other as the first and the last. */
export function CardRuns({ cards }: { readonly cards: readonly Card[] }) {
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
