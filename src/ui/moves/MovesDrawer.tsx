import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../core/moves.ts';
import { home as cardsHome, type Position } from '../../core/position.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import type { MoveValue } from '../../solver/move-values.ts';
import { Arrow, type ArrowBoard } from '../board/Arrow.tsx';
import { MoveText } from '../board/MoveText.tsx';
import { DialogVoice } from '../table/DialogVoice.tsx';
import { useModal } from '../table/use-modal.ts';
import type { TableController } from '../table/use-table.ts';
import {
  cardsShort,
  chanceShort,
  VALUES,
  valueSaid,
  valuesSummary,
  valuesWork,
} from '../words/en/moves/values.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';
import type { ValuesState } from './use-move-values.ts';
import { bestFirst } from './value-order.ts';
import './moves.css';

/** The frame of a drawer, which is the page's own. */
type DrawerFrame = ComponentType<{
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}>;

/** What draws an arrow over a board; undefined for none. */
export type ArrowDrawing = ((board: ArrowBoard) => ComponentChildren) | undefined;

export interface MovesDrawerProps {
  readonly Drawer: DrawerFrame;
  readonly controller: TableController;
  readonly known: ValuesState;
  /** Told of the arrow of the move that is pointed at. */
  readonly onArrow: (arrow: ArrowDrawing) => void;
  readonly onClose: () => void;
}

/*
 * All moves and what they are worth. In most games all is known within a tenth of a second, and the list comes in order at
 * once. Where it takes longer, the moves stand in the order of the board while their values come in, and are put in order
 * when the last one is there: not under a pointer that has moved over them, and not while the keys are in the list.
 */

/** How long the list waits for all values, in milliseconds, before it shows those that it has. */
const PATIENCE = 250;

/** A drawer with a row for every legal move; pointing at one draws its arrow, pressing it plays it. */
export function MovesDrawer({ Drawer, controller, known, onArrow, onClose }: MovesDrawerProps) {
  const { rules, position, session } = controller;
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  useEffect(() => dialog.current?.addEventListener('keydown', stepRows), []);
  const { rows, list, shows, onPointer } = useRows(position, known);
  const [pointed, setPointed] = useState<Move | null>(null);
  const refocus = useRef(false);
  useEffect(() => setPointed(null), [position]);
  useEffect(() => {
    if (pointed === null || !('card' in pointed)) return;
    const { card, to } = pointed;
    onArrow((board) => <Arrow {...board} card={card} to={to} />);
    // Where the felt has to scroll, the card comes into sight.
    const table = dialog.current?.closest('.lucie-table');
    table?.querySelector(`[data-card="${card}"]`)?.scrollIntoView({ block: 'nearest' });
    return () => onArrow(undefined);
  }, [pointed]);
  // The row that was played is gone, and the focus goes to the first of the next ones.
  useLayoutEffect(() => {
    if (!refocus.current || !shows) return;
    refocus.current = false;
    const first = list.current?.querySelector('button') ?? dialog.current?.querySelector('button');
    first?.focus({ preventScroll: true });
  }, [position, shows]);
  const { all } = known;
  const summary = summaryOf(rules, known);
  useEffect(() => {
    if (shows && all !== null) controller.add(summary);
  }, [position, shows && all !== null]);
  const play = (move: Move) => {
    refocus.current = true;
    if (move.kind === 'redeal') controller.redeal();
    else controller.play(move);
  };
  const hasChances = rows.some(({ value }) => value?.chance != null);
  return (
    <Drawer dialog={dialog} label={PLAY.moves} onClose={onClose}>
      <DialogVoice spoken={controller.spoken} added={controller.added} />
      <div class="lucie-values">
        <div class="lucie-values-head">
          <p>{known.fault || (controller.confirming ? controller.shown : summary)}</p>
          <button
            type="button"
            class="lucie-button"
            aria-disabled={session.index === 0 ? true : undefined}
            onClick={() => {
              // A redeal that was only asked about has left it waiting.
              refocus.current = false;
              controller.undo();
            }}
          >
            {LABELS.undo}
          </button>
        </div>
        <div class="lucie-values-list">
          <ol
            ref={list}
            aria-label={VALUES.list}
            data-waits={shows ? undefined : ''}
            data-chances={hasChances ? '' : undefined}
            onPointerMove={() => onPointer(true)}
            onPointerLeave={() => {
              onPointer(false);
              setPointed(null);
            }}
          >
            {rows.map(({ move, value, isBest, isFirst }) => (
              <li key={JSON.stringify(move)} data-first={isFirst ? '' : undefined}>
                <ValueRow
                  {...{ rules, position, move, value, isBest }}
                  onPoint={() => setPointed(move)}
                  onPlay={() => play(move)}
                />
              </li>
            ))}
          </ol>
          <p class="lucie-fine">
            {VALUES.cardsNote} {hasChances && VALUES.chanceNote}{' '}
            {rows.some(({ value }) => value !== null && cardsShort(value).endsWith('+')) && VALUES.leastNote}
          </p>
        </div>
      </div>
    </Drawer>
  );
}

