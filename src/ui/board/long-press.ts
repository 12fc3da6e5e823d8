/*
 * A finger that rests on a card asks about it. Android makes a right click of that, with its `contextmenu`; an iPhone does
 * not, so one is made here: after half a second at rest on the `9C` the card hears a `contextmenu`. Where the board answers
 * it, the finger has done what it came for: it lifts no card, and what the browser makes of its end plays none.
 */

/** How long a finger rests, in milliseconds, and how far it may stray meanwhile, in pixels; farther it drags. */
const REST = 500;
const STRAY = 10;

/** Makes a right click of a finger that rests on a board. */
export function joinLongPress(board: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  let down: PointerEvent | null = null;
  const end = () => {
    clearTimeout(timer);
    down = null;
  };
  board.addEventListener('pointerdown', (event) => {
    end();
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    down = event;
    const { clientX, clientY, target } = event;
    const menu = { bubbles: true, cancelable: true, clientX, clientY };
    const ask = () => {
      if (down === event) target?.dispatchEvent(new MouseEvent('contextmenu', menu));
    };
    // On a busy page the finger may have gone up, and the page not yet heard of it.
    timer = setTimeout(() => requestAnimationFrame(ask), REST);
  });
  board.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (down !== null && Math.hypot(clientX - down.clientX, clientY - down.clientY) >= STRAY) end();
  });
  board.addEventListener('pointerup', end);
  board.addEventListener('pointercancel', end);
  // After the board itself has heard it.
  board.addEventListener('contextmenu', ({ defaultPrevented }) => {
    if (down === null || !defaultPrevented) return;
    const { pointerId, target } = down;
    end();
    target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
    silence();
  });
}

/** Keeps clicks and menus from everyone until something is pressed again. */
function silence(): void {
  const next = new AbortController();
  const on = (kind: string, hear: (event: Event) => void) =>
    addEventListener(kind, hear, { capture: true, signal: next.signal });
  for (const kind of ['click', 'contextmenu'])
    on(kind, (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
  for (const kind of ['pointerdown', 'keydown']) on(kind, () => next.abort());
}
