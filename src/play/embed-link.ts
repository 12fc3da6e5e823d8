import { makePath, type Path, parsePath, START } from '../core/path.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { type LinkedGame, readGameLink } from './game-link.ts';

/*
 * What a frame on another page shows: `study=a-ten-kept-back&ply=7a9`, a study from a place on; `puzzle=which-first-03`;
 * or the link of a game as the table writes it, `game=trefoil&seed=rose&moves=xyAbC…`.
 */

/** What the address of a frame asks for. */
export type Embedded =
  | { readonly kind: 'study'; readonly id: string; readonly place: Path }
  | { readonly kind: 'puzzle'; readonly id: string }
  | { readonly kind: 'game'; readonly game: LinkedGame };

/** Writes the way to a study from a place on; read back by {@link readEmbed}. */
export function makeStudyEmbed(id: string, place: Path): string {
  return place.ply === 0 ? `study=${id}` : `study=${id}&ply=${makePath(place)}`;
}

/** Writes the way to a puzzle; read back by {@link readEmbed}. */
export function makePuzzleEmbed(id: string): string {
  return `puzzle=${id}`;
}

/**
 * Reads what the address of a frame asks for, without the sign before it; null when it asks for nothing. Parts that it
 * does not know are let be: those who link add their own. `spare` is the seed of a game that names neither seed nor deal.
 */
export function readEmbed(text: string, spare: string): Result<Embedded> | null {
  if (text === '') return null;
  const game = readGameLink(text, spare);
  if (game !== null) return game.ok ? ok({ kind: 'game', game: game.value }) : game;
  const parts = text.split('&');
  const partOf = (name: string): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  const kind = (['study', 'puzzle'] as const).find((name) => partOf(name) !== undefined);
  if (kind === undefined)
    return fail(
      `Expected study= or puzzle= with the name of one, or game= with a game; found ${quote(text)}.`,
    );
  const id = partOf(kind) ?? '';
  if (!/^[a-z0-9-]{1,80}$/.test(id))
    return fail(`The name of a ${kind} has small letters, digits and hyphens; found ${quote(id)}.`);
  if (kind === 'puzzle') return ok({ kind, id });
  const place = parsePath(partOf('ply') ?? '0');
  return place.ok ? ok({ kind, id, place: place.value.ply === 0 ? START : place.value }) : place;
}
