import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Drop, Point } from './drop.ts';
import { type FocusTarget, readFocusTarget } from './focus-target.ts';
import { type LiftedCard, liftCard } from './lifted-card.ts';

/*
 * Dragging, from the press of a pointer to the drop:
 *
 *   press     a pointer goes down on a card             `drag.press` holds where and with what
 *   lift      the pointer has moved by 6 pixels,        `drag.card` is the card in the hand, or the card has no move
 *             a finger by 10                            and the table says why
 *   carry     the pointer moves                         the card follows it (lifted-card.ts)
 *   let go    over a place that takes it                the move is played
 *             over one that does not                    the table says why, and the card glides back
 *             nearer than 12 pixels to its place        it was a tap: the button is clicked
 *
 * So a mouse that goes down on the `9C`, moves to the fan of the `TC` and goes up plays `9C-TC`, and so does a finger,
 * without a rest: drag.css keeps the browser from scrolling with one finger on a card, and two fingers still zoom. A
 * finger that rests asks about the card (long-press.ts); it lifts nothing, and no menu opens under it. Esc, a second
 * finger, or a position that changes meanwhile ends a drag.
 */

/** What a table tells of itself, and is told, while cards are dragged on it. */
export interface DragTable {
  readonly position: Position;
  /** Where the card of a focus target may be let go, or null when there is no card to lift. */
  readonly drops: (target: FocusTarget) => readonly Drop[] | null;
  readonly play: (move: Move) => void;
  /** Told of a card that was pulled at and has no move. */
  readonly refuse: (target: FocusTarget) => void;
  /** Told of a card that was let go over something that does not take it. */
  readonly refuseAt: (from: FocusTarget, over: FocusTarget) => void;
}

/** A pointer that went down on a focus target, where and with what. */
interface Press {
  readonly id: number;
  readonly type: string;
  readonly target: FocusTarget;
  readonly button: HTMLElement;
  readonly start: Point;
}

/** The drag on the boards of an element, as far as it has come. */
interface Drag {
  readonly root: HTMLElement;
  readonly table: () => DragTable;
  press: Press | null;
  card: LiftedCard | null;
  /** The position in which the card was lifted: when it changes, the card has nothing to go by. */
  position: Position | null;
  /** Whether the pointer that is down has done something, so that the click after it must not play. */
  spent: boolean;
}

/** How far, in pixels, a pointer moves before it lifts a card; a finger is never quite still. */
const LIFT = { mouse: 6, touch: 10 } as const;
/** A card that was never farther than this from its place was tapped, by a hand that is not quite still. */
const STAY = 12;

