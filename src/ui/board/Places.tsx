import type { ComponentChildren } from 'preact';
import type { Position } from '../../core/position.ts';
import { type Fits, slotStyle, wholeIn } from '../fit/fit-style.ts';
import { hasStockPlace, type Layout, pileOrder } from '../fit/layout.ts';
import { BACK_ADDRESS } from '../pack/pack-file.ts';
import { cardLabel, focusTargetLabel, NAMES } from '../words/en/board.ts';
import { type BoardButton, Card } from './Card.tsx';
import type { FocusTarget } from './focus-target.ts';
import type { Marks } from './marks.ts';
import { Suit } from './Suit.tsx';

interface PlacesProps {
  readonly position: Position;
  readonly layout: Layout;
  readonly marks: Marks;
  /** Where everything lies. */
  readonly fits: Fits;
  readonly isTarget: (target: FocusTarget) => boolean;
  readonly buttonOf: (target: FocusTarget) => BoardButton | undefined;
}

/** What lies above the fans: foundations and, where a game has them, reserve cells, stock and waste piles. */
export function Places(props: PlacesProps) {
  const { position, layout, marks, fits, buttonOf } = props;
  const cellsFrom = layout.piles.length;
  const stockAt = cellsFrom + position.cells.length;
  const whole = wholeIn(fits);
  const styleAt = (slot: number) => slotStyle(fits, slot);
  return (
    <div class="lucie-places">
      <ul class="lucie-piles" aria-label={NAMES.foundations}>
        {pileOrder(layout).map((pile, at) => (
          <Pile key={pile} pile={pile} style={styleAt(at)} {...props} />
        ))}
      </ul>
      {position.cells.length > 0 && (
        <ul class="lucie-piles lucie-cells" aria-label={NAMES.cells}>
          {position.cells.map((card, cell) => (
            <Slot key={cell} target={{ at: 'cell', cell }} style={styleAt(cellsFrom + cell)} {...props}>
              {card !== null && <Card card={card} marks={marks.get(card)} whole={whole} />}
            </Slot>
          ))}
        </ul>
      )}
      {hasStockPlace(layout, position) && (
        <ul
          class="lucie-piles lucie-wastes"
          aria-label={position.wastes.length > 0 ? NAMES.wastes : NAMES.stock}
        >
          {position.stock.length === 0 ? (
            // Its place stays, or the waste piles would slide into it, and cards change their size.
            <li class="lucie-place" style={styleAt(stockAt)} />
          ) : (
            <Slot target={{ at: 'stock' }} style={styleAt(stockAt)} {...props}>
              <span class="lucie-back" aria-hidden="true">
                <svg viewBox="0 0 100 140" aria-hidden="true">
                  <use href={BACK_ADDRESS} />
                </svg>
                <span>{position.stock.length}</span>
              </span>
            </Slot>
          )}
          {position.wastes.map((cards, waste) => {
            const top = cards.at(-1);
            return (
              <li class="lucie-place" key={waste} style={styleAt(stockAt + 1 + waste)}>
                {top !== undefined && (
                  <Card
                    card={top}
                    label={cardLabel(position, top)}
                    marks={marks.get(top)}
                    whole={whole}
                    button={buttonOf({ at: 'card', card: top })}
                  />
                )}
                {cards.length > 1 && (
                  <span class="lucie-depth" aria-hidden="true">
                    {cards.length}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Pile({ pile, style, ...props }: PlacesProps & { readonly pile: number; readonly style: string }) {
  const cards = props.position.foundations[pile] ?? [];
  const { suit, down } = props.layout.piles[pile]!;
  return (
    <Slot target={{ at: 'pile', pile }} cards={cards.join(' ')} style={style} {...props}>
      <span class="lucie-ghost-place" data-down={down ? '' : undefined}>
        {suit !== null && <Suit suit={suit} part="ghost" />}
      </span>
      {cards.slice(-2).map((card) => (
        // The card below is drawn for the moment in which the top card flies in or out.
        <Card key={card} card={card} marks={props.marks.get(card)} whole={wholeIn(props.fits)} />
      ))}
    </Slot>
  );
}

/** A place for cards above the fans: its name says what it holds, so the cards in it are silent. */
function Slot({
  target,
  cards,
  style,
  children,
  position,
  layout,
  isTarget,
  buttonOf,
}: PlacesProps & {
  readonly target: FocusTarget;
  readonly cards?: string;
  readonly style: string;
  readonly children: ComponentChildren;
}) {
  const button = buttonOf(target);
  const attributes = {
    class: `lucie-slot${isTarget(target) ? ' lucie-mark-target' : ''}`,
    'data-pile': cards,
    'aria-label': focusTargetLabel(layout, position, target),
  };
  return (
    <li class="lucie-place" style={style}>
      {button === undefined ? (
        <span {...attributes} role="img">
          {children}
        </span>
      ) : (
        <button {...attributes} type="button" data-stop={button.target} tabIndex={button.tab}>
          {children}
        </button>
      )}
    </li>
  );
}
