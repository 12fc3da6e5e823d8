import { shuffle } from 'random-js';
import { createRng } from '../measure/rng.ts';

/** A list of the puzzles of days, as content/puzzles/days.json has it; src/play/days/puzzle-list.ts says how it is read. */
export interface DayListRow {
  /** The day on which it begins, by its date: `2026-12-01`. It holds until the next list begins. */
  readonly from: string;
  /** The ids of its puzzles, a day each. */
  readonly puzzles: readonly string[];
}

/**
 * The list of all puzzles that begins on a day, for the end of `lists`. Its order is drawn by lot from its day; what was
 * the puzzle of a day while the list before it held comes last.
 */
export function nextDayList(lists: readonly DayListRow[], ids: readonly string[], from: string): DayListRow {
  const last = lists.at(-1);
  const days = last === undefined ? 0 : (Date.parse(from) - Date.parse(last.from)) / 86_400_000;
  const shown = last?.puzzles.slice(0, days) ?? [];
  const shuffled = shuffle(createRng('puzzles of days', from), ids.toSorted());
  const isShown = new Set(shown);
  return {
    from,
    puzzles: [...shuffled.filter((id) => !isShown.has(id)), ...shown.filter((id) => ids.includes(id))],
  };
}
