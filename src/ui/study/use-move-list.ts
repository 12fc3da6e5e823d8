import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { makePath, type Path, parsePath } from '../../core/path.ts';

/** What a list of moves stands in. */
interface MoveListBox {
  readonly ref: RefObject<HTMLDivElement>;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Brings a list of moves to life: marks the move of the place shown, keeps it in sight in its list, and the focus on
 * it when the list has it; the page stays still. A press on a move goes to its place.
 *
 * The list is left as it stands on the page, for it is most of a study, and one mark is all that changes in it.
 */
export function useMoveList(path: Path, onGo: (path: Path) => void): MoveListBox {
  const ref = useRef<HTMLDivElement>(null);
  const shown = makePath(path);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    for (const move of box.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]')) {
      move.removeAttribute('aria-current');
      move.tabIndex = -1;
    }
    const current = box.querySelector<HTMLElement>(`[data-place="${shown}"]`);
    current?.setAttribute('aria-current', 'step');
    const tabStop = current ?? box.querySelector<HTMLElement>('[data-place]');
    if (tabStop !== null) tabStop.tabIndex = 0;
  });
  useLayoutEffect(() => {
    const box = ref.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box === null || current == null) return;
    const [around, item] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
    if (item.top < around.top) box.scrollTop -= around.top - item.top + item.height;
    // A list that reaches below the window shows its move above the window's end, if it can.
    const end = Math.min(around.bottom, Math.max(innerHeight, around.top + 2 * item.height));
    if (item.bottom > end) box.scrollTop += item.bottom - end + item.height;
    if (box.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [shown]);
  return {
    ref,
    onClick({ target }) {
      const move = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
      const to = move === null ? null : parsePath(move.dataset.place ?? '');
      if (to?.ok) onGo(to.value);
    },
  };
}
