import { fail, ok, quote, type Result } from './result.ts';
import type { MoveNode, Variation } from './study.ts';

/**
 * A path to a position of a study: how many moves have been played, and at which of them a variation was taken.
 *
 * Its text, used in addresses, is `12` for twelve moves of the main line, and `7a9` for nine moves, the eighth of
 * them being the first variation (`a`) of the main line's eighth move.
 */
export interface Path {
  /** The variations taken: after `ply` moves, number `variation` (from 0) of those that replace the next move. */
  readonly forks: readonly { readonly ply: number; readonly variation: number }[];
  /** How many moves have been played. */
  readonly ply: number;
}

/** The path to the position before the first move. */
export const START: Path = { forks: [], ply: 0 };

/** Reads a path such as `12` or `7a9`. */
export function parsePath(text: string): Result<Path> {
  if (!/^\d{1,4}([a-z]\d{1,4}){0,20}$/.test(text)) {
    return fail(`Expected a place in the study like 12 or 7a9, found ${quote(text)}.`);
  }
  const numbers = text.split(/[a-z]/).map(Number);
  const letters = [...text.replace(/\d/g, '')];
  return ok({
    forks: letters.map((letter, index) => ({
      ply: numbers[index] ?? 0,
      variation: letter.charCodeAt(0) - 97,
    })),
    ply: numbers.at(-1) ?? 0,
  });
}

/** Writes a path; read back by {@link parsePath}. */
export function makePath(path: Path): string {
  return (
    path.forks.map(({ ply, variation }) => `${ply}${String.fromCharCode(97 + variation)}`).join('') + path.ply
  );
}

/** The whole line that a path runs along, its unplayed end included; null when the study has no such line. */
export function lineOf<M>(main: Variation<M>, path: Path): readonly MoveNode<M>[] | null {
  let line = main.nodes;
  for (const { ply, variation } of path.forks) {
    const taken = line[ply]?.variations[variation];
    if (taken === undefined) return null;
    line = [...line.slice(0, ply), ...taken.nodes];
  }
  return path.ply <= line.length && path.forks.every(({ ply }) => ply < path.ply) ? line : null;
}
