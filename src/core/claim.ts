/*
 * Claims: what a text says of a position, in a form that the build proves.
 *
 * In a study a claim stands in a comment, in brackets, and is about the position after the move before it, or about
 * that move. An example: with clubs and hearts home to the jack, diamonds to the king and spades to the eight, and
 * the fans QH KC QS | KH 9S JS | KS QC TS,
 *
 *   1. JS-QS! {It uncovers the 9S. [%wins]} (1. TS-JS?? {[%kills 6] [%most 46]})
 *
 * claims that the deal can be won after JS-QS, that TS-JS makes six cards fewer come home, and that 46 then can. The
 * word `kills` is one of the format, which is published and stays as it is; the site says that a move loses cards.
 */

import type { Card } from './card.ts';
import { parseCard } from './card-notation.ts';
import { parseMove, type WrittenMove } from './move-notation.ts';
import { fail, ok, quote, type Result } from './result.ts';

/**
 * What everybody can count, on the board or in the moves: cards home and in play; moves, builds and draws that are
 * open; moves made since the start, builds among them, and cards that they brought home; and the cards that could come
 * home if builds buried nothing, the generous count.
 */
export type CountName =
  | 'home'
  | 'left'
  | 'moves'
  | 'builds'
  | 'draws'
  | 'played'
  | 'built'
  | 'brought'
  | 'generous';

/** A claim of a position, or of the move that led there. */
export type Claim =
  /** `wins`, `lost`: the deal can, or can not, be won from here without a redeal. `loses`: the last move lost it. */
  | { readonly name: 'wins' | 'lost' | 'loses' }
  /**
   * `most`: so many cards can be home at the end of this deal and no more. `kills`: the last move lost so many of
   * them.
   */
  | { readonly name: 'most' | 'kills'; readonly cards: number }
  /** No move in the place of the last one gives a higher chance to win the game. */
  | { readonly name: 'best' }
  /** The chance to win the game from here by perfect play, in percent, to one place. */
  | { readonly name: 'chance'; readonly percent: number }
  /** Of all orders in which the cards left can be dealt again, how many are won in that deal. */
  | { readonly name: 'shuffles'; readonly won: number; readonly of: number }
  /** A build that is open is free by a theorem, or makes fewer cards come home in this deal. */
  | { readonly name: 'free' | 'fatal'; readonly build: WrittenMove }
  /** So many more cards can come home in this deal; or so many of the open moves keep the most that can. */
  | { readonly name: 'more' | 'ways'; readonly count: number }
  /** Something that everybody can count. */
  | { readonly name: CountName; readonly count: number }
  /** So many cards lie on a card; or so many fans are open to it by builds of its suit alone, its run with it. */
  | { readonly name: 'on' | 'places'; readonly count: number; readonly card: Card };

/** An example of each claim as it is written, for messages. */
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
  more: 'more 5',
  ways: 'ways 2',
  on: 'on 2 9C',
  places: 'places 2 9C',
  home: 'home 23',
  left: 'left 29',
  moves: 'moves 3',
  builds: 'builds 3',
  draws: 'draws 3',
  played: 'played 7',
  built: 'built 3',
  brought: 'brought 5',
  generous: 'generous 52',
};

/** Reads a claim without its brackets: `most 49`, `free 9C-TC`. The fault says how it is written. */
export function parseClaim(text: string): Result<Claim> {
  const [name = '', ...values] = text.trim().split(/\s+/);
  if (!Object.hasOwn(FORMS, name)) {
    return fail(`Expected a claim, one of ${Object.values(FORMS).join(', ')}; found ${quote(text)}.`);
  }
  const claim = readClaim(name as Claim['name'], values);
  return claim === null
    ? fail(`Expected this claim to be written like “${FORMS[name as Claim['name']]}”, found ${quote(text)}.`)
    : ok(claim);
}

/** The number that a claim is about, as a text would print it; null for a claim without a number, and for a chance. */
export function numberIn(claim: Claim): number | null {
  if ('cards' in claim) return claim.cards;
  if ('count' in claim) return claim.count;
  return claim.name === 'shuffles' ? claim.of : null;
}

const COUNT = /^\d{1,3}$/;

function readClaim(name: Claim['name'], [value, second, ...more]: readonly string[]): Claim | null {
  if (more.length > 0 || (second !== undefined) !== (name === 'on' || name === 'places')) return null;
  switch (name) {
    case 'wins':
    case 'lost':
    case 'loses':
    case 'best':
      return value === undefined ? { name } : null;
    case 'most':
    case 'kills':
      return COUNT.test(value ?? '') ? { name, cards: Number(value) } : null;
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
    case 'on':
    case 'places': {
      const card = parseCard(second ?? '');
      return COUNT.test(value ?? '') && card.ok ? { name, count: Number(value), card: card.value } : null;
    }
    default:
      return COUNT.test(value ?? '') ? { name, count: Number(value) } : null;
  }
}
