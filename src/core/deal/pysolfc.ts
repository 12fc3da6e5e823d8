/*
 * The deal numbers of PySolFC (and of Microsoft's card games), worked out from a description of its shuffle: a random
 * number generator chosen by the number, a swap for each card from the last to the second (a Fisher–Yates shuffle), and
 * a deal from the end of the pack, one card to each fan in turn. See tests/data/README.md for the numbers this is
 * checked against.
 *
 * An example: number 24 is below 32,000, so it is one of Microsoft's. La Belle Lucie then begins with the fans
 * 4C 3C 3S | 5H 6H JH | QC JC TD and ends with the single card AS.
 */

import { type Card, cardOf, RANKS } from '../card.ts';
import type { Rules } from '../rules.ts';
import { mersenneTwister } from './mersenne-twister.ts';
import { type RandomNumbers, shuffleWith } from './shuffle.ts';

/** A deal number. Below 32,000, or written `ms1000000`, it is one of Microsoft’s games, else one of PySolFC’s own. */
export interface DealNumber {
  /** Whether Microsoft's generator deals it; else the Mersenne Twister of Python, which PySolFC runs on. */
  readonly microsoft: boolean;
  readonly number: bigint;
}

/** The first number that is too large for Microsoft's generator as it is written here. */
export const MICROSOFT_END = 2n ** 31n;
/** Matches a deal number as it is written: `24`, `ms24`. PySolFC itself makes numbers below 10^20. */
export const DEAL_NUMBER = /^(ms)?(\d{1,40})$/i;

/** Reads a deal number such as `24`, `ms1000000` or `12345678901234567890`; null when it is none. */
export function readDealNumber(text: string): DealNumber | null {
  const match = DEAL_NUMBER.exec(text);
  if (!match) return null;
  const number = BigInt(match[2] ?? '');
  const microsoft = match[1] !== undefined || number < 32_000n;
  return microsoft && (number === 0n || number >= MICROSOFT_END) ? null : { microsoft, number };
}

/** What a seed of PySolFC begins with, before its deal number. */
export const PYSOLFC = 'pysolfc:';

/** The deal number of a seed of PySolFC; null for any other seed. */
export function pysolfcNumber(seed: string): DealNumber | null {
  return seed.startsWith(PYSOLFC) ? readDealNumber(seed.slice(PYSOLFC.length)) : null;
}

/** The pack of a deal number in the order in which it is dealt, for a game's rules. */
export function pysolfcPack(rules: Rules, number: DealNumber): Card[] {
  return shuffleWith(generatorOf(number), newPack(rules.packs, number.microsoft)).reverse();
}

/** The cards that PySolFC deals at the first redeal, in the order of the deal, when `gathered` lie on the table. */
export function pysolfcRedeal(rules: Rules, number: DealNumber, gathered: readonly Card[]): Card[] {
  const generator = generatorOf(number);
  shuffleWith(generator, newPack(rules.packs, number.microsoft));
  return shuffleWith(generator, [...gathered]).reverse();
}

function generatorOf({ microsoft, number }: DealNumber): RandomNumbers {
  if (microsoft) {
    let state = number;
    return (most) => {
      state = (state * 214_013n + 2_531_011n) & 0x7fff_ffffn;
      return Number((state >> 16n) & 0x7fffn) % (most + 1);
    };
  }
  const words: number[] = [];
  for (let rest = number; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffff_ffffn));
  const next = mersenneTwister(words);
  return (most) => {
    const high = next() >>> 5;
    const low = next() >>> 6;
    return Math.floor(((high * 2 ** 26 + low) / 2 ** 53) * (most + 1));
  };
}

/** The pack before the shuffle: clubs, spades, hearts, diamonds; for Microsoft's single pack rank by rank. */
function newPack(packs: number, microsoft: boolean): Card[] {
  if (microsoft && packs === 1) {
    return RANKS.flatMap((_, rank) => [0, 1, 2, 3].map((suit) => cardOf(rank, suit)));
  }
  return Array.from({ length: packs }, (_, pack) =>
    [0, 3, 2, 1].flatMap((suit) => RANKS.map((_, rank) => cardOf(rank, suit, pack))),
  ).flat();
}
