import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Fits } from '../fit/fit-style.ts';
import type { SeenCards } from './board-motion.ts';
import type { Dealing } from './deal-motion.ts';

/** How cards move, once it is loaded. */
let motion: typeof import('./board-motion.ts') | null = null;
const loadMotion = async () => {
  motion = await import('./board-motion.ts');
};

/**
 * Animates the difference of two positions: every card flies from where it was seen to where it is. On a table that is
 * played at, a new deal is dealt and a redeal gathered before; a jump to another moment fades in. Gives how many of the fans
 * are to be drawn: of a deal some more in each frame, as a slow device would be still while it draws all.
 *
 * It looks at the board while the next position is rendered, before the page changes, so it needs to know nothing
 * of moves: undo, jumps and redeals are animated as well. Where the device asks for less motion what has changed fades in;
 * where the player's settings ask for none there is none. What has not been painted yet, as the deal of a page whose
 * address names another one, does not move.
 */
export function useMotion(
  root: RefObject<HTMLElement>,
  position: Position,
  fits: Fits | null,
  plays: boolean,
): number {
  const shown = useRef({ position, fits });
  const before = useRef<SeenCards | null>(null);
  const dealing = useRef<Dealing | null>(null);
  const drawn = useRef(Infinity);
  const [, redraw] = useState(0);
  const board = root.current;
  if (shown.current.position !== position) {
    dealing.current?.end();
    dealing.current = null;
    if (board !== null && motion !== null) {
      before.current = motion.seenCards(board, shown.current, { position, fits }, plays);
      drawn.current = before.current.drawn;
    }
  }
  shown.current = { position, fits };
  useLayoutEffect(() => {
    if (before.current !== null && root.current !== null && motion !== null)
      dealing.current = motion.animateBoard(root.current, before.current, position, (fans) => {
        drawn.current = fans;
        redraw(fans);
      });
    before.current = null;
    return dealing.current?.add(drawn.current);
  }, [position, drawn.current]);
  // Loaded once something can be seen; a board whose cards do not fly is no fault.
  useEffect(() => {
    loadMotion().catch(() => {});
  }, []);
  return drawn.current;
}

/** Shakes the card of a button that cannot move as it was asked to. */
export function shakeCard(button: HTMLElement | null): void {
  if (button !== null) motion?.shake(button);
}
