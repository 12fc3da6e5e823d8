import type { Card } from '../card.ts';
import { dealUp } from '../moves.ts';
import { cardsLeft, type Position } from '../position.ts';
import { dealtCount, type Rules } from '../rules.ts';
import { type DealOrder, dealInTurn, dealtFans, fanByFan } from './lay-out.ts';
import { pysolfcNumber, pysolfcRedeal } from './pysolfc.ts';
import { shuffled } from './shuffle.ts';

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
    ...position.stock,
    // Where there is a stock, PySolFC turns each fan over onto it, and deals fan by fan.
    ...position.fans.flatMap((fan) => (rules.stock > 0 ? [...fan].reverse() : fan)),
    ...position.cells.filter((card) => card !== null),
  ]);
  return dealAgain(rules, position, cards, rules.stock > 0 ? fanByFan : dealInTurn);
}

/**
 * The next deal, when the cards left are dealt in the given order; where there is a stock, what the first deal had no place
 * for is the stock again. `order` lays the others out: by default fan by fan from the first on, the remainder as a short
 * last fan.
 */
export function dealAgain(
  rules: Rules,
  position: Position,
  cards: readonly Card[],
  order: DealOrder = fanByFan,
): Position {
  const stock = [...cards].reverse();
  const foundations = position.foundations.map((pile) => [...pile]);
  const onFans = dealUp(rules, stock, foundations, dealtCount(rules));
  return {
    fans: dealtFans(rules, onFans, order),
    foundations,
    cells: Array.from({ length: rules.cells }, () => null),
    stock,
    wastes: Array.from({ length: rules.wastes }, () => []),
    deal: position.deal + 1,
    merciUsed: position.merciUsed,
    moved: [],
  };
}
