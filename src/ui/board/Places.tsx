import type { ComponentChildren } from 'preact';
import type { Position } from '../../core/position.ts';
import { cardLabel, focusTargetLabel, NAMES } from '../words/en/board.ts';
import { Card, type Touch } from './Card.tsx';
import type { FocusTarget } from './focus-target.ts';
import { type Layout, pilesShown } from './layout.ts';
import type { Marks } from './marks.ts';
import { Suit } from './Suit.tsx';

interface PlacesProps {
  readonly position: Position;
  readonly layout: Layout;
  readonly marks: Marks;
  readonly isTarget: (stop: FocusTarget) => boolean;
  readonly touchOf: (stop: FocusTarget) => Touch | undefined;
}

/** What lies above the fans: foundations and, where a game has them, reserve cells, stock and waste piles. */
export function Places(props: PlacesProps) {
  const { position, layout, marks, touchOf } = props;
  return (
    <div class="lucie-places">
      <ul class="lucie-piles" aria-label={NAMES.foundations}>
        {pilesShown(layout).map((pile) => (
          <Pile key={pile} pile={pile} {...props} />
        ))}
      </ul>
      {position.cells.length > 0 && (
        <ul class="lucie-piles lucie-cells" aria-label={NAMES.cells}>
          {position.cells.map((card, cell) => {
            const at: FocusTarget = { at: 'cell', cell };
            return (
              <Slot key={cell} stop={at} {...props}>
                {card !== null && <Card card={card} marks={marks.get(card)} whole />}
              </Slot>
            );
          })}
        </ul>
      )}
      {(position.stock.length > 0 || position.wastes.length > 0) && (
        <ul class="lucie-piles lucie-wastes" aria-label={NAMES.stock}>
          {position.stock.length > 0 && (
            <Slot stop={{ at: 'stock' }} {...props}>
              <span class="lucie-back" aria-hidden="true">
                {position.stock.length}
              </span>
            </Slot>
          )}
          {position.wastes.map((cards, waste) => {
            const top = cards.at(-1);
            return (
              <li class="lucie-place" key={waste}>
                {top !== undefined && (
                  <Card
                    card={top}
                    label={cardLabel(position, top)}
                    marks={marks.get(top)}
                    whole
                    touch={touchOf({ at: 'card', card: top })}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Pile({ pile, ...props }: PlacesProps & { readonly pile: number }) {
  const cards = props.position.foundations[pile] ?? [];
  const { suit, down } = props.layout.piles[pile] ?? { suit: null, down: false };
  return (
    <Slot stop={{ at: 'pile', pile }} cards={cards.join(' ')} {...props}>
      <span class="lucie-ghost-place" data-down={down ? '' : undefined}>
        {suit !== null && <Suit suit={suit} part="ghost" />}
      </span>
      {cards.slice(-2).map((card) => (
        // The card below is drawn for the moment in which the top card flies in or out.
        <Card key={card} card={card} marks={props.marks.get(card)} whole />
      ))}
    </Slot>
  );
}

/** A place for cards above the fans: its name says what it holds, so the cards in it are silent. */
function Slot({
  stop,
  cards,
  children,
  position,
  layout,
  isTarget,
  touchOf,
}: PlacesProps & {
  readonly stop: FocusTarget;
  readonly cards?: string;
  readonly children: ComponentChildren;
}) {
  const touch = touchOf(stop);
  const shared = {
    class: `lucie-slot${isTarget(stop) ? ' lucie-mark-target' : ''}`,
    'data-pile': cards,
    'aria-label': focusTargetLabel(layout, position, stop),
  };
  return (
    <li class="lucie-place">
      {touch === undefined ? (
        <span {...shared} role="img">
          {children}
        </span>
      ) : (
        <button {...shared} type="button" data-stop={touch.stop} tabIndex={touch.tab}>
          {children}
        </button>
      )}
    </li>
  );
}
