import type { Card } from '../core/card.ts';
import { find, type Position } from '../core/position.ts';
import { fits, goesOn, type Rules } from '../core/rules.ts';

/** Where a card lies. */
export interface Whereabouts {
  readonly card: Card;
  readonly at: 'fan' | 'waste' | 'cell' | 'stock' | 'foundation';
  /** How many cards lie on it, 0 where it is uncovered; in the stock those that are dealt before it. */
  readonly above: number;
  /** The top card of its fan or waste pile, which may be the card itself; null elsewhere. */
  readonly top: Card | null;
}

/** A card that lies on the one asked about, and its two doors. */
export interface CoveringCard {
  readonly card: Card;
  /**
   * The cards that its foundation takes next before it, in the order of the foundations; the card itself where it is next,
   * and none where no foundation will take it.
   */
  readonly home: readonly Whereabouts[];
  /** The cards not home that it could be built on; one that is uncovered may take it now. */
  readonly places: readonly Whereabouts[];
}

/** Where a card lies; throws for one that is not in the position. */
export function whereaboutsOf(position: Position, card: Card): Whereabouts {
  const spot = find(position, card);
  if (spot === null) throw new Error(`card ${card} is not in the position`);
  const above =
    spot.at === 'stock'
      ? position.stock.length - 1 - position.stock.indexOf(card)
      : cardsUpon(position, card).length;
  const top = spot.at === 'fan' || spot.at === 'waste' ? (cardsUpon(position, card).at(-1) ?? card) : null;
  return { card, at: spot.at, above, top };
}

/** The cards that lie on a card in its fan or waste pile, the lowest first. */
export function cardsUpon({ fans, wastes }: Position, card: Card): Card[] {
  const cards = [...fans, ...wastes].find((list) => list.includes(card)) ?? [];
  return cards.slice(cards.indexOf(card) + 1);
}

/** The cards that lie on a card, the top card first, each with its doors. */
export function coveringCards(rules: Rules, position: Position, card: Card): CoveringCard[] {
  return cardsUpon(position, card)
    .reverse()
    .map((cover) => doorsOf(rules, position, cover));
}

/** A card and its two doors: its foundation, and the cards of the tableau that it could be built on. */
export function doorsOf(rules: Rules, position: Position, card: Card): CoveringCard {
  const rest = [...position.fans, ...position.wastes, position.cells, position.stock].flat();
  const left = rest.filter((one) => one !== null).sort((a, b) => a - b);
  const next = position.foundations.flatMap((pile, index) => {
    const height = pile.length;
    if (goesOn(rules, index, height, card)) return [card];
    const above = Array.from({ length: 13 - height }, (_, at) => height + at);
    if (!above.some((later) => goesOn(rules, index, later, card))) return [];
    return left.filter((one) => goesOn(rules, index, height, one));
  });
  const places = left.filter((onto) => fits(rules, card, onto));
  return {
    card,
    home: [...new Set(next)].map((one) => whereaboutsOf(position, one)),
    places: places.map((one) => whereaboutsOf(position, one)),
  };
}
