import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { SeenCards } from './board-motion.ts';
import type { Dealing } from './deal-motion.ts';

/** How cards move, once it is loaded. */
let motion: Pick<
  typeof import('./board-motion.ts'),
  'animateBoard' | 'isDealt' | 'seenCards' | 'shake'
> | null = null;

const ALL = Number.POSITIVE_INFINITY;
/** Milliseconds: where a part of a deal was drawn faster than this, the next is twice as large, else half as large. */
const FAST = 10;
/** How many fans a part has; a device keeps its pace from one deal to the next. */
let part = 2;

/**
 * Animates the difference of two positions: every card flies from where it was seen to where it is. On a table that is
 * played at, a new deal is dealt and a redeal gathered before; a jump to another moment fades in. Gives how many of the fans
 * are to be drawn: of a deal some more in each frame, as a slow device would be still while it draws all, unless the board has the focus, which would be left without a card.
 *
 * It looks at the board while the next position is rendered, before the page changes, so it needs to know nothing
 * of moves: undo, jumps and redeals are animated as well. Where the device asks for less motion what has changed fades in;
 * where the player's settings ask for none there is none. What has not been painted yet, as the deal of a page whose
 * address names another one, does not move.
 */
export function useMotion(root: RefObject<HTMLElement>, position: Position, plays: boolean): number {
  const shown = useRef(position);
  const before = useRef<SeenCards | null>(null);
  const dealing = useRef<Dealing | null>(null);
  const deals = useRef(false);
  const [, redraw] = useState(0);
  const drawn = useRef(ALL);
  const begun = useRef(0);
  const draw = (fans: number) => {
    begun.current = performance.now();
    drawn.current = fans;
    redraw(fans);
  };
  if (shown.current !== position) {
    const board = root.current;
    before.current = board === null || motion === null ? null : motion.seenCards(board, shown.current);
    deals.current = plays && before.current !== null && (motion?.isDealt(shown.current, position) ?? false);
    drawn.current = deals.current && board?.contains(document.activeElement) === false ? part : ALL;
    begun.current = performance.now();
    dealing.current?.end();
    shown.current = position;
  }
  useLayoutEffect(() => {
    const seen = before.current;
    before.current = null;
    if (seen === null || root.current === null || motion === null) return;
    dealing.current = motion.animateBoard(root.current, seen, position, deals.current, () => draw(ALL));
  }, [position]);
  useLayoutEffect(() => {
    dealing.current?.add();
    if (drawn.current >= position.fans.length) return;
    part = Math.max(1, performance.now() - begun.current < FAST ? part * 2 : part / 2);
    // After this frame, which has been busy enough.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => draw(drawn.current + part));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [position, drawn.current]);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      // Loaded once something can be seen; a board whose cards do not fly is no fault.
      import('./board-motion.ts').then(
        ({ animateBoard, isDealt, seenCards, shake }) => {
          motion = { animateBoard, isDealt, seenCards, shake };
        },
        () => {},
      );
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn.current;
}

/** Shakes the card of a button that cannot move as it was asked to. */
export function shakeCard(button: HTMLElement | null): void {
  if (button !== null) motion?.shake(button);
}
