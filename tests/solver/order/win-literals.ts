import { type Move, play } from '../../../src/core/moves.ts';
import type { Position } from '../../../src/core/position.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { goesHome } from '../../../src/solver/order/event-order.ts';
import { comesBefore, leavesForHome, liesOn } from '../../../src/solver/order/order-literals.ts';

/**
 * The literals of order-literals.ts that a win makes true, of those that say that something is so. The first card of a fan may
 * leave it only for home in this win, as in every line of a search.
 */
export function literalsOfWin(rules: Rules, start: Position, line: readonly Move[]): Set<number> {
  const literals = new Set<number>();
  const first = new Set(start.fans.map(([card]) => card));
  const left = new Set<number>();
  const events: number[] = [];
  line.reduce((position, move) => {
    if (move.kind !== 'play') throw new Error('not a play');
    const { card, to } = move;
    const isHome = to.at === 'foundation';
    const leaves = !left.has(card) && !first.has(card);
    if (first.has(card) && !isHome) throw new Error('the first card of a fan leaves it for another');
    const now = [...(leaves ? [card] : []), ...(isHome ? [goesHome(card)] : [])];
    if (leaves && isHome) literals.add(leavesForHome(card));
    for (const event of now) {
      for (const fan of position.fans) {
        for (const [depth, built] of fan.entries()) {
          if (left.has(built) && built !== card) literals.add(liesOn(built, fan[depth - 1]!, event));
        }
      }
      if (to.at === 'fan') literals.add(liesOn(card, position.fans[to.fan]!.at(-1)!, event));
      events.push(event);
    }
    left.add(card);
    return play(rules, position, move);
  }, start);
  for (const [at, event] of events.entries()) {
    // Each pair is one variable, whose literals are even and odd.
    for (const later of events.slice(at + 1)) literals.add(comesBefore(event, later));
  }
  return literals;
}
