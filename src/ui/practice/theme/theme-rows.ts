import { puzzleAddress, type TryResult } from '../../../play/practice.ts';
import { PRACTICE } from '../../words/en/practice.ts';
import { progressOf } from '../try-states.ts';

/** A theme as the page of all puzzles lists it. */
export interface ThemeRow {
  readonly row: HTMLElement;
  /** The ids of its puzzles, from the easiest. */
  readonly puzzles: readonly string[];
}

/** The themes that the page lists: each row has the ends of its puzzles’ ids, which begin with the theme. */
export function readThemeRows(): ThemeRow[] {
  return [...document.querySelectorAll<HTMLElement>('[data-puzzles]')].map((row) => ({
    row,
    puzzles: (row.dataset.puzzles ?? '').split(' ').map((end) => `${row.id}-${end}`),
  }));
}

/** Says in each row how many puzzles are solved, and leads on to the first that is not. */
export function markThemeRows(
  rows: readonly ThemeRow[],
  states: ReadonlyMap<string, TryResult>,
  practicePage: string,
): void {
  for (const { row, puzzles } of rows) {
    const { isBegun, solved, next } = progressOf(puzzles, states);
    row
      .querySelector('[data-count]')
      ?.replaceChildren(
        isBegun ? PRACTICE.ofTheme(solved, puzzles.length) : PRACTICE.puzzles(puzzles.length),
      );
    const bar = row.querySelector('progress');
    if (bar) bar.value = solved;
    const way = row.querySelector<HTMLAnchorElement>('a[data-way]');
    if (way && next !== undefined) {
      way.href = puzzleAddress(practicePage, next);
      way.firstElementChild?.replaceChildren(isBegun ? PRACTICE.goOn : PRACTICE.begin);
    }
  }
}
