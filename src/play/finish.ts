import { ACE, type Card, KING, rankOf } from '../core/card.ts';
import { legalPlays, type Move, play } from '../core/moves.ts';
import { isWon, type Position } from '../core/position.ts';
import { goesOn, type Rules, runsDown } from '../core/rules.ts';

/*
 * The end of a game that plays itself: all cards left can go home one after another, with no other move between them.
 * With KD QD | KC on the table and all else home there is such a line, `QD KD KC`; with QD KD | KC there is none, for the
 * queen lies under her king. Which card goes first matters only where two can go to one pile: two packs, piles on which suits mix.
 */

/** Positions looked at before a line is given up: where several cards can go, most orders of them do. */
const MOST = 1000;

/** The moves that bring all cards home by foundation plays alone, in the order found; null where there is no such line. */
export function finishLine(rules: Rules, position: Position): readonly Move[] | null {
  if (isWon(rules, position) || !mayFinish(rules, position)) return null;
  const seen = new Set<string>();
  const visit = (current: Position): readonly Move[] | null => {
    if (isWon(rules, current)) return [];
    // What is home says what is left, for nothing else moves.
    const key = current.foundations.join('|');
    if (seen.has(key) || seen.size === MOST) return null;
    seen.add(key);
    for (const move of legalPlays(rules, current)) {
      if (move.kind !== 'play' || move.to.at !== 'foundation') continue;
      const rest = visit(play(rules, current, move));
      if (rest !== null) return [move, ...rest];
    }
    return null;
  };
  return visit(position);
}

/** A quick look that says no to nearly every position: whether all could go home if no two cards wanted one place. */
function mayFinish(rules: Rules, { fans, wastes, cells, stock, foundations }: Position): boolean {
  if (stock.length > 0) return false;
  const heights = foundations.map((pile) => pile.length);
  const goes = (card: Card): boolean => {
    let taken = false;
    for (const [pile, height] of heights.entries()) {
      const place = runsDown(rules, pile) ? KING - rankOf(card) : rankOf(card) - ACE;
      if (place > height || !goesOn(rules, pile, place, card)) continue;
      taken = true;
      if (place === height) heights[pile] = height + 1;
    }
    return taken;
  };
  const stacks = [...fans, ...wastes, ...cells.map((card) => (card === null ? [] : [card]))];
  const left = stacks.map((cards) => [...cards]);
  for (let moved = true; moved; ) {
    moved = false;
    for (const cards of left)
      while (cards.length > 0 && goes(cards.at(-1) ?? -1)) {
        cards.pop();
        moved = true;
      }
  }
  return left.every((cards) => cards.length === 0);
}
