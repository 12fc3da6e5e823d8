import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cardsMoved } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Fit, Fitted } from '../fit/fit.ts';
import { type PageHeights, pageFits, pageHeights } from '../fit/fit-page.ts';
import { boardStyle, type Fits, stateStyle } from '../fit/fit-style.ts';
import { type Layout, withNewFans } from '../fit/layout.ts';
import { askName, focusTargetLabel, NAMES, stateLine, TARGET_NOTE } from '../words/en/board.ts';
import type { BoardActions } from './board-actions.ts';
import type { BoardButton } from './Card.tsx';
import { showsPlace } from './choice.ts';
import { Fan } from './Fan.tsx';
import { type FocusTarget, makeFocusTarget } from './focus-target.ts';
import { joinMarks, type Marks, markAll, UNMARKED } from './marks.ts';
import { Places } from './Places.tsx';
import { useBoard } from './use-board.ts';
import { useMotion } from './use-motion.ts';
import './board.css';
import '../fit/fit.css';
import './marks.css';

/** A hook that fits a position to a felt that fills its room. */
export type Fitting = (felt: RefObject<HTMLElement>, layout: Layout, position: Position) => Fitted;

const UNFITTED: Fitted = { fit: null, fans: Infinity };
const unfitted: Fitting = () => UNFITTED;
const NONE: readonly Position[] = [];

/** A board: a position to look at or, with `actions`, to play on. It knows no rules. */
export interface BoardProps {
  readonly position: Position;
  readonly layout: Layout;
  /** What this board is, for those who hear it. */
  readonly label: string;
  readonly marks?: Marks;
  readonly actions?: BoardActions;
  /** Works out where everything lies, on a board that fills the room around it. */
  readonly fitting?: Fitting | undefined;
  /** Draws what lies over the cards, from where everything lies. */
  readonly over?: ((fits: Fits) => ComponentChildren) | undefined;
  /** The positions between which the board is not to change its height. */
  readonly among?: readonly Position[];
}

