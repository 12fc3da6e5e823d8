import { allCards, type Card, packOf, suitOf } from '../card.ts';
import { dealStock, dealUp } from '../moves.ts';
import type { Position } from '../position.ts';
import { beginsLaidOut, dealtCount, foundationCount, goesOn, type Rules } from '../rules.ts';
import { type DealOrder, dealInTurn, dealtFans, fanByFan } from './lay-out.ts';
import { pysolfcNumber, pysolfcPack } from './pysolfc.ts';
import { shuffled } from './shuffle.ts';

/**
 * Deals a new game from a seed, any text; the same rules and seed give the same deal everywhere and for ever.
 *
 * The seed `pysolfc:24` gives the deal that PySolFC has under the number 24: see `pysolfcSeed`.
 */
export function deal(rules: Rules, seed: string): Position {
  const number = pysolfcNumber(seed);
  if (number === null) return dealPack(rules, shuffled(allCards(rules.packs), seed, 0));
  return dealPack(rules, pysolfcPack(rules, number), dealInTurn);
}

/**
 * The first deal, when a whole pack is dealt in the given order. `order` lays it out: by default fan by fan from
 * the first on, the remainder as a short last fan.
 */
export function dealPack(rules: Rules, pack: readonly Card[], order: DealOrder = fanByFan): Position {
  // A card laid out before the deal is first on its foundation: that of its suit, in two packs of its own pack.
  const pileOf = (card: Card): number => suitOf(card) + 4 * packOf(card);
  const isLaidOut = (card: Card): boolean =>
    beginsLaidOut(rules, pileOf(card)) && goesOn(rules, pileOf(card), 0, card);
  const foundations = Array.from({ length: foundationCount(rules) }, (_, pile) =>
    pack.filter((card) => pileOf(card) === pile && isLaidOut(card)),
  );
  const stock = pack.filter((card) => !isLaidOut(card)).reverse();
  const onFans = dealUp(rules, stock, foundations, dealtCount(rules));
  const position: Position = {
    fans: dealtFans(rules, onFans, order),
    foundations,
    cells: Array.from({ length: rules.cells }, () => null),
    stock,
    wastes: Array.from({ length: rules.wastes }, () => []),
    deal: 1,
    merciUsed: 0,
    moved: [],
  };
  return dealStock(position);
}
