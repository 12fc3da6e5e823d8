import { bestResult, type Practice, type Try, type TryResult } from '../../play/practice.ts';
import { PRACTICE, TRY_WORDS } from '../words/en/practice.ts';

/** A puzzle as the page lists it. */
export interface Tile {
  readonly id: string;
  readonly theme: string;
  readonly link: HTMLAnchorElement;
}

/** The puzzles that the page lists. */
export function readTiles(): Tile[] {
  return [...document.querySelectorAll('.grade-tiles')].flatMap((list) => {
    const theme = list.closest('section')?.id ?? '';
    return [...list.querySelectorAll('a')].map((link) => ({ id: puzzleOf(link), theme, link }));
  });
}

/**
 * The id of the puzzle that a link leads to, the last step of its path: a thousand links need not say it twice. It is read
 * as it is written, since the browser takes long to make out a thousand addresses.
 */
function puzzleOf(link: HTMLAnchorElement): string {
  return link.getAttribute('href')?.split('/').at(-2) ?? '';
}

/** The tries of each puzzle, in the order of time. */
function triesOf({ tries }: Practice): ReadonlyMap<string, Try[]> {
  return Map.groupBy(tries, ({ puzzle }) => puzzle);
}

/** How many of some puzzles were solved, with or without a hint. */
export function solvedOf(tiles: readonly Tile[], states: ReadonlyMap<string, TryResult>): number {
  return tiles.filter(({ id }) => ['solved', 'helped'].includes(states.get(id) ?? '')).length;
}

/** How the best try of each puzzle went. */
export function statesOf(practice: Practice): ReadonlyMap<string, TryResult> {
  const states = [...triesOf(practice)].flatMap(([id, tries]) => {
    const best = bestResult(tries);
    return best === null ? [] : [[id, best] as const];
  });
  return new Map(states);
}

/**
 * For each theme, says how many are solved and leads on to the first that is not; its links are marked with how things
 * stand while they are to be seen, or once they are. Gives what ends that.
 */
export function markTiles(tiles: readonly Tile[], states: ReadonlyMap<string, TryResult>): () => void {
  const themes = Map.groupBy(tiles, (tile) => tile.theme);
  const mark = (details: Element | null | undefined): void => {
    const own =
      details instanceof HTMLDetailsElement && details.open ? details.closest('section')?.id : undefined;
    for (const { id, link } of themes.get(own ?? '') ?? []) markLink(link, states.get(id));
  };
  for (const [theme, own] of themes) {
    const isBegun = own.some(({ id }) => states.has(id));
    const solved = solvedOf(own, states);
    const next = own.find((tile) => solvedOf([tile], states) === 0) ?? own[0];
    const section = document.getElementById(theme);
    section
      ?.querySelector('[data-count]')
      ?.replaceChildren(isBegun ? PRACTICE.ofTheme(solved, own.length) : PRACTICE.puzzles(own.length));
    const bar = section?.querySelector('progress');
    if (bar) bar.value = solved;
    const way = section?.querySelector<HTMLAnchorElement>('a[data-way]');
    if (way && next !== undefined) {
      way.href = next.link.href;
      way.firstElementChild?.replaceChildren(isBegun ? PRACTICE.goOn : PRACTICE.begin);
    }
    mark(section?.querySelector('details'));
  }
  const onToggle = ({ target }: Event): void => mark(target instanceof Element ? target : null);
  document.addEventListener('toggle', onToggle, true);
  return () => document.removeEventListener('toggle', onToggle, true);
}

function markLink(link: HTMLAnchorElement, state: TryResult | undefined): void {
  if (state === undefined) delete link.dataset.state;
  else link.dataset.state = state;
  link.classList.toggle('marked', state !== undefined);
  const name = PRACTICE.tile(link.text);
  link.ariaLabel = state === undefined ? name : `${name}, ${TRY_WORDS[state]}`;
}
