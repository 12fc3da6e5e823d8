import { useMemo } from 'preact/hooks';
import type { Card as CardNumber } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import { cardStyles, type Fits, fanStyle, wholeIn } from '../fit/fit-style.ts';
import type { Layout } from '../fit/layout.ts';
import { cardLabel } from '../words/en/board.ts';
import { type BoardButton, Card } from './Card.tsx';
import type { FocusTarget } from './focus-target.ts';
import type { Marks } from './marks.ts';

interface FanProps {
  readonly position: Position;
  readonly fan: number;
  /** Whether its cards are drawn yet. */
  readonly drawn: boolean;
  readonly marks: Marks;
  /** Where everything lies. */
  readonly fits: Fits;
  /** What the fan is for once it is empty, or that a draw is still to make it, and the name of its space. */
  readonly space: Layout['emptyFan'] | 'new';
  readonly spaceLabel: string;
  /** Whether its space is among the places the player chooses from. */
  readonly target: boolean;
  readonly buttonOf: (target: FocusTarget) => BoardButton | undefined;
}

const NONE: readonly CardNumber[] = [];

/** One fan, from its bottom card to its top card, or the space that it has left. */
export function Fan({ position, fan, drawn, marks, fits, space, spaceLabel, target, buttonOf }: FanProps) {
  const cards = (drawn ? position.fans[fan] : undefined) ?? NONE;
  const buttons = cards.map((card) => buttonOf({ at: 'card', card }));
  const spaceButton = buttonOf({ at: 'space', fan });
  const cardMarks = cards.map((card) => marks.get(card));
  const count = position.fans.length;
  const whole = wholeIn(fits);
  const [style, styles] = useMemo(
    () => [fanStyle(fits, fan), cards.map((_, depth) => cardStyles(fits, fan, depth))] as const,
    [cards, fits.length, fits[0].fans[fan], fits[1]?.fans[fan]],
  );
  // A move changes a fan or two: for all the others the same picture as before spares the browser the comparison.
  return useMemo(
    () => (
      <li class="lucie-fan" data-fan={fan + 1} data-depth={cards.length} style={style}>
        {!drawn ? null : cards.length === 0 ? (
          <Space space={space} label={spaceLabel} target={target} button={spaceButton} />
        ) : (
          cards.map((card, depth) => (
            <Card
              key={card}
              card={card}
              label={cardLabel(position, card)}
              marks={cardMarks[depth]}
              style={styles[depth]?.[0]}
              turn={styles[depth]?.[1]}
              whole={depth === cards.length - 1 && whole}
              button={buttons[depth]}
            />
          ))
        )}
      </li>
    ),
    [
      cards,
      drawn,
      fan,
      count,
      space,
      spaceLabel,
      target,
      whole,
      JSON.stringify([cardMarks, buttons, spaceButton, style, styles]),
    ],
  );
}

function Space({
  space,
  label,
  target,
  button,
}: {
  space: Layout['emptyFan'] | 'new';
  label: string;
  target: boolean;
  button: BoardButton | undefined;
}) {
  const attributes = {
    class: `lucie-space${target ? ' lucie-mark-target' : ''}`,
    'data-space': space,
    'aria-label': label,
  };
  // The place of a fan that a draw is still to make is there to drag to, and leaves: the focus has no business on it.
  if (button === undefined || space === 'new')
    return <span {...attributes} role="img" data-stop={button?.target} />;
  return <button {...attributes} type="button" data-stop={button.target} tabIndex={button.tab} />;
}
