import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/*
 * On a page that fills the window the browser's Back closes the topmost dialog and stays there. A dialog that opens lays
 * an entry on the history, with the same address, whose state counts the open dialogs:
 *
 *     table 0 · drawer 1 · settings 2       Back: the settings close · closed by its button: the page goes back by one
 *
 * So no entry is left behind that does nothing: wherever the count of an entry is higher than that of the open dialogs,
 * as after Forward or when such a page is loaded again, the page goes back at once. The way back takes a moment, in which
 * a dialog may open and the address change; the address goes along, since that of the entry below may be an old one.
 */

/** Whether the page has its history watched. */
let watching = false;
/** Whether the page is on its way back from the entries of closed dialogs. */
let returning = false;
/** The address that the page has now, whichever of its entries is shown; empty until it is known. */
let address = '';
/** The modal dialogs that are open, the topmost last. */
let open: readonly HTMLDialogElement[] = [];

/** Has the browser's Back close the dialogs of this page. */
export function useBackToClose(): void {
  useEffect(() => {
    watching = true;
    addEventListener('popstate', arrive);
    matchHistory();
  }, []);
}

/** Gives the entry of the history that is shown another address. */
export function replaceAddress(url: string): void {
  history.replaceState(history.state, '', url);
  address = location.href;
}

/**
 * Opens a dialog, modally, for as long as it is on the page. A touch beside it closes it, unless it holds what would be lost
 * then.
 */
export function useModal(dialog: RefObject<HTMLDialogElement>, loses = false): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null || loses) return;
    const onTouch = (touch: MouseEvent) => {
      if (touch.target === shown && isBeside(shown, touch)) shown.close();
    };
    shown.addEventListener('click', onTouch);
    return () => shown.removeEventListener('click', onTouch);
  }, []);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    shown.showModal();
    if (!watching) return;
    const leave = () => {
      if (!open.includes(shown)) return;
      open = open.filter((one) => one !== shown);
      // Several may close at once, and the history is to be left in one step.
      setTimeout(matchHistory);
    };
    open = [...open, shown];
    matchHistory();
    shown.addEventListener('close', leave);
    return leave;
  }, []);
}

function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Another entry of the history is shown: the player went back, which closes dialogs, or the page itself did. */
function arrive(): void {
  const entered = dialogsInHistory();
  const left = returning ? [] : open.slice(entered).reverse();
  if (returning || left.length > 0) {
    // An entry without a count is a new one, with an address that somebody wants.
    if (history.state?.dialogs !== undefined) replaceAddress(address);
  }
  returning = false;
  open = open.filter((dialog) => !left.includes(dialog));
  for (const dialog of left) dialog.close();
  matchHistory();
}

function dialogsInHistory(): number {
  return history.state?.dialogs ?? 0;
}

/** Leaves the entries of dialogs that are closed, and lays one for dialogs that are open; not while it is on its way. */
function matchHistory(): void {
  const entered = dialogsInHistory();
  if (returning || entered === open.length) return;
  if (entered < open.length) {
    address = location.href;
    history.replaceState({ ...history.state, dialogs: entered }, '');
    history.pushState({ ...history.state, dialogs: open.length }, '');
  } else {
    address ||= location.href;
    returning = true;
    history.go(open.length - entered);
  }
}
