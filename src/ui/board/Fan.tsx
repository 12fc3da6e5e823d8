import { useMemo } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { cardLabel } from '../words/en/board.ts';
import { Card, type Touch } from './Card.tsx';
import type { FocusTarget } from './focus-target.ts';
import type { Layout } from './layout.ts';
import type { Marks } from './marks.ts';

interface FanProps {
  readonly position: Position;
  readonly fan: number;
  readonly marks: Marks;
  /** Whether a hint points here. */
  readonly zone: boolean;
  /** What the fan is for once it is empty, and how that is called. */
  readonly space: Layout['emptyFan'];
  readonly spaceLabel: string;
  /** Whether its space is among the places the player chooses from. */
  readonly target: boolean;
  readonly touchOf: (stop: FocusTarget) => Touch | undefined;
}

/** One fan, from its bottom card to its top card, or the space that it has left. */
export function Fan({ position, fan, marks, zone, space, spaceLabel, target, touchOf }: FanProps) {
  const cards = position.fans[fan] ?? [];
  const touches = cards.map((card) => touchOf({ at: 'card', card }));
  const spaceTouch = touchOf({ at: 'space', fan });
  const shown = cards.map((card) => marks.get(card));
  const count = position.fans.length;
  // A move changes a fan or two: for all the others the same picture as before spares the browser the comparison.
  return useMemo(
    () => (
      <li
        class="lucie-fan"
        data-fan={fan + 1}
        data-depth={cards.length}
        data-size={cards.length <= 3 ? 'small' : cards.length <= 6 ? 'middle' : 'deep'}
        data-zone={zone ? '' : undefined}
      >
        {cards.length === 0 ? (
          <Space space={space} label={spaceLabel} target={target} touch={spaceTouch} />
        ) : (
          cards.map((card, depth) => (
            <Card
              key={card}
              card={card}
              label={cardLabel(position, card)}
              marks={shown[depth]}
              tilt={2 * depth - cards.length + 1}
              whole={depth === cards.length - 1}
              touch={touches[depth]}
            />
          ))
        )}
      </li>
    ),
    [cards, fan, count, zone, space, spaceLabel, target, JSON.stringify([shown, touches, spaceTouch])],
  );
}

function Space({
  space,
  label,
  target,
  touch,
}: {
  space: Layout['emptyFan'];
  label: string;
  target: boolean;
  touch: Touch | undefined;
}) {
  const shared = {
    class: `lucie-space${target ? ' lucie-mark-target' : ''}`,
    'data-space': space,
    'aria-label': label,
  };
  if (touch === undefined) return <span {...shared} role="img" />;
  return (
    <button {...shared} type="button" data-stop={touch.stop} tabIndex={touch.tab}>
      {space === 'kings' && <span aria-hidden="true">K</span>}
    </button>
  );
}
