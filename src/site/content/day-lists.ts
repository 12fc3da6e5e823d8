/* The puzzles of days: which puzzle each day has, by the lists of content/puzzles/days.json. */
import { getCollection } from 'astro:content';
import { z } from 'astro/zod';
import { readDate } from '../../play/days/day.ts';
import type { PuzzleList } from '../../play/days/puzzle-list.ts';
import { puzzleIds } from './puzzles.ts';

/** A list of the puzzles of days, a row of content/puzzles/days.json; see src/play/days/puzzle-list.ts. */
export const dayListSchema = z.strictObject({
  /** The day on which it begins: `2026-12-01`. */
  id: z.iso.date(),
  /** The ids of its puzzles, a day each. */
  puzzles: z.array(z.string()).min(1),
});

/** The rows of content/puzzles/days.json, each with the day on which it begins as its id. */
export function parseDayLists(text: string): Record<string, unknown>[] {
  const rows = JSON.parse(text) as readonly Record<string, unknown>[];
  return rows.map(({ from, ...row }) => ({ ...row, id: from }));
}

/** The lists, the earliest first. A puzzle that the site does not have stops the build. */
export async function dayLists(): Promise<readonly PuzzleList[]> {
  const known = new Set(await puzzleIds());
  const rows = (await getCollection('days')).map(({ data }) => data);
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, puzzles }) => {
      const missing = puzzles.find((puzzle) => !known.has(puzzle));
      if (missing !== undefined)
        throw new Error(
          `content/puzzles/days.json: the list from ${id} has the puzzle “${missing}”, which is not in content/puzzles. ` +
            'Put it back, or name another one in its place.',
        );
      return { from: readDate(id)!, puzzles };
    });
}