/** Draws a position: the foundations and the state of the game above, the fans in rows below. */
export function Board({
  position,
  layout,
  label,
  marks = UNMARKED,
  actions,
  fitting = unfitted,
  over,
  among = NONE,
}: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  const placed = useMemo(() => withNewFans(layout, position), [position]);
  const { fit: measured, fans, spread } = fitting(felt, layout, placed);
  // A felt that fills its room shows nothing before it has been measured: it would only be moved.
  const waits = fitting !== unfitted && measured === null;
  const fits = useFits(measured, waits, layout, placed, among);
  // Before the focus is taken from a card that may leave the page: a board that has it is drawn whole.
  const drawn = Math.min(useMotion(root, position, fits, actions !== undefined), fans);
  const { target, choosing, byKeys, ...events } = useBoard(root, layout, position, actions);

  const isTarget = (place: FocusTarget): boolean =>
    choosing.some((move) => 'to' in move && showsPlace(position, move.to, place));
  const tops = position.fans.flatMap((cards) => cards.slice(-1));
  const allMarks = joinMarks(
    marks,
    markAll(cardsMoved(choosing.slice(0, 1)), { kind: 'picked' }),
    markAll(
      tops.filter((card) => isTarget({ at: 'card', card })),
      { kind: 'target', note: TARGET_NOTE },
    ),
  );
  const fanCount = position.fans.length;
  /** Whether the moves that may be made now are draws, and make a new fan. */
  const makesFan = layout.newFans > 0 && actions?.legal[0]?.kind === 'merci';
  const movable = new Set(cardsMoved(actions?.legal ?? []));
  const tabStop = makeFocusTarget(target);
  const buttonOf = (shown: FocusTarget): BoardButton | undefined => {
    const text = makeFocusTarget(shown);
    if (actions === undefined) return undefined;
    const moves = shown.at === 'card' && movable.has(shown.card);
    return { target: text, tab: text === tabStop ? 0 : -1, moves };
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the cards of one board.
    <div
      class="lucie-board"
      ref={root}
      role="group"
      aria-label={label}
      style={fits === null ? undefined : boardStyle(fits)}
      data-play={actions && ''}
      data-keys={byKeys ? '' : undefined}
      {...events}
    >
      <div
        class="lucie-felt"
        ref={felt}
        data-fit={measured === null ? 'page' : measured.arcs ? 'arcs' : 'down'}
        data-columns={measured?.columns}
        data-over={measured?.isOver ? '' : undefined}
        data-spread={spread ? '' : undefined}
      >
        {fits !== null && (
          <>
            <div class="lucie-head">
              <Places
                position={position}
                layout={layout}
                marks={allMarks}
                fits={fits}
                isTarget={isTarget}
                buttonOf={buttonOf}
              />
              <p class="lucie-state" style={stateStyle(fits)}>
                <Packets deals={layout.deals} dealt={position.deal} />
                {stateLine(layout, position)
                  .split(/(?<=·) /)
                  .map((part, index) => [index > 0 && ' ', <span key={index}>{part}</span>])}
              </p>
            </div>
            {spread}
            <ul class="lucie-fans" aria-label={NAMES.fans}>
              {Array.from({ length: fanCount + (makesFan ? 1 : 0) }, (_, fan) => {
                const space: FocusTarget = { at: 'space', fan };
                const isNew = fan === fanCount;
                return (
                  <Fan
                    key={`${position.deal}-${fan}`}
                    position={position}
                    fan={fan}
                    drawn={fan < drawn}
                    marks={allMarks}
                    fits={fits}
                    space={isNew ? 'new' : layout.emptyFan}
                    spaceLabel={focusTargetLabel(layout, position, space)}
                    target={isNew || isTarget(space)}
                    buttonOf={buttonOf}
                  />
                );
              })}
            </ul>
            {over?.(fits)}
          </>
        )}
      </div>
      {byKeys && target.at === 'card' && actions?.onAsk !== undefined && (
        <button type="button" class="lucie-button lucie-ask" onClick={() => actions.onAsk?.(target.card)}>
          {askName(target.card)}
        </button>
      )}
    </div>
  );
}

/** More deals than this are not drawn. */
const MOST_PACKETS = 5;

/** The deals of a game as packets, those that have been dealt filled; the state beside them says it in words. */
function Packets({ deals, dealt }: { readonly deals: number; readonly dealt: number }) {
  if (deals < 2 || deals > MOST_PACKETS) return null;
  return (
    <span class="lucie-packets" aria-hidden="true">
      {Array.from({ length: deals }, (_, at) => (
        <i key={at} data-dealt={at < dealt ? '' : undefined} />
      ))}
    </span>
  );
}

/**
 * Where everything lies: as it was measured, or on a board within a page, which never gets lower while it is shown; null
 * while a felt waits to be measured.
 */
function useFits(
  measured: Fit | null,
  waits: boolean,
  layout: Layout,
  position: Position,
  among: readonly Position[],
): Fits | null {
  const isLarge = useLarge();
  const reserved = useMemo(
    () =>
      pageHeights(
        layout,
        among.map((one) => withNewFans(layout, one)),
        isLarge,
      ),
    [among, isLarge],
  );
  const shown = useRef<PageHeights>(reserved);
  return useMemo(() => {
    if (measured !== null) return [measured];
    if (waits) return null;
    const [narrow, wide] = shown.current;
    const least = [Math.max(narrow, reserved[0]), Math.max(wide, reserved[1])] as const;
    const fits = pageFits(layout, position, isLarge, least);
    shown.current = [fits[0].height, fits[1].height];
    return fits;
  }, [measured, waits, position, isLarge, reserved, layout.piles.length]);
}

/** Whether the player wants large cards: known once the page is alive. */
function useLarge(): boolean {
  const [isLarge, setLarge] = useState(false);
  useLayoutEffect(() => setLarge(document.documentElement.dataset.size === 'large'), []);
  return isLarge;
}
