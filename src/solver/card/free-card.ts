/*
 * The search for a line that uncovers one card of a same-suit deal.
 *
 * A card is uncovered once the cards that lie above it have left; cards built on it come later. So all that counts is
 * the height of its fan, and a line that brings it down still does after the free moves of deal-search.ts: they leave
 * every other move of the line as it was. Where moves are counted, none is made for nothing.
 *
 * An example: clubs and hearts are home to the jack, diamonds to the king, spades to the eight.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * KS lies under QC and TS, so one move is not enough. Two are: TS-JS, then QC home. Asked without a count, the search
 * finds JS-QS 9S TS QC, all free moves once JS is built.
 */

import type { Card } from '../../core/card.ts';
import type { Move } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { isSameSuitDeal } from '../deal-search.ts';
import { build, buildable, halfKey, lay, movesOf, SUIT_COUNT, sendHome, takeBack } from '../deal-table.ts';
import { makeFreeMoves } from '../free-moves.ts';
import { createKeySet } from '../key-set.ts';

/** The answer for one card: how far it can be uncovered in this deal. */
export interface FreeCard {
  /** Legal moves that uncover the card, or those after which fewest of the cards above it are left. */
  readonly line: readonly Move[];
  /** How many cards lie above it at the end of the line; 0 when it is uncovered, or home. */
  readonly cardsAbove: number;
  /** Whether no line does better. */
  readonly proved: boolean;
  /** Positions searched. */
  readonly nodes: number;
}

/**
 * Looks for a line that uncovers a card of a same-suit deal, in at most `within` moves where that is not null; looks at
 * `limit` positions at most. A card that is in no fan counts as uncovered. Throws for any other game.
 */
export function searchFree(
  rules: Rules,
  position: Position,
  card: Card,
  within: number | null,
  limit = 1_000_000,
): FreeCard {
  if (!isSameSuitDeal(rules)) throw new Error('the search for a free card is for same-suit games');
  const spot = find(position, card);
  if (spot?.at !== 'fan') return { line: [], cardsAbove: 0, proved: true, nodes: 0 };
  const table = lay(rules, position);
  const lowest = table.kingsFill ? 0 : 1;
  const countAbove = (): number => Math.max(table.height[spot.fan]! - spot.depth - 1, 0);
  const seen = createKeySet();
  /** By key of a position: the most moves that were left when it was met. */
  const movesLeftAt = new Map<string, number>();
  let best = { cardsAbove: countAbove(), moveBytes: new Uint8Array() };
  let nodes = 0;
  let stopped = false;

  /** Whether a position has been looked at before, with at least as many moves left. */
  const isKnown = (movesLeft: number): boolean => {
    if (within === null) return !seen.add(halfKey(table, 0), halfKey(table, 2));
    const key = `${halfKey(table, 0)} ${halfKey(table, 2)}`;
    if ((movesLeftAt.get(key) ?? -1) >= movesLeft) return true;
    movesLeftAt.set(key, movesLeft);
    return false;
  };
  const visit = (movesLeft: number): void => {
    nodes++;
    if (within === null) makeFreeMoves(table);
    if (countAbove() < best.cardsAbove)
      best = { cardsAbove: countAbove(), moveBytes: table.undoStack.slice(0, table.moveCount) };
    if (best.cardsAbove === 0 || countAbove() > movesLeft) return;
    if ((within === null && table.uncoverable[card] === 0) || isKnown(movesLeft)) return;
    if (nodes >= limit) {
      stopped = true;
      return;
    }
    const mark = table.moveCount;
    for (let suit = 0; suit < SUIT_COUNT && best.cardsAbove > 0; suit++) {
      if (!sendHome(table, suit)) continue;
      visit(movesLeft - 1);
      takeBack(table, mark);
    }
    for (let fan = 0; fan < table.fanCount && best.cardsAbove > 0 && !stopped; fan++) {
      const top = buildable(table, fan, lowest);
      if (top < 0) continue;
      build(table, top);
      visit(movesLeft - 1);
      takeBack(table, mark);
    }
  };
  visit(within ?? Number.POSITIVE_INFINITY);
  const line = untilFree(movesOf(best.moveBytes, position), position.fans[spot.fan]!.slice(spot.depth + 1));
  return { line, cardsAbove: best.cardsAbove, proved: best.cardsAbove === 0 || !stopped, nodes };
}

/** Cuts a line off where the last of the cards above has left: free moves that follow can build on the card again. */
function untilFree(line: readonly Move[], above: readonly Card[]): readonly Move[] {
  const left = new Set(above);
  for (const [index, move] of line.entries()) {
    if (move.kind === 'play') left.delete(move.card);
    if (left.size === 0) return line.slice(0, index + 1);
  }
  return line;
}
