import { useRef } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { focusTargetLabel, stateLine } from '../words/en/board.ts';
import type { Touch } from './Card.tsx';
import { isAt } from './choice.ts';
import { Fan } from './Fan.tsx';
import { type FocusTarget, makeFocusTarget } from './focus-target.ts';
import { type Layout, ROW_LENGTH } from './layout.ts';
import { joinMarks, type Marks, markAll, UNMARKED } from './marks.ts';
import { Places } from './Places.tsx';
import { type Hands, useBoard } from './use-board.ts';
import { useMotion } from './use-motion.ts';
import './board.css';
import './marks.css';

/** A board: a position to look at or, with `hands`, to play on. It knows no rules. */
export interface BoardProps {
  readonly position: Position;
  readonly layout: Layout;
  /** What this board is, for those who hear it. */
  readonly label: string;
  readonly marks?: Marks;
  /** The fans that a hint points to, by index. */
  readonly zone?: readonly number[];
  readonly hands?: Hands;
}

/** Draws a position: the foundations and the state of the game above, the fans in rows below. */
export function Board({ position, layout, label, marks = UNMARKED, zone = [], hands }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const { stop, choosing, onClick, onKeyDown, onFocusIn } = useBoard(root, layout, position, hands);
  useMotion(root, position);

  const isTarget = (at: FocusTarget): boolean =>
    choosing.some((move) => 'to' in move && isAt(position, move.to, at));
  const tops = position.fans.flatMap((cards) => cards.slice(-1));
  const all = joinMarks(
    marks,
    markAll(choosing.flatMap((move) => ('card' in move ? [move.card] : [])).slice(0, 1), { kind: 'picked' }),
    markAll(
      tops.filter((card) => isTarget({ at: 'card', card })),
      { kind: 'target' },
    ),
  );
  const touchOf = (at: FocusTarget): Touch | undefined =>
    hands === undefined
      ? undefined
      : {
          stop: makeFocusTarget(at),
          tab: makeFocusTarget(at) === makeFocusTarget(stop) ? 0 : -1,
        };
  const rows = Array.from(
    { length: Math.ceil(position.fans.length / ROW_LENGTH) },
    (_, row) => row * ROW_LENGTH,
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the cards of one board.
    <div
      class="lucie-board"
      ref={root}
      role="group"
      aria-label={label}
      data-play={hands === undefined ? undefined : ''}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocusIn={onFocusIn}
    >
      <div class="lucie-felt" data-many={position.fans.length > 18 ? '' : undefined}>
        <div class="lucie-head">
          <Places position={position} layout={layout} marks={all} isTarget={isTarget} touchOf={touchOf} />
          <p class="lucie-state">
            {stateLine(layout, position)
              .split(/(?<=·) /)
              .map((part, at) => [at > 0 && ' ', <span key={part}>{part}</span>])}
          </p>
        </div>
        <div class="lucie-fans">
          {rows.map((from) => (
            <ul class="lucie-row" key={from} data-crowd={crowd(position.fans.slice(from, from + ROW_LENGTH))}>
              {position.fans.slice(from, from + ROW_LENGTH).map((_, at) => (
                <Fan
                  key={`${position.deal}-${from + at}`}
                  position={position}
                  fan={from + at}
                  marks={all}
                  zone={zone.includes(from + at)}
                  space={layout.emptyFan}
                  spaceLabel={focusTargetLabel(layout, position, { at: 'space', fan: from + at })}
                  target={isTarget({ at: 'space', fan: from + at })}
                  touchOf={touchOf}
                />
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  );
}

/** How full a row is: fans of three fill it well, much more makes all of them draw closer. */
function crowd(row: Position['fans']): number {
  const cards = row.flat().length;
  return cards <= 28 ? 0 : cards <= 38 ? 1 : 2;
}
