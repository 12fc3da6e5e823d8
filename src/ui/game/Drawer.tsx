import type { ComponentChildren, RefObject } from 'preact';
import { LABELS } from '../words/en/table.ts';
import './drawer.css';

interface DrawerProps {
  readonly dialog: RefObject<HTMLDialogElement>;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A drawer over the felt: on the right of wide windows, from below on narrow ones. Escape closes it, its
 * button, a touch beside it and, on a page that has its history watched, the browser's Back.
 */
export function Drawer({ dialog, label, onClose, children }: DrawerProps) {
  return (
    <dialog class="lucie-drawer" ref={dialog} aria-label={label} onClose={onClose}>
      <div class="lucie-drawer-body">
        <form method="dialog">
          <h2>{label}</h2>
          <button type="submit" class="lucie-button">
            {LABELS.close}
          </button>
        </form>
        {children}
      </div>
    </dialog>
  );
}
