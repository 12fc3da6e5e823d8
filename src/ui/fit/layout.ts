import type { Suit } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import { foundationCount, pileSuit, type Rules, runsDown } from '../../core/rules.ts';

/*
 * A board knows no rules, only facts to draw: for La Belle Lucie four foundations that run up, one of each suit, `deals`
 * 3 (the first and two redeals), `merci` 0 and `emptyFan` 'none'. A game of two packs has eight foundations; one whose
 * foundations run down as well shows those last.
 */

/** What a board must know of the rules in order to draw a position: facts to show, none to decide by. */
export interface Layout {
  /** The foundation piles: their suit (null where they take any) and whether they run down from the king. */
  readonly piles: readonly { readonly suit: Suit | null; readonly down: boolean }[];
  /** How many cards a full fan is dealt: what the size of the cards is worked out for. */
  readonly fanSize: number;
  /** How many deals a game has, the first included. */
  readonly deals: number;
  /** How many mercis a game has. */
  readonly merci: number;
  /** How many of them make a new fan: all or none; and the first deal in which they may. */
  readonly newFans: number;
  readonly newFansFrom: number;
  /** What an emptied fan is for. */
  readonly emptyFan: Rules['emptyFan'];
}

/** The layout of a game. */
export function layoutOf(rules: Rules): Layout {
  return {
    piles: Array.from({ length: foundationCount(rules) }, (_, pile) => ({
      suit: pileSuit(rules, pile),
      down: runsDown(rules, pile),
    })),
    fanSize: rules.fanSize,
    deals: rules.redeals + 1,
    merci: rules.merci,
    newFans: rules.merciTo === 'own-new-fan' ? rules.merci : 0,
    newFansFrom: rules.merciWhen === 'last-deal' ? rules.redeals + 1 : 1,
    emptyFan: rules.emptyFan,
  };
}

/**
 * A position as a board lays it out, so that no move changes the size of the cards: behind its fans an empty one for each that
 * a draw of this deal may still make.
 */
export function withNewFans({ newFans, newFansFrom }: Layout, position: Position): Position {
  const { fans, deal, merciUsed } = position;
  if (deal < newFansFrom || merciUsed >= newFans) return position;
  return { ...position, fans: [...fans, ...Array<[]>(newFans - merciUsed).fill([])] };
}

/** Whether a board has a place for a stock, which stays once the stock is used up. */
export function hasStockPlace({ emptyFan }: Layout, { stock, wastes }: Position): boolean {
  return stock.length + wastes.length > 0 || emptyFan === 'stock';
}

/** Spades, hearts, clubs, diamonds: black and red in turn, as most people lay them. */
export const SUIT_ORDER: readonly Suit[] = [3, 2, 0, 1];

/** The foundation piles in the order in which they are shown, first those that run up. */
export function pileOrder(layout: Layout): number[] {
  const rank = (pile: number): number => {
    const { suit, down } = layout.piles[pile]!;
    return (down ? 100 : 0) + (suit === null ? pile : Math.floor(pile / 4) * 4 + SUIT_ORDER.indexOf(suit));
  };
  return layout.piles.map((_, pile) => pile).sort((a, b) => rank(a) - rank(b));
}
