import { hasModifier } from './keyboard.ts';
import { readChord, readKey } from './keys.ts';

/*
 * The keys of a table work wherever the focus is on the page. A key that is pressed outside of every board is pressed
 * once more on one of them: `U` with the focus on a link is `U` on the board, and whatever listens there hears it. Which
 * board: that of the table with the focus, else of the one used last, else the first that is in view. Who has switched
 * the key / off has no single letters outside of the boards either: a voice that is taken for keys must not play.
 */

/** Where a key types or chooses something. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The boards to play on that are on the page, in the order in which they came. */
let boards: readonly HTMLElement[] = [];
let lastUsed: HTMLElement | null = null;

/** Whether a key may be the table's wherever the focus is: the others move the focus over the board, or press a button. */
export function isTableKey(event: Parameters<typeof readChord>[0]): boolean {
  if (hasModifier(event)) return readChord(event) !== null;
  const { act, typed } = readKey(null, event.key, 0);
  // A suit may follow a rank that the board has heard.
  return typed !== null || /^[cdhs]$/i.test(event.key) || (act !== null && act.kind !== 'step');
}

/** Lets a board take part in the keys of the page, as long as it is on it. */
export function joinPageKeys(board: HTMLElement): void {
  boards = [...boards.filter((one) => one.isConnected), board];
  // The same listener is never added twice.
  addEventListener('keydown', passOn);
  for (const kind of ['pointerdown', 'focusin']) addEventListener(kind, noteUse, true);
}

function passOn(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isTableKey(event)) return;
  const within = event.target instanceof Element ? event.target : document.body;
  // A board has heard its own keys; a dialog may be open without having the focus.
  if (within.closest(TYPING) || document.querySelector('dialog:modal')) return;
  boards = boards.filter((board) => board.isConnected);
  if (boards.some((board) => board.contains(within))) return;
  const { key, ctrlKey, metaKey, shiftKey, repeat } = event;
  const single = !ctrlKey && !metaKey && key !== 'Escape';
  if (single && document.documentElement.dataset.slash === 'off') return;
  const again = { key, ctrlKey, metaKey, shiftKey, repeat, bubbles: true, cancelable: true };
  const heard = boardFor(within)?.dispatchEvent(new KeyboardEvent('keydown', again)) === false;
  // Esc may close something else as well.
  if (heard && key !== 'Escape') event.preventDefault();
}

/** The board that a key is meant for; none where no table is to be seen. */
function boardFor(within: Element): HTMLElement | undefined {
  const own =
    boards.find((board) => tableOf(board).contains(within)) ?? boards.find((board) => board === lastUsed);
  return own ?? boards.filter(isInView).sort((one, other) => topOf(one) - topOf(other))[0];
}

/** The table around a board: its buttons and what it says belong to it as well. */
function tableOf(board: HTMLElement): Element {
  return board.closest('.lucie-table') ?? board;
}

function isInView(board: HTMLElement): boolean {
  const { top, bottom } = board.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function topOf(board: HTMLElement): number {
  return board.getBoundingClientRect().top;
}

function noteUse({ target }: Event): void {
  const used = boards.find((board) => target instanceof Node && tableOf(board).contains(target));
  if (used !== undefined) lastUsed = used;
}
