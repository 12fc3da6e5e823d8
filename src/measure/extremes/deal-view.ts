import type { Card } from '../../core/card.ts';
import { deal } from '../../core/deal/deal.ts';
import { makeMove } from '../../core/move-notation.ts';
import { type Move, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { presetOf } from '../../core/preset.ts';
import { type MaximalOutcome, searchTable } from '../../solver/deal-search.ts';
import { buildable, CARD_COUNT, type DealTable, layFans, SUIT_COUNT } from '../../solver/deal-table.ts';
import { cardsHome, type FoundationHeights } from '../heights.ts';
import { outcomeWithMostHome } from '../policies.ts';

/** The game whose first deals are searched. */
export const { rules: lucie } = presetOf('la-belle-lucie')!;

/** The heights of a new game. */
export const NOTHING_HOME: FoundationHeights = new Array<number>(SUIT_COUNT).fill(0);

/** A first deal of La Belle Lucie, searched to its end by plays alone: no redeal. */
export interface DealView {
  /** The seed that `newGame` deals it from. */
  readonly seed: string;
  readonly start: Position;
  /** Every maximal outcome. */
  readonly ends: readonly MaximalOutcome[];
  /** The most cards that can come home, 0–52. */
  readonly most: number;
  readonly isWon: boolean;
  /** Whether the search came to its end. */
  readonly proved: boolean;
}

/** Deals a seed, and searches the deal. */
export function viewDeal(seed: string): DealView {
  const start = deal(lucie, seed);
  const { ends, proved } = searchTable(layOut(start.fans), 'all');
  const most = cardsHome(outcomeWithMostHome(ends).foundations);
  return { seed, start, ends, most, isWon: most === CARD_COUNT, proved };
}

/** Lays out fans of a new game of La Belle Lucie for a search. */
export function layOut(fans: Position['fans'], heights: FoundationHeights = NOTHING_HOME): DealTable {
  return layFans(false, fans, heights);
}

/** The cards that can be built now, single cards among them. */
export function openBuilds(table: DealTable): Card[] {
  const cards: Card[] = [];
  for (let fan = 0; fan < table.fanCount; fan++) {
    const card = buildable(table, fan, 0);
    if (card >= 0) cards.push(card);
  }
  return cards;
}

/** A line of moves as text: `AC 9C-TC`. */
export function lineText(start: Position, line: readonly Move[]): string {
  let position = start;
  const moves = line.map((move) => {
    const text = makeMove(lucie, position, move);
    position = play(lucie, position, move);
    return text;
  });
  return moves.join(' ');
}
