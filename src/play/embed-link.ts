import { makePath, type Path, parsePath, START } from '../core/path.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { type LinkedGame, readGameLink } from './game-link.ts';
import { linkPart } from './link-parts.ts';

/*
 * The address of a frame (iframe) with a board on another site, one of three:
 *
 *     study=a-ten-kept-back&ply=7a9        a study, from a place on (path.ts)
 *     puzzle=which-first-03                a puzzle
 *     game=trefoil&seed=rose&moves=xyAbC…  a game, as the table writes its link (game-link.ts)
 */

/** What the address of a frame asks for. */
export type Embedded =
  | { readonly kind: 'study'; readonly id: string; readonly place: Path }
  | { readonly kind: 'puzzle'; readonly id: string }
  | { readonly kind: 'game'; readonly game: LinkedGame };

/** Writes the address of a study from a place on; read back by {@link readEmbed}. */
export function makeStudyEmbed(id: string, place: Path): string {
  return place.ply === 0 ? `study=${id}` : `study=${id}&ply=${makePath(place)}`;
}

/** Writes the address of a puzzle; read back by {@link readEmbed}. */
export function makePuzzleEmbed(id: string): string {
  return `puzzle=${id}`;
}

/**
 * Reads the address of a frame, without the `#` or `?` before it; null when it is empty. Unknown parts are ignored, since
 * those who link add their own. A game without `seed=` and `deal=` is dealt from `defaultSeed`.
 */
export function readEmbed(text: string, defaultSeed: string): Result<Embedded> | null {
  if (text === '') return null;
  const game = readGameLink(text, defaultSeed);
  if (game !== null) return game.ok ? ok({ kind: 'game', game: game.value }) : game;
  const parts = text.split('&');
  const kind = (['study', 'puzzle'] as const).find((name) => linkPart(parts, name) !== undefined);
  if (kind === undefined)
    return fail(
      `Expected study= or puzzle= with the name of one, or game= with a game; found ${quote(text)}.`,
    );
  const id = linkPart(parts, kind) ?? '';
  if (!/^[a-z0-9-]{1,80}$/.test(id))
    return fail(`The name of a ${kind} has small letters, digits and hyphens; found ${quote(id)}.`);
  if (kind === 'puzzle') return ok({ kind, id });
  const place = parsePath(linkPart(parts, 'ply') ?? '0');
  return place.ok ? ok({ kind, id, place: place.value.ply === 0 ? START : place.value }) : place;
}
