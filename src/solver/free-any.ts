import type { Card } from '../core/card.ts';
import { legalPlays, type Move, play } from '../core/moves.ts';
import { find, type Position } from '../core/position.ts';
import { makeKey } from '../core/position-notation.ts';
import type { Rules } from '../core/rules.ts';
import type { FreeCard } from './free-card.ts';

/**
 * Looks for a line of at most `within` plays that uncovers a card, or brings it home, under any rules: every line of
 * the plain rules, except that a move takes one card away at the most, so that those above the card must not outnumber
 * the moves left. `searchFree` is far faster where cards are built down in suit.
 */
export function searchFreeAny(
  rules: Rules,
  start: Position,
  card: Card,
  within: number,
  limit: number,
): FreeCard {
  const aboveIt = (position: Position): number => {
    const spot = find(position, card);
    if (spot?.at !== 'fan') return 0;
    return position.fans[spot.fan]!.length - spot.depth - 1;
  };
  const leftAt = new Map<string, number>();
  const line: Move[] = [];
  let best: { readonly above: number; readonly line: readonly Move[] } = { above: aboveIt(start), line: [] };
  let nodes = 0;

  const visit = (at: Position, left: number): void => {
    const above = aboveIt(at);
    nodes++;
    if (above < best.above) best = { above, line: [...line] };
    if (above === 0 || above > left || nodes >= limit) return;
    const key = makeKey(rules, at);
    if ((leftAt.get(key) ?? -1) >= left) return;
    leftAt.set(key, left);
    for (const move of legalPlays(rules, at)) {
      line.push(move);
      visit(play(rules, at, move), left - 1);
      line.pop();
      if (best.above === 0) return;
    }
  };
  visit(start, within);
  return { ...best, proved: best.above === 0 || nodes < limit, nodes };
}
