import { lineOf, makePath, type Path, parsePath } from '../../core/path.ts';
import type { Position } from '../../core/position.ts';
import { fail, type Result } from '../../core/result.ts';
import type { MoveNode, Step, Study } from '../../core/study.ts';
import { STUDY } from '../words/en/study.ts';

/** What a viewer shows at a place of a study. */
export interface View {
  readonly path: Path;
  readonly position: Position;
  /** The position before the move, where the place has one. */
  readonly before: Position;
  /** The move that leads here, or null before the first. */
  readonly node: MoveNode<Step> | null;
  readonly comment: string;
  /** How many moves the line has in all. */
  readonly length: number;
}

/** What is to be seen at a place of the study; a place that it does not have is a programmer's mistake. */
export function view(study: Study<Step>, path: Path): View {
  const line = lineOf(study.main, path);
  if (line === null) throw new Error(STUDY.noPlace(makePath(path)));
  const node = line[path.ply - 1] ?? null;
  const before = line[path.ply - 2]?.move.after ?? study.game.start;
  return {
    path,
    node,
    before,
    position: node === null ? study.game.start : node.move.after,
    comment: node === null ? study.main.comment : node.comment,
    length: line.length,
  };
}

/** The place so many moves into the same line; a branch is left where it begins. */
export function at(path: Path, ply: number): Path {
  return { forks: path.forks.filter((fork) => fork.ply < ply), ply };
}

/** The place of the first move of a branch, which replaces the move after `ply` moves. */
export function into(path: Path, ply: number, branch: number): Path {
  return { forks: [...path.forks.filter((fork) => fork.ply < ply), { ply, branch }], ply: ply + 1 };
}

type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Where a key leads from a place in a line of so many moves; null for other keys, and at the ends. */
export function stepPath(path: Path, length: number, key: string): Path | null {
  const to: Record<WalkKey, number> = {
    ArrowLeft: path.ply - 1,
    ArrowRight: path.ply + 1,
    Home: 0,
    End: length,
  };
  const ply = Object.hasOwn(to, key) ? to[key as WalkKey] : path.ply;
  return ply === path.ply || ply < 0 || ply > length ? null : at(path, ply);
}

/** Reads the place in an address such as `#12` or `#7a9`; null when the fragment is about something else. */
export function readPlace(study: Study<Step>, fragment: string): Result<Path> | null {
  if (!/^#\d/.test(fragment)) return null;
  const text = fragment.slice(1, 60);
  const path = parsePath(text);
  if (!path.ok) return path;
  return lineOf(study.main, path.value) === null ? fail(STUDY.noPlace(text)) : path;
}

/** Writes a place as the fragment of an address; the first position needs none. */
export function makePlace(path: Path): string {
  return path.ply === 0 ? '' : `#${makePath(path)}`;
}

/** Cuts a comment into words and cards: `the 9C goes` gives text, the card, text. A second pack's card ends in a `'`. */
export function pieces(comment: string): readonly string[] {
  return comment.split(/\b((?:10|[A2-9TJQK])[CDHS]'?)(?![A-Za-z0-9])/);
}

/** Cuts a comment into words and claims: `it is [%lost] So` gives text, the claim `lost`, text. */
export function claims(comment: string): readonly string[] {
  return comment.split(/\[%([^\]]*)\]/);
}