/** A row of the list. */
interface Row {
  readonly move: Move;
  readonly value: MoveValue | null;
  /** Whether no move is worth more. */
  readonly isBest: boolean;
  /** Whether it is worth less than the row above it. */
  readonly isFirst: boolean;
}

/** The rows of the list, whether they are shown yet, and what is to be told of the pointer. */
function useRows(position: Position, { moves, values, all }: ValuesState) {
  const list = useRef<HTMLOListElement>(null);
  const [patient, setPatient] = useState<Position | null>(null);
  const [pointer, onPointer] = useState(false);
  const sorted = useRef<Position | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(position), PATIENCE);
    return () => clearTimeout(timer);
  }, [position]);
  const isLate = patient === position;
  const isHeld = pointer || list.current?.querySelector(':focus-visible') != null;
  if (all !== null && !(isLate && isHeld)) sorted.current = position;
  const isSorted = all !== null && sorted.current === position;
  const shows = isSorted || isLate;
  const ordered: readonly { move: Move; value: MoveValue | null }[] = isSorted
    ? bestFirst(all).map((value) => ({ move: value.move, value }))
    : moves.map((move, at) => ({ move, value: values[at] ?? null }));
  const rows = ordered.map(({ move, value }, at): Row => {
    const isAlike = (other: MoveValue | null | undefined) =>
      value !== null && other != null && worthKey(value) === worthKey(other);
    return {
      move,
      value,
      isBest: isSorted && isAlike(ordered[0]?.value),
      isFirst: isSorted && at > 0 && !isAlike(ordered[at - 1]?.value),
    };
  });
  return { rows, list, shows, onPointer };
}

/** What tells the worth of one move from that of another, as they are shown. */
function worthKey({ home, most, chance }: MoveValue): string {
  return `${home} ${most} ${chance?.chance}`;
}

function summaryOf(rules: Rules, { moves, values, all }: ValuesState): string {
  if (all === null) return valuesWork(values.filter((value) => value !== null).length, moves.length);
  const sorted = bestFirst(all);
  const best = sorted.filter((value) => worthKey(value) === worthKey(sorted[0]!));
  return valuesSummary(rules, sorted, best);
}

interface ValueRowProps {
  readonly rules: Rules;
  readonly position: Position;
  readonly move: Move;
  readonly value: MoveValue | null;
  readonly isBest: boolean;
  readonly onPoint: () => void;
  readonly onPlay: () => void;
}

/** A move, a bar of the cards that are home and can come home after it, their number, and the chance. */
function ValueRow({ rules, position, move, value, isBest, onPoint, onPlay }: ValueRowProps) {
  return (
    <button
      type="button"
      class="lucie-value"
      data-best={isBest ? '' : undefined}
      onPointerEnter={onPoint}
      onPointerDown={onPoint}
      onFocus={onPoint}
      onClick={onPlay}
    >
      <span class="lucie-unseen">{valueSaid(rules, position, move, value)}</span>
      <span class="lucie-value-move" aria-hidden="true">
        <MoveText position={position} move={move} />
      </span>
      <svg viewBox={`0 0 ${cardCount(rules)} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="lucie-value-room" width={cardCount(rules)} height="1" />
        {value !== null && <rect class="lucie-value-most" width={value.home} height="1" />}
        <rect class="lucie-value-now" width={cardsHome(position)} height="1" />
      </svg>
      <span class="lucie-value-cards" aria-hidden="true">
        {value === null ? VALUES.waits : cardsShort(value)}
      </span>
      <span class="lucie-value-chance" aria-hidden="true">
        {value === null ? '' : chanceShort(rules, value)}
      </span>
    </button>
  );
}

/** The arrow keys, Home and End go through the rows, wherever in the drawer the focus is. */
function stepRows(event: KeyboardEvent) {
  const rows = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('.lucie-value')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}
