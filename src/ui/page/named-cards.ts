import { whereSaid } from '../words/en/named-cards.ts';
import { openBoardPreview } from './board-preview.ts';

/** A board to play on or to step through; not a still one that a name has opened. */
const BOARD = '.lucie-board:not(.glimpse *)';

/**
 * Makes the cards named in the text of a page buttons: one marks its card on the nearest board in view, or, where
 * none is, opens a still picture of the nearest board below its paragraph. One card is marked at a time; the same
 * button again, or Esc, takes the mark away. A page without a board keeps its text as it is.
 */
export function nameCards(): void {
  if (document.querySelector(BOARD) === null) return;
  // The marks, by their sheet: see NamedCards.astro.
  document.querySelector<HTMLLinkElement>('link[media]')!.media = '';
  // It comes when it is first needed, so that a page where no name is pressed has the board's region alone.
  const status = document.createElement('p');
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  /** The button whose card is marked, and what bears the mark. */
  let pressed: HTMLElement | null = null;
  let frame: HTMLElement | null = null;

  const drop = (): void => {
    pressed?.setAttribute('aria-pressed', 'false');
    if (frame?.matches('.glimpse')) {
      if (frame.contains(document.activeElement)) pressed?.focus();
      frame.remove();
    }
    delete frame?.dataset.named;
    status.textContent = '';
    pressed = frame = null;
  };
  const mark = (button: HTMLElement): void => {
    button.setAttribute('aria-pressed', 'true');
    pressed = button;
    const cards = [...document.querySelectorAll(`${BOARD} [data-card="${button.dataset.chip}"]`)];
    const far = (card: Element): number => Math.abs(middle(card) - middle(button));
    cards.sort((a, b) => far(a) - far(b));
    const seen = cards.find((card) => middle(card) > 0 && middle(card) < innerHeight);
    const card = seen ?? cards[0];
    const name = button.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
    const said = whereSaid(name, card?.getAttribute('aria-label') ?? null);
    document.body.append(status);
    // What a region says is heard only when it was there before.
    setTimeout(() => {
      if (pressed === button) status.textContent = said;
    }, 100);
    // Outside of what the board draws itself, so that the mark stays when the card moves.
    frame = seen?.closest('astro-island') ?? null;
    if (frame !== null) frame.dataset.named = button.dataset.chip ?? '';
    else frame = openBoardPreview(button, card?.closest('.lucie-board') ?? null, said, drop);
  };

  addEventListener('keydown', ({ key }) => key === 'Escape' && drop());
  for (const chip of document.querySelectorAll<HTMLElement>('[data-chip]')) {
    if (chip.closest('a, button, summary, h1, h2, h3') !== null) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'chip';
    button.setAttribute('aria-pressed', 'false');
    button.dataset.chip = chip.dataset.chip ?? '';
    button.append(...chip.childNodes);
    chip.replaceWith(button);
    button.addEventListener('click', () => {
      const again = pressed === button;
      drop();
      if (!again) mark(button);
    });
  }
}

function middle(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
