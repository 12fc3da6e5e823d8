import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Drop, Point } from './drop.ts';
import { type FocusTarget, readFocusTarget } from './focus-target.ts';
import { type Hand, takeUp } from './hand.ts';

/** What a table tells of itself, and is told, while cards are dragged on it. */
export interface DragTable {
  readonly position: Position;
  /** Where the card of a stop may be let go, or null when there is no card to lift. */
  readonly drops: (stop: FocusTarget) => readonly Drop[] | null;
  readonly play: (move: Move) => void;
  /** Told of a card that was pulled at and has no move. */
  readonly refuse: (stop: FocusTarget) => void;
  /** Told of a card that was let go over something that does not take it. */
  readonly refuseAt: (from: FocusTarget, over: FocusTarget) => void;
}

/** A pointer that went down on a stop, where and with what. */
interface Press {
  readonly id: number;
  readonly type: string;
  readonly stop: FocusTarget;
  readonly button: HTMLElement;
  readonly start: Point;
  readonly hold: ReturnType<typeof setTimeout> | undefined;
}

/** How far, in pixels, a mouse or a pen moves before it lifts a card. */
const LIFT = 6;
/** A card that was never farther than this from its place was tapped, by a hand that is not quite still. */
const STAY = 12;
/** How long, in milliseconds, a finger rests on a card before it lifts it; one that moves sooner scrolls the page. */
const HOLD = 200;

/** Lets the cards on the boards in an element be dragged; gives what ends it. `table` is the table as it is now. */
export function makeDraggable(root: HTMLElement, table: () => DragTable): () => void {
  let press: Press | null = null;
  let hand: Hand | null = null;
  /** The position in which the card was taken up: when it changes, the card has nothing to go by. */
  let lifted: Position | null = null;
  /** Whether the pointer that is down has done something, so that the click after it must not play. */
  let spent = false;

  const release = () => {
    clearTimeout(press?.hold);
    removeEventListener('keydown', key, true);
    press = null;
    hand = null;
  };

  const cancel = () => {
    hand?.back();
    release();
  };

  const down = (event: PointerEvent) => {
    spent = hand !== null;
    if (press !== null) return cancel();
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return;
    const button = (event.target as Element).closest<HTMLElement>('[data-stop]');
    if (button === null) return;
    press = {
      id: event.pointerId,
      type: event.pointerType,
      stop: readFocusTarget(button.dataset.stop ?? ''),
      button,
      start: pointOf(event),
      hold: event.pointerType === 'touch' ? setTimeout(lift, HOLD) : undefined,
    };
  };

  const lift = () => {
    if (press === null) return;
    const { button, stop, start, type } = press;
    const { position, drops: dropsOf, refuse } = table();
    const drops = dropsOf(stop);
    const face = button.querySelector<HTMLElement>('.lucie-face');
    if (drops === null || face === null) return release();
    if (drops.length === 0) {
      release();
      // A finger that rests on such a card is about to tap it, which says the same.
      if (type === 'touch') return;
      spent = true;
      return refuse(stop);
    }
    root.setPointerCapture(press.id);
    addEventListener('keydown', key, true);
    hand = takeUp(root, button, face, drops, start);
    lifted = position;
    spent = true;
  };

  const move = (event: PointerEvent) => {
    if (press === null || event.pointerId !== press.id) return;
    const at = pointOf(event);
    if (hand === null) {
      if (Math.hypot(at.x - press.start.x, at.y - press.start.y) <= LIFT) return;
      if (press.type === 'touch') return release();
      lift();
    }
    // The button may have been let go where nobody could tell.
    if (table().position !== lifted || (event.pointerType === 'mouse' && event.buttons === 0))
      return cancel();
    hand?.carry(at);
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    if (hand === null) return release();
    const [held, { button, stop }] = [hand, press];
    const { position, play, refuseAt } = table();
    held.carry(pointOf(event));
    if (held.far() <= STAY) {
      cancel();
      return button.click();
    }
    if (position !== lifted) return cancel();
    const drop = held.drop();
    if (drop === null) {
      const over = stopUnder(root, button, pointOf(event));
      cancel();
      return over === null ? undefined : refuseAt(stop, over);
    }
    // The board sees the card where it was let go, and lets it glide from there; then nothing must hold it.
    const rest = held.leave();
    release();
    play(drop.move);
    requestAnimationFrame(() => rest.cancel());
  };

  const lost = (event: PointerEvent) => {
    if (event.pointerId === press?.id) cancel();
  };

  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  const click = (event: MouseEvent) => {
    // A click of the keyboard has no count, nor has one that is made here.
    if (!spent || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Keeps the page still under a card in the hand; a pen scrolls like a finger where it can, and lifts at once. */
  const touchMove = (event: TouchEvent) => {
    if ((hand !== null || press?.type === 'pen') && event.cancelable) event.preventDefault();
  };

  /** Keeps the menu of a long touch away, and the selection of text. */
  const suppress = (event: Event) => {
    if (hand !== null || press?.type === 'touch') event.preventDefault();
  };

  const end = new AbortController();
  const { signal } = end;
  root.addEventListener('pointerdown', down, { signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', lost, { signal });
  root.addEventListener('click', click, { signal, capture: true });
  root.addEventListener('touchmove', touchMove, { signal, passive: false });
  root.addEventListener('contextmenu', suppress, { signal });
  root.addEventListener('selectstart', suppress, { signal });
  addEventListener('blur', cancel, { signal });
  return () => {
    cancel();
    end.abort();
  };
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** The stop that lies at a point, a fan's being its top; null where there is none, or the card came from there. */
function stopUnder(root: HTMLElement, button: HTMLElement, { x, y }: Point): FocusTarget | null {
  const found = document.elementFromPoint(x, y);
  if (found === null || !root.contains(found)) return null;
  const fan = found.closest('[data-fan]');
  const over = fan === null ? found.closest('[data-stop]') : fan.lastElementChild;
  if (!(over instanceof HTMLElement) || over === button || fan?.contains(button)) return null;
  return readFocusTarget(over.dataset.stop ?? '');
}
