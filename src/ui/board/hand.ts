import { type Box, type Drop, dropAt, type Point } from './drop.ts';
import { makeFocusTarget } from './focus-target.ts';
import { isStill } from './still.ts';

/** A card in the hand. It is moved by its transform alone, once a frame, and nothing is rendered anew. */
export interface Hand {
  /** How far, in pixels, it has been from where it was taken up. */
  readonly far: () => number;
  /** Brings it to a point of the window. */
  readonly carry: (at: Point) => void;
  /** What letting it go now would do, or null. */
  readonly drop: () => Drop | null;
  /** Lets it go, and gives what holds it where it is seen until the board has taken it over. */
  readonly leave: () => Animation;
  /** Lets it go, and back it glides to its place. */
  readonly back: () => void;
}

/** How near to the edge of the window, in pixels, a card in the hand scrolls the page. */
const EDGE = 44;

/** Takes up the card whose `face` is in `button`, at a point of the window, and marks the places that take it. */
export function takeUp(
  root: HTMLElement,
  button: HTMLElement,
  face: HTMLElement,
  drops: readonly Drop[],
  point: Point,
): Hand {
  for (const old of face.getAnimations()) old.cancel();
  // All points and boxes are of the page, so they hold while it scrolls.
  const start = onPage(point);
  const box = boxOf(face);
  const from = boxOf(button);
  const places = drops.flatMap((drop) => {
    const element = root.querySelector<HTMLElement>(`[data-stop="${makeFocusTarget(drop.stop)}"]`);
    if (element === null) return [];
    const fan = element.closest('[data-fan]');
    // Anywhere in a fan will do, but not in the card's own, or it could not be laid back.
    return [{ drop, element, box: boxOf(fan?.contains(button) === false ? fan : element) }];
  });
  let at = point;
  let far = 0;
  let frame = 0;
  let over: HTMLElement | null = null;

  const offset = (): Point => {
    const { x, y } = onPage(at);
    return { x: x - start.x, y: y - start.y };
  };
  const target = () => {
    const { x, y } = offset();
    const card = { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
    return dropAt(places, onPage(at), card, from);
  };
  const draw = () => {
    if (frame === 0) frame = requestAnimationFrame(show);
  };
  const show = () => {
    frame = 0;
    face.style.translate = translation(offset());
    const now = target()?.element ?? null;
    if (now !== over) {
      delete over?.dataset.over;
      if (now !== null) now.dataset.over = '';
      over = now;
    }
    const past = at.y < EDGE ? at.y - EDGE : Math.max(at.y - innerHeight + EDGE, 0);
    if (past === 0 || far < EDGE) return;
    const before = scrollY;
    scrollBy({ top: past / 4, behavior: 'instant' });
    if (scrollY !== before) draw();
  };
  /** Opens the hand; gives where the card was then. */
  const open = (): string => {
    const last = translation(offset());
    cancelAnimationFrame(frame);
    removeEventListener('scroll', draw);
    delete root.dataset.dragging;
    delete button.dataset.lifted;
    delete over?.dataset.over;
    for (const { element } of places) delete element.dataset.drop;
    face.style.translate = '';
    return last;
  };

  root.dataset.dragging = '';
  button.dataset.lifted = '';
  for (const { element } of places) element.dataset.drop = '';
  addEventListener('scroll', draw, { passive: true });

  return {
    far: () => far,
    carry(to) {
      at = to;
      far = Math.max(far, Math.hypot(to.x - point.x, to.y - point.y));
      draw();
    },
    drop: () => target()?.drop ?? null,
    leave() {
      const here = open();
      return face.animate({ translate: [here, here], zIndex: [40, 40] }, { duration: 1000 });
    },
    back() {
      const here = open();
      if (isStill()) return;
      face.animate(
        { translate: [here, '0 0'], zIndex: [40, 40] },
        { duration: 180, easing: 'cubic-bezier(.2,.7,.2,1)' },
      );
    },
  };
}

function translation({ x, y }: Point): string {
  return `${x}px ${y}px`;
}

function onPage({ x, y }: Point): Point {
  return { x: x + scrollX, y: y + scrollY };
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}
