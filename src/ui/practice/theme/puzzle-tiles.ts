import type { TryResult } from '../../../play/practice.ts';
import { PRACTICE, TRY_WORDS } from '../../words/en/practice.ts';

/** Marks each link to a puzzle with how its best try went. */
export function markTiles(states: ReadonlyMap<string, TryResult>): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.grade-tiles a'))
    markTile(link, states.get(puzzleOf(link)));
}

/** The id of the puzzle that a link leads to, the last step of its path. */
function puzzleOf(link: HTMLAnchorElement): string {
  return link.getAttribute('href')?.split('/').at(-2) ?? '';
}

function markTile(link: HTMLAnchorElement, state: TryResult | undefined): void {
  if (state === undefined) delete link.dataset.state;
  else link.dataset.state = state;
  link.classList.toggle('marked', state !== undefined);
  const name = PRACTICE.tile(link.text);
  link.ariaLabel = state === undefined ? name : `${name}, ${TRY_WORDS[state]}`;
}
