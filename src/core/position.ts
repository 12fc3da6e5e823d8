import type { Card } from './card.ts';
import { cardCount, type Rules } from './rules.ts';

/**
 * Where every card lies, and what has been used up. Plain data; made by a deal, a parser or a move, checked once
 * where it comes from outside (`checkPosition`), and trusted after that.
 */
export interface Position {
  /** The fans, each from its bottom card to its top card. An emptied fan stays in the list, so numbers hold. */
  readonly fans: readonly (readonly Card[])[];
  /** The foundation piles, first card first; in one pack pile n is suit n. */
  readonly foundations: readonly (readonly Card[])[];
  /** The reserve cells, null where free. */
  readonly cells: readonly (Card | null)[];
  /** The stock; its last card is dealt next. */
  readonly stock: readonly Card[];
  /** The waste piles, each with its available card last. */
  readonly wastes: readonly (readonly Card[])[];
  /** Which deal this is, from 1; deal n comes after n − 1 redeals. */
  readonly deal: number;
  /** How many mercis have been taken in the game. */
  readonly merciUsed: number;
  /** The cards moved within the tableau in this deal, by number; kept only where the rules ask for it, else empty. */
  readonly moved: readonly Card[];
}

/** Where a card is. `under` is the card that lies on it, or null when it is available. */
export type Spot =
  | { readonly at: 'fan'; readonly fan: number; readonly depth: number; readonly under: Card | null }
  | { readonly at: 'waste'; readonly waste: number; readonly under: Card | null }
  | { readonly at: 'cell'; readonly cell: number }
  | { readonly at: 'foundation'; readonly pile: number }
  | { readonly at: 'stock' };

/** Finds a card; null when it is not in the position at all. */
export function find(position: Position, card: Card): Spot | null {
  // Without entries(), whose pairs are much of what a move at the table leaves in memory.
  for (let fan = 0; fan < position.fans.length; fan++) {
    const cards = position.fans[fan]!;
    const depth = cards.indexOf(card);
    if (depth >= 0) return { at: 'fan', fan, depth, under: cards[depth + 1] ?? null };
  }
  const pile = position.foundations.findIndex((cards) => cards.includes(card));
  if (pile >= 0) return { at: 'foundation', pile };
  const cell = position.cells.indexOf(card);
  if (cell >= 0) return { at: 'cell', cell };
  for (const [waste, cards] of position.wastes.entries()) {
    const depth = cards.indexOf(card);
    if (depth >= 0) return { at: 'waste', waste, under: cards[depth + 1] ?? null };
  }
  return position.stock.includes(card) ? { at: 'stock' } : null;
}

/** How many cards are on the foundations, 0–52, or 0–104 in two packs. */
export function home(position: Position): number {
  return position.foundations.reduce((sum, pile) => sum + pile.length, 0);
}

/** Whether every card is on the foundations. */
export function isWon(rules: Rules, position: Position): boolean {
  return home(position) === cardCount(rules);
}

/** The cards that a redeal would gather, in the order of their numbers. */
export function cardsLeft(position: Position): Card[] {
  const inCells = position.cells.filter((card) => card !== null);
  const rest = [...position.fans, ...position.wastes, position.stock, inCells].flat();
  return rest.sort((a, b) => a - b);
}
