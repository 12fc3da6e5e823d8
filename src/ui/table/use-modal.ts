import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/*
 * On a page that fills the window the browser's Back closes the topmost dialog and stays there. A dialog that opens lays
 * an entry on the history, with the same address, whose state counts the open dialogs:
 *
 *     table 0 · drawer 1 · settings 2       Back: the settings close · closed by its button: the page goes back by one
 *
 * So no entry is left behind that does nothing: wherever the count of an entry is higher than that of the open dialogs,
 * as after Forward or when such a page is loaded again, the page goes back at once.
 */

/** Whether the page has its history watched. */
let watching = false;
/** The modal dialogs that are open, the topmost last. */
let open: readonly HTMLDialogElement[] = [];

/** Has the browser's Back close the dialogs of this page. */
export function useBackToClose(): void {
  useEffect(() => {
    watching = true;
    addEventListener('popstate', matchHistory);
    matchHistory();
  }, []);
}

/** How many dialogs are open in the entry of the history that is shown. */
export function dialogsInHistory(): number {
  return history.state?.dialogs ?? 0;
}

/** Opens a dialog, modally, for as long as it is on the page. */
export function useModal(dialog: RefObject<HTMLDialogElement>): void {
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
    history.pushState({ ...history.state, dialogs: open.length }, '');
    shown.addEventListener('close', leave);
    return leave;
  }, []);
}

/** Closes the dialogs that Back has left, and leaves the entries of dialogs that are closed. */
function matchHistory(): void {
  const entered = dialogsInHistory();
  const left = open.slice(entered).reverse();
  open = open.slice(0, entered);
  for (const dialog of left) dialog.close();
  if (entered > open.length) history.go(open.length - entered);
}
