import { MersenneTwister19937 } from 'random-js';
import { ACE, allCards, type Card, KING, packOf, rankOf, suitOf } from './card.ts';
import { dealStock } from './moves.ts';
import { cardsLeft, type Position } from './position.ts';
import {
  type DealNumber,
  dealInTurn,
  makeDealNumber,
  pysolfcPack,
  pysolfcRedeal,
  readDealNumber,
  shuffleWith,
} from './pysolfc.ts';
import { beginsWithAce, FAN_SIZE, foundationCount, type Rules } from './rules.ts';

/**
 * Deals a new game from a seed, any text; the same rules and seed give the same deal everywhere and for ever.
 *
 * The seed `pysolfc:24` gives the deal that PySolFC has under the number 24: see {@link pysolfcSeed}.
 */
export function deal(rules: Rules, seed: string): Position {
  const number = pysolfcNumber(seed);
  if (number === null) return dealPack(rules, shuffled(allCards(rules.packs), seed, 0));
  return dealPack(rules, pysolfcPack(rules, number), dealInTurn);
}

const PYSOLFC = 'pysolfc:';

/** The seed that deals as PySolFC does under a deal number: `pysolfc:24`. */
export function pysolfcSeed(number: DealNumber): string {
  return `${PYSOLFC}${makeDealNumber(number)}`;
}

function pysolfcNumber(seed: string): DealNumber | null {
  return seed.startsWith(PYSOLFC) ? readDealNumber(seed.slice(PYSOLFC.length)) : null;
}

/**
 * Gathers, shuffles and deals the cards left; whether a redeal is allowed is asked of `refusal`.
 *
 * The result depends only on the seed, the number of the redeal and the set of cards left, never on the order in
 * which they lay: two players who leave the same cards get the same fans, and trying again cannot reroll.
 *
 * PySolFC lets its generator run on and gathers the fans as they lie. The first redeal of a `pysolfc:` seed does the
 * same, so there the order of the cards counts; a later one cannot, since how far the generator has run depends on
 * the cards of redeals that the position no longer shows, and is drawn like that of any other seed.
 */
export function redeal(rules: Rules, seed: string, position: Position): Position {
  const number = position.deal === 1 ? pysolfcNumber(seed) : null;
  if (number === null) return dealAgain(rules, position, shuffled(cardsLeft(position), seed, position.deal));
  const cards = pysolfcRedeal(rules, number, [
    ...position.fans.flat(),
    ...position.cells.filter((card) => card !== null),
  ]);
  return dealAgain(rules, position, cards, dealInTurn);
}

/**
 * The next deal, when the cards left are dealt in the given order. `inFans` lays them out: by default in threes from
 * the first fan on, the remainder as a short last fan.
 */
export function dealAgain(
  rules: Rules,
  position: Position,
  cards: readonly Card[],
  inFans: (cards: readonly Card[]) => Card[][] = inThrees,
): Position {
  return {
    fans: inFans(cards).map((fan) => kingsDown(rules, fan)),
    foundations: position.foundations,
    cells: Array.from({ length: rules.cells }, () => null),
    stock: [],
    wastes: Array.from({ length: rules.wastes }, () => []),
    deal: position.deal + 1,
    merciUsed: position.merciUsed,
    moved: [],
  };
}

/**
 * The first deal, when a whole pack is dealt in the given order. `inFans` lays it out: by default in threes from the
 * first fan on, the remainder as a short last fan.
 */
export function dealPack(
  rules: Rules,
  pack: readonly Card[],
  inFans: (cards: readonly Card[]) => Card[][] = inThrees,
): Position {
  // An ace laid out before the deal is first on its foundation: that of its suit, in two packs of its own pack.
  const isLaidOut = (card: Card): boolean =>
    rankOf(card) === ACE && beginsWithAce(rules, suitOf(card) + 4 * packOf(card));
  const rest = pack.filter((card) => !isLaidOut(card));
  const onFans = rest.slice(0, rest.length - (rules.wastes > 0 ? rules.stock : 0));
  const position: Position = {
    fans: inFans(onFans).map((fan) => kingsDown(rules, fan)),
    foundations: Array.from({ length: foundationCount(rules) }, (_, pile) => [pile * 13].filter(isLaidOut)),
    cells: Array.from({ length: rules.cells }, () => null),
    stock: rest.slice(onFans.length).reverse(),
    wastes: Array.from({ length: rules.wastes }, () => []),
    deal: 1,
    merciUsed: 0,
    moved: [],
  };
  return dealStock(position);
}

function inThrees(cards: readonly Card[]): Card[][] {
  const fans: Card[][] = [];
  for (let from = 0; from < cards.length; from += FAN_SIZE) fans.push(cards.slice(from, from + FAN_SIZE));
  return fans;
}

/** Slips kings to the bottom of a fan where the rules say so; the order is otherwise kept. */
function kingsDown(rules: Rules, fan: readonly Card[]): readonly Card[] {
  const sinks = (card: Card, depth: number): boolean => {
    if (rules.kingsDown === 'none' || rankOf(card) !== KING) return false;
    return rules.kingsDown === 'all' || fan.slice(0, depth).some((below) => suitOf(below) === suitOf(card));
  };
  const kings = fan.filter(sinks);
  return kings.length === 0 ? fan : [...kings, ...fan.filter((card) => !kings.includes(card))];
}

/** Shuffles cards by a Mersenne Twister seeded with the text, the number of the redeal and the cards themselves. */
function shuffled(cards: readonly Card[], seed: string, number: number): Card[] {
  const sorted = [...cards].sort((a, b) => a - b);
  const letters = Array.from({ length: seed.length }, (_, index) => seed.charCodeAt(index));
  const engine = MersenneTwister19937.seedWithArray([letters.length, ...letters, number, ...sorted]);
  return shuffleWith((most) => evenly(engine, most), sorted);
}

/** Draws a whole number from 0 to `most`; what lies beyond the last whole round of them is drawn again. */
function evenly(engine: MersenneTwister19937, most: number): number {
  const numbers = most + 1;
  const end = 2 ** 32 - (2 ** 32 % numbers);
  for (;;) {
    const drawn = engine.next() >>> 0;
    if (drawn < end) return drawn % numbers;
  }
}
