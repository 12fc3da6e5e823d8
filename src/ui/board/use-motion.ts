import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Position } from '../../core/position.ts';

/** Where each card is seen on the screen, by its number: in its fan or cell, or in the pile that holds it. */
interface SeenCards {
  readonly cards: ReadonlyMap<string, Middle>;
  readonly piles: ReadonlyMap<string, Middle>;
}

/** The middle of an element, in pixels of the window. */
interface Middle {
  readonly x: number;
  readonly y: number;
}

/** How long, in milliseconds, a card glides. */
const DURATION = 230;
const EASING = 'cubic-bezier(.2,.7,.2,1)';
/** How far a card goes, in pixels, that is seen to fly and not only to make room. */
const FLIGHT = 60;
/** Up to so many cards fly above all others; of more it would not be seen. */
const MOST_ABOVE = 8;

/** Whether nothing on the page is to glide or fade: the device asks for that, or the player's settings do. */
export function isStill(): boolean {
  const motion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  return !motion || document.documentElement.dataset.motion === 'none';
}

/**
 * Animates the difference of two positions: every card glides from where it was seen to where it is.
 *
 * It looks at the board while the next position is rendered, before the page changes, so it needs to know nothing
 * of moves: undo, jumps and redeals are animated as well. Who asks for no motion gets none, and what has not been painted
 * yet, as the deal of a page whose address names another one, does not glide.
 */
export function useMotion(root: RefObject<HTMLElement>, position: Position): void {
  const shown = useRef(position);
  const before = useRef<SeenCards | null>(null);
  const isPainted = useRef(false);
  if (shown.current !== position) {
    before.current =
      root.current === null || !isPainted.current || isStill() ? null : seenCards(root.current);
    shown.current = position;
  }
  useLayoutEffect(() => {
    const seen = before.current;
    before.current = null;
    if (seen !== null && root.current !== null) glide(root.current, seen);
  }, [position]);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      isPainted.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

function middle(element: Element): Middle {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function seenCards(root: Element): SeenCards {
  const cards = new Map<string, Middle>();
  const piles = new Map<string, Middle>();
  for (const pile of root.querySelectorAll<HTMLElement>('[data-pile]')) {
    // Cards deep in a pile are not drawn, but undo may bring them out: they come from where the pile is.
    for (const card of pile.dataset.pile?.split(' ') ?? []) piles.set(card, middle(pile));
  }
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    cards.set(card.dataset.card ?? '', middle(faceOf(card)));
  }
  // Now, while the page has nothing to work out: once it has changed, asking for them would cost as much as the move.
  for (const old of root.getAnimations({ subtree: true })) old.cancel();
  return { cards, piles };
}

function faceOf(card: HTMLElement): HTMLElement {
  return card.querySelector<HTMLElement>('.lucie-face') ?? card;
}

function glide(root: Element, seen: SeenCards): void {
  const faces = [...root.querySelectorAll<HTMLElement>('[data-card]')].map((card) => ({
    face: faceOf(card),
    from: seen.cards.get(card.dataset.card ?? '') ?? seen.piles.get(card.dataset.card ?? ''),
  }));
  const moves = faces.flatMap(({ face, from }) => {
    if (from === undefined) return [];
    const to = middle(face);
    const [x, y] = [from.x - to.x, from.y - to.y];
    return Math.hypot(x, y) < 1 ? [] : [{ face, x, y }];
  });
  const flying = moves.filter(({ x, y }) => Math.hypot(x, y) > FLIGHT);
  for (const { face, x, y } of moves) {
    face.animate({ translate: [`${x}px ${y}px`, '0 0'] }, { duration: DURATION, easing: EASING });
  }
  // Cards that only make room stay below those that fly; when a whole pack does, it does not matter. An animation of
  // its own, because one that changes more than where a card is drawn is not left to the compositor. A touch means what
  // lies on the table, not the card that happens to fly over it.
  if (flying.length > MOST_ABOVE) return;
  const above = { zIndex: ['30', '30'], pointerEvents: ['none', 'none'] };
  for (const { face } of flying) face.animate(above, { duration: DURATION });
}
