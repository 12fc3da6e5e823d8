import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { DEALT } from '../fit/fit.ts';
import type { Flight } from './flights.ts';

/** Where each card of a position is seen on the screen, by its number: in its fan or cell, or in the pile that holds it. */
interface SeenCards {
  readonly position: Position;
  readonly cards: ReadonlyMap<string, Seen>;
  readonly piles: ReadonlyMap<string, Seen>;
}

/** The middle of an element, in pixels of the window, and how it is turned, in degrees. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How cards move, once it is loaded. */
let motion: typeof import('./board-motion.ts') | null = null;

/** Whether nothing on the page is to glide or fade: the device asks for that, or the player's settings do. */
export function isStill(): boolean {
  const isMoving = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  return !isMoving || document.documentElement.dataset.motion === 'none';
}

/**
 * Animates the difference of two positions: every card flies from where it was seen to where it is. On a table that is
 * played at, a new deal is dealt and a redeal gathered before; a jump to another moment fades in.
 *
 * It looks at the board while the next position is rendered, before the page changes, so it needs to know nothing
 * of moves: undo, jumps and redeals are animated as well. Who asks for no motion gets none, and what has not been painted
 * yet, as the deal of a page whose address names another one, does not move.
 */
export function useMotion(root: RefObject<HTMLElement>, position: Position, plays: boolean): void {
  const shown = useRef(position);
  const before = useRef<SeenCards | null>(null);
  if (shown.current !== position) {
    before.current =
      root.current === null || motion === null || isStill() ? null : seenCards(root.current, shown.current);
    shown.current = position;
  }
  useLayoutEffect(() => {
    const seen = before.current;
    before.current = null;
    if (seen === null || root.current === null) return;
    const change = isFresh(position) ? 'deal' : position.deal > seen.position.deal ? 'redeal' : 'jump';
    motion?.animateBoard(root.current, flightsFrom(root.current, seen), plays ? change : 'jump');
  }, [position]);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      // Loaded once something can be seen; a board whose cards do not fly is no fault.
      import('./board-motion.ts').then(
        ({ animateBoard, shake }) => {
          motion = { animateBoard, shake };
        },
        () => {},
      );
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Shakes the card of a button that cannot move as it was asked to. */
export function shakeCard(button: HTMLElement | null): void {
  if (button !== null && !isStill()) motion?.shake(faceOf(button));
}

/** Whether a position is as a first deal leaves it: nothing has been played. */
function isFresh({ deal, fans }: Position): boolean {
  return deal === 1 && fans.every((cards) => cards.length > 0 && cards.length <= DEALT);
}

function seenAt(element: Element, card: HTMLElement): Seen {
  const { left, top, width, height } = element.getBoundingClientRect();
  const turn = Number(card.style.getPropertyValue('--turn')) || 0;
  return { x: left + width / 2, y: top + height / 2, turn };
}

function seenCards(root: Element, position: Position): SeenCards {
  const cards = new Map<string, Seen>();
  const piles = new Map<string, Seen>();
  for (const pile of root.querySelectorAll<HTMLElement>('[data-pile]')) {
    // Cards deep in a pile are not drawn, but undo may bring them out: they come from where the pile is.
    for (const card of pile.dataset.pile?.split(' ') ?? []) piles.set(card, seenAt(pile, pile));
  }
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    cards.set(card.dataset.card ?? '', seenAt(faceOf(card), card));
  }
  // Now, while the page has nothing to work out: once it has changed, asking for them would cost as much as the move.
  for (const old of root.getAnimations({ subtree: true })) old.cancel();
  return { position, cards, piles };
}

function faceOf(card: HTMLElement): HTMLElement {
  return card.querySelector<HTMLElement>('.lucie-face') ?? card;
}

/** How far each card is from where it was seen, in the order of the board. */
function flightsFrom(root: Element, seen: SeenCards): Flight[] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')].flatMap((card) => {
    const number = card.dataset.card ?? '';
    const from = seen.cards.get(number) ?? seen.piles.get(number);
    if (from === undefined) return [];
    const face = faceOf(card);
    const to = seenAt(face, card);
    const [x, y] = [from.x - to.x, from.y - to.y];
    return {
      face,
      x,
      y,
      place: to,
      from: from.turn,
      to: to.turn,
      isHome: card.closest('[data-pile]') !== null,
    };
  });
}
