import { CLOSE_BOARD } from '../words/en/named-cards.ts';

/**
 * Opens a still picture of a board, as it stands now, below the paragraph of a button, with a card of it marked and
 * what is said of it; without a board the words alone. `close` is called when it is put away by its own button.
 */
export function openBoardPreview(
  button: HTMLElement,
  board: Element | null,
  text: string,
  close: () => void,
): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'glimpse';
  figure.dataset.named = button.dataset.chip ?? '';
  if (board !== null) {
    const still = document.createElement('div');
    still.inert = true;
    still.append(board.cloneNode(true));
    figure.append(still);
  }
  const caption = document.createElement('figcaption');
  const put = document.createElement('button');
  put.type = 'button';
  put.className = 'lucie-button';
  put.textContent = CLOSE_BOARD;
  put.addEventListener('click', close);
  caption.append(text.charAt(0).toUpperCase() + text.slice(1), put);
  figure.append(caption);
  // Within a diagram the picture would take on the looks of its cards.
  const block = button.closest('.task, .diagram') ?? button.closest('p, li, dd, table') ?? button;
  if (block.matches('li, dd')) block.append(figure);
  else block.after(figure);
  figure.scrollIntoView({ block: 'nearest' });
  return figure;
}
