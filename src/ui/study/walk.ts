import { lineOf, makePath, type Path, parsePath } from '../../core/path.ts';
import type { Position } from '../../core/position.ts';
import { fail, type Result } from '../../core/result.ts';
import type { MoveNode, Step, Study } from '../../core/study.ts';
import { STUDY } from '../words/en/study.ts';

/*
 * Walking through a study. A place is a path (core/path.ts): how many moves have been made, and where they leave the main
 * line for a variation. In `1. AS 2. 9C-TC (2. KD-space)` the path with ply 2 shows `9C-TC`; Left leads to ply 1. At ply
 * 1 `pathInto(path, 1, 0)` leads into the variation, to `KD-space`; Left from there leads back out of it. In an address
 * the two places are `#2` and `#1a2`.
 */

/** What a viewer shows at a place of a study. */
export interface StudyView {
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
export function viewAt(study: Study<Step>, path: Path): StudyView {
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

/** The place so many moves into the same line; a variation that begins later is left. */
export function pathAt(path: Path, ply: number): Path {
  return { forks: path.forks.filter((fork) => fork.ply < ply), ply };
}

/** The place of the first move of a variation, which replaces the move after `ply` moves. */
export function pathInto(path: Path, ply: number, index: number): Path {
  return { forks: [...path.forks.filter((fork) => fork.ply < ply), { ply, variation: index }], ply: ply + 1 };
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
  return ply === path.ply || ply < 0 || ply > length ? null : pathAt(path, ply);
}

/** Reads the place in an address such as `#12` or `#7a9`; null when the fragment is about something else. */
export function readPathLink(study: Study<Step>, fragment: string): Result<Path> | null {
  if (!/^#\d/.test(fragment)) return null;
  const text = fragment.slice(1, 60);
  const path = parsePath(text);
  if (!path.ok) return path;
  return lineOf(study.main, path.value) === null ? fail(STUDY.noPlace(text)) : path;
}

/** Writes a place as the fragment of an address; the first position needs none. */
export function makePathLink(path: Path): string {
  return path.ply === 0 ? '' : `#${makePath(path)}`;
}

/** Cuts a comment into words and cards: `the 9C goes` gives text, the card, text. A second pack's card ends in a `'`. */
export function splitCards(comment: string): readonly string[] {
  return comment.split(/\b((?:10|[A2-9TJQK])[CDHS]'?)(?![A-Za-z0-9])/);
}

/** A claim in a comment, its text as the group: `[%most 46]` has `most 46`. */
export const WRITTEN_CLAIM = /\[%([^\]]*)\]/g;

/** Cuts a comment into words and claims: `it is [%lost] So` gives text, the claim `lost`, text. */
export function splitClaims(comment: string): readonly string[] {
  return comment.split(WRITTEN_CLAIM);
}

/** The claims in a comment, without brackets. */
export function claimsIn(comment: string): string[] {
  return [...comment.matchAll(WRITTEN_CLAIM)].map(([, claim = '']) => claim);
}
