import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { SeenCards } from './board-motion.ts';

/** How cards move, once it is loaded. */
let motion: typeof import('./board-motion.ts') | null = null;

/**
 * Animates the difference of two positions: every card flies from where it was seen to where it is. On a table that is
 * played at, a new deal is dealt and a redeal gathered before; a jump to another moment fades in.
 *
 * It looks at the board while the next position is rendered, before the page changes, so it needs to know nothing
 * of moves: undo, jumps and redeals are animated as well. Where the device asks for less motion what has changed fades in;
 * where the player's settings ask for none there is none. What has not been painted yet, as the deal of a page whose
 * address names another one, does not move.
 */
export function useMotion(root: RefObject<HTMLElement>, position: Position, plays: boolean): void {
  const shown = useRef(position);
  const before = useRef<SeenCards | null>(null);
  if (shown.current !== position) {
    before.current =
      root.current === null || motion === null ? null : motion.seenCards(root.current, shown.current);
    shown.current = position;
  }
  useLayoutEffect(() => {
    const seen = before.current;
    before.current = null;
    if (seen === null || root.current === null) return;
    motion?.animateBoard(root.current, seen, position, plays);
  }, [position]);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      // Loaded once something can be seen; a board whose cards do not fly is no fault.
      import('./board-motion.ts').then(
        ({ animateBoard, seenCards, shake }) => {
          motion = { animateBoard, seenCards, shake };
        },
        () => {},
      );
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Shakes the card of a button that cannot move as it was asked to. */
export function shakeCard(button: HTMLElement | null): void {
  if (button !== null) motion?.shake(button);
}