/** Lets the cards on the boards in an element be dragged; gives what ends it. `table` is the table as it is now. */
export function makeDraggable(root: HTMLElement, table: () => DragTable): () => void {
  const drag: Drag = { root, table, press: null, card: null, position: null, spent: false };
  const end = new AbortController();
  const { signal } = end;
  root.addEventListener('pointerdown', (event) => press(drag, event), { signal });
  root.addEventListener('pointermove', (event) => carry(drag, event), { signal });
  root.addEventListener('pointerup', (event) => letGo(drag, event), { signal });
  root.addEventListener('pointercancel', ({ pointerId }) => pointerId === drag.press?.id && cancel(drag), {
    signal,
  });
  root.addEventListener('click', (event) => suppressClick(drag, event), { signal, capture: true });
  // Keeps the page still under a lifted card, also where a browser has begun to scroll with a pen.
  root.addEventListener(
    'touchmove',
    (event) => {
      if ((drag.card !== null || drag.press?.type === 'pen') && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  // Keeps the menu of a long touch away, and the selection of text.
  for (const kind of ['contextmenu', 'selectstart'])
    root.addEventListener(
      kind,
      (event) => {
        if (drag.card !== null || drag.press?.type === 'touch') event.preventDefault();
      },
      { signal },
    );
  addEventListener('keydown', (event) => cancelOnEscape(drag, event), { signal, capture: true });
  // In a window of another size the places lie elsewhere.
  for (const kind of ['blur', 'resize']) addEventListener(kind, () => cancel(drag), { signal });
  return () => {
    cancel(drag);
    end.abort();
  };
}

function press(drag: Drag, event: PointerEvent) {
  drag.spent = drag.card !== null;
  if (drag.press !== null) return cancel(drag);
  if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return;
  const button = (event.target as Element).closest<HTMLElement>('[data-stop]');
  if (button === null) return;
  drag.press = {
    id: event.pointerId,
    type: event.pointerType,
    target: readFocusTarget(button.dataset.stop ?? ''),
    button,
    start: pointOf(event),
  };
}

function lift(drag: Drag) {
  if (drag.press === null) return;
  const { id, button, target, start } = drag.press;
  const { position, drops: dropsOf, refuse } = drag.table();
  const drops = dropsOf(target);
  const face = button.querySelector<HTMLElement>('.lucie-face');
  if (drops === null || face === null) return release(drag);
  if (drops.length === 0) {
    release(drag);
    drag.spent = true;
    return refuse(target);
  }
  drag.root.setPointerCapture(id);
  drag.card = liftCard(drag.root, button, face, drops, start);
  drag.position = position;
  drag.spent = true;
}

function carry(drag: Drag, event: PointerEvent) {
  const { press } = drag;
  if (press === null || event.pointerId !== press.id) return;
  const point = pointOf(event);
  if (drag.card === null) {
    const least = press.type === 'touch' ? LIFT.touch : LIFT.mouse;
    if (Math.hypot(point.x - press.start.x, point.y - press.start.y) < least) return;
    lift(drag);
  }
  // The button may have been let go where nobody could tell.
  if (drag.table().position !== drag.position || (event.pointerType === 'mouse' && event.buttons === 0))
    return cancel(drag);
  drag.card?.carry(point);
}

function letGo(drag: Drag, event: PointerEvent) {
  const { press, card } = drag;
  if (press === null || event.pointerId !== press.id) return;
  if (card === null) return release(drag);
  const { button, target } = press;
  const { position, play, refuseAt } = drag.table();
  card.carry(pointOf(event));
  if (card.far() <= STAY) {
    cancel(drag);
    // With a count, as the click of a pointer has one.
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return;
  }
  if (position !== drag.position) return cancel(drag);
  const drop = card.drop();
  if (drop === null) {
    const over = targetUnder(drag.root, button, pointOf(event));
    cancel(drag);
    return over === null ? undefined : refuseAt(target, over);
  }
  // The board sees the card where it was let go, and lets it glide from there; then nothing must hold it.
  const hold = card.leave();
  release(drag);
  play(drop.move);
  requestAnimationFrame(() => hold.cancel());
}

/** Ends a drag without a move: the card glides back to its place. */
function cancel(drag: Drag): void {
  drag.card?.back();
  release(drag);
}

function release(drag: Drag): void {
  drag.press = null;
  drag.card = null;
}

function cancelOnEscape(drag: Drag, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || drag.card === null) return;
  event.preventDefault();
  event.stopPropagation();
  cancel(drag);
}

function suppressClick(drag: Drag, event: MouseEvent): void {
  // A click of the keyboard has no count, and one that is made here is not the browser's.
  if (!drag.spent || event.detail === 0 || !event.isTrusted) return;
  event.stopPropagation();
  event.preventDefault();
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** The focus target at a point, for a fan its top card; null where there is none, or the card came from there. */
function targetUnder(root: HTMLElement, button: HTMLElement, { x, y }: Point): FocusTarget | null {
  const found = document.elementFromPoint(x, y);
  if (found === null || !root.contains(found)) return null;
  const fan = found.closest('[data-fan]');
  const over = fan === null ? found.closest('[data-stop]') : fan.lastElementChild;
  if (!(over instanceof HTMLElement) || over === button || fan?.contains(button)) return null;
  return readFocusTarget(over.dataset.stop ?? '');
}
