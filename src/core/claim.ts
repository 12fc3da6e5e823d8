/*
 * What a text claims of a position, in a form that a program can check. In a study it stands in a comment as
 * `[%most 49]` and is about the position after the move before it, or about that move.
 */

import { parseMove, type WrittenMove } from './move-notation.ts';
import { fail, ok, quote, type Result } from './result.ts';

/** A claim of a position, or of the move that led there. */
export type Claim =
  /** The deal can, or can no longer, be won from here without a redeal; or that is the fault of the last move. */
  | { readonly name: 'wins' | 'lost' | 'loses' }
  /** So many cards can be home at the end of this deal and no more; or the last move has made that so many fewer. */
  | { readonly name: 'most' | 'kills'; readonly cards: number }
  /** No move in the place of the last one gives a higher chance to win the game. */
  | { readonly name: 'best' }
  /** The chance to win the game from here by perfect play, in percent, to one place. */
  | { readonly name: 'chance'; readonly percent: number }
  /** Of all orders in which the cards left can be dealt again, how many are won in that deal. */
  | { readonly name: 'shuffles'; readonly won: number; readonly of: number }
  /** A build that is open is free by a theorem, or makes fewer cards come home in this deal. */
  | { readonly name: 'free' | 'fatal'; readonly build: WrittenMove };

/** How each claim is written. */
const FORMS: Readonly<Record<Claim['name'], string>> = {
  wins: 'wins',
  lost: 'lost',
  loses: 'loses',
  most: 'most 49',
  kills: 'kills 4',
  best: 'best',
  chance: 'chance 33.3',
  shuffles: 'shuffles 8/24',
  free: 'free 9C-TC',
  fatal: 'fatal 9C-TC',
};

/** Reads a claim without the brackets of a study: `most 49`, `free 9C-TC`. */
export function parseClaim(text: string): Result<Claim> {
  const [name = '', value, ...more] = text.trim().split(/\s+/);
  if (!Object.hasOwn(FORMS, name)) {
    return fail(`Expected a claim, one of ${Object.values(FORMS).join(', ')}; found ${quote(text)}.`);
  }
  const claim = more.length > 0 ? null : readClaim(name as Claim['name'], value);
  return claim === null
    ? fail(`Expected this claim to be written like “${FORMS[name as Claim['name']]}”, found ${quote(text)}.`)
    : ok(claim);
}

function readClaim(name: Claim['name'], value: string | undefined): Claim | null {
  switch (name) {
    case 'wins':
    case 'lost':
    case 'loses':
    case 'best':
      return value === undefined ? { name } : null;
    case 'most':
    case 'kills':
      return value !== undefined && /^\d{1,3}$/.test(value) ? { name, cards: Number(value) } : null;
    case 'chance':
      return value !== undefined && /^\d{1,3}(?:\.\d)?$/.test(value)
        ? { name, percent: Number(value) }
        : null;
    case 'shuffles': {
      const [, won, of] = /^(\d+)\/(\d+)$/.exec(value ?? '') ?? [];
      return won === undefined ? null : { name, won: Number(won), of: Number(of) };
    }
    case 'free':
    case 'fatal': {
      const move = value === undefined ? null : parseMove(value);
      return move?.ok ? { name, build: move.value } : null;
    }
  }
}
