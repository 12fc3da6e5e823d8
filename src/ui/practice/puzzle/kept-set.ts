import { parsePuzzles } from '../../../core/puzzle.ts';
import type { PlacedPuzzle } from './PuzzleArticle.tsx';

/** The puzzles of a set as its file has them, in their order. */
export type KeptSet = readonly {
  readonly id: string;
  /** The puzzle as text, see core/puzzle.ts. */
  readonly text: string;
  /** Why its solution works, with cards as signs. */
  readonly why: string;
}[];

/** A puzzle with its place in its set, and why its solution works. */
export interface PuzzleWithWhy extends PlacedPuzzle {
  readonly why: string;
}

/** The theme and the puzzle that the address of a puzzle’s page names: `/practice/which-first-01/`. */
const ADDRESS = /\/(([a-z-]+)-\d+)\/$/;

/** The id of the puzzle that a path names, and the theme of its set; null where it names none. */
export function puzzleAt(path: string): { readonly id: string; readonly theme: string } | null {
  const [, id, theme] = ADDRESS.exec(path) ?? [];
  return id === undefined || theme === undefined ? null : { id, theme };
}

/** A puzzle of a set; null where there is none of that id. */
export function placedIn(set: KeptSet, id: string): PuzzleWithWhy | null {
  const at = set.findIndex((one) => one.id === id);
  const found = set[at];
  if (found === undefined) return null;
  const read = parsePuzzles(found.text);
  const [puzzle] = read.ok ? read.value : [];
  const idAt = (place: number) => set[place]?.id ?? null;
  return puzzle === undefined
    ? null
    : {
        puzzle,
        why: found.why,
        number: at + 1,
        count: set.length,
        previous: idAt(at - 1),
        next: idAt(at + 1),
      };
}
