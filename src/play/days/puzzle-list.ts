/*
 * Which puzzle a day has. A list of puzzles holds from a day on, until the next list begins: so a day keeps its puzzle when
 * puzzles are added to the site. A worked example, with lists that are much too short:
 *
 *     from day 100   a b c
 *     from day 105   d b a e c
 *
 *     day       99   100   101   102   103   104   105   106   …   110
 *     puzzle    c    a     b     c     a     b     d     b         d
 *
 * A list goes round: after its last puzzle comes its first. Before the first list it goes round backwards.
 */

/** From which day (day.ts) on a list holds, and how many puzzles are in it. */
export interface ListLength {
  readonly from: number;
  readonly length: number;
}

/** A list of puzzles: from which day on it holds, and the ids of its puzzles, a day each. */
export interface PuzzleList {
  readonly from: number;
  readonly puzzles: readonly string[];
}

/** Where the puzzle of a day stands: the index of its list, and its index within it. The lists are given by time; there is one. */
export function placeOfDay(
  lists: readonly ListLength[],
  day: number,
): { readonly list: number; readonly at: number } {
  const list = Math.max(
    0,
    lists.findLastIndex(({ from }) => from <= day),
  );
  const { from, length } = lists[list]!;
  return { list, at: (((day - from) % length) + length) % length };
}

/** How long each list is. */
export function listLengths(lists: readonly PuzzleList[]): ListLength[] {
  return lists.map(({ from, puzzles }) => ({ from, length: puzzles.length }));
}

/** The id of the puzzle of a day. */
export function puzzleOfDay(lists: readonly PuzzleList[], day: number): string {
  const { list, at } = placeOfDay(listLengths(lists), day);
  return lists[list]!.puzzles[at]!;
}
