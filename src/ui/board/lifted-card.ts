import { type Box, type Drop, dropAt, type Point } from './drop.ts';
import { isStill } from './flights.ts';
import { makeFocusTarget } from './focus-target.ts';

/*
 * A card in the hand. `liftCard` marks the places that take it (`data-drop`) and the card itself (`data-lifted`); from
 * then on only its CSS `translate` changes, once a frame, and nothing is rendered anew. Taken up at (100, 100) and
 * carried to (160, 180) it has the translation `60px 80px`, and `far()` is 100. Points and boxes are of the page, not of
 * the window, so they hold while the page scrolls beneath it.
 */

/** A card that follows the pointer. */
export interface LiftedCard {
  /** How far, in pixels, it has been from where it was lifted. */
  readonly far: () => number;
  /** Brings it to a point of the window. */
  readonly carry: (to: Point) => void;
  /** What letting it go now would do, or null. */
  readonly drop: () => Drop | null;
  /** Lets it go, and gives what holds it where it is seen until the board has taken it over. */
  readonly leave: () => Animation;
  /** Lets it go, and back it glides to its place. */
  readonly back: () => void;
}

/** A place that takes the card: the element that shows it, and the area in which the card may be let go. */
interface DropPlace {
  readonly drop: Drop;
  readonly element: HTMLElement;
  readonly box: Box;
}

/** How near to the edge of the window, in pixels, a lifted card scrolls the page. */
const EDGE = 44;

/** Lifts the card whose `face` is in `button`, at a point of the window, and marks the places that take it. */
export function liftCard(
  root: HTMLElement,
  button: HTMLElement,
  face: HTMLElement,
  drops: readonly Drop[],
  point: Point,
): LiftedCard {
  for (const old of face.getAnimations()) old.cancel();
  const start = onPage(point);
  const box = boxOf(face);
  const from = boxOf(button);
  const places = placesOf(root, button, drops);
  let pointer = point;
  let far = 0;
  let frame = 0;
  let over: HTMLElement | null = null;

  const offset = (): Point => {
    const { x, y } = onPage(pointer);
    return { x: x - start.x, y: y - start.y };
  };
  const placeUnder = () => dropAt(places, onPage(pointer), movedBy(box, offset()), from);
  const translation = () => {
    const { x, y } = offset();
    return `${x}px ${y}px`;
  };
  const draw = () => {
    if (frame === 0) frame = requestAnimationFrame(show);
  };
  const show = () => {
    frame = 0;
    face.style.translate = translation();
    const element = placeUnder()?.element ?? null;
    if (element !== over) {
      delete over?.dataset.over;
      if (element !== null) element.dataset.over = '';
      over = element;
    }
    if (far >= EDGE && scrollAtEdge(pointer)) draw();
  };
  /** Takes all marks away; gives the translation that the card had. */
  const release = (): string => {
    const last = translation();
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
      pointer = to;
      far = Math.max(far, Math.hypot(to.x - point.x, to.y - point.y));
      draw();
    },
    drop: () => placeUnder()?.drop ?? null,
    leave() {
      const last = release();
      return face.animate({ translate: [last, last], zIndex: [40, 40] }, { duration: 1000 });
    },
    back() {
      const last = release();
      if (isStill()) return;
      face.animate(
        { translate: [last, '0 0'], zIndex: [40, 40] },
        { duration: 180, easing: 'cubic-bezier(.2,.7,.2,1)' },
      );
    },
  };
}

function placesOf(root: HTMLElement, button: HTMLElement, drops: readonly Drop[]): DropPlace[] {
  const places = drops.flatMap((drop): DropPlace[] => {
    const element = root.querySelector<HTMLElement>(`[data-stop="${makeFocusTarget(drop.target)}"]`);
    if (element === null) return [];
    const fan = element.closest('[data-fan]');
    // Anywhere in a fan will do, but not in the card's own, or it could not be laid back.
    const meant = fan?.contains(button) === false ? [...fan.children] : [element];
    return [{ drop, element, box: around(meant.map(boxOf)) }];
  });
  // What goes to one foundation or cell may be let go at any of them; those that take it come first.
  const others = places.flatMap((place) => {
    const slots = place.element.closest('.lucie-piles')?.children ?? [];
    return [...slots].map((slot) => ({ ...place, box: boxOf(slot) }));
  });
  return [...places, ...others];
}

/** Scrolls the page while the pointer is near the upper or the lower edge of the window; whether it could. */
function scrollAtEdge({ y }: Point): boolean {
  const past = y < EDGE ? y - EDGE : Math.max(y - innerHeight + EDGE, 0);
  if (past === 0) return false;
  const before = scrollY;
  scrollBy({ top: past / 4, behavior: 'instant' });
  return scrollY !== before;
}

function onPage({ x, y }: Point): Point {
  return { x: x + scrollX, y: y + scrollY };
}

function movedBy({ left, top, right, bottom }: Box, { x, y }: Point): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** The smallest box around some others: the cards of a fan reach beyond its space. */
function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function boxOf(element: Element): Box {
  return movedBy(element.getBoundingClientRect(), { x: scrollX, y: scrollY });
}
