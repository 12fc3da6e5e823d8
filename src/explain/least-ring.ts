import type { Card } from '../core/card.ts';
import { cardsLeft, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { greatestRing, isLost, type Ring, stacksOf } from './locked.ts';

/**
 * A closed set that loses as many cards as all closed sets together, with no card too many, and how many those are. Null
 * where none is lost by any, or a merci may be taken. In the example of locked.ts it is 3C and 9H, which lose 18 cards.
 */
export function leastRing(
  rules: Rules,
  position: Position,
): { readonly cards: readonly Card[]; readonly lost: number } | null {
  const stacks = stacksOf(rules, position);
  if (stacks === null) return null;
  const left = cardsLeft(position);
  const lostBy = (ring: Ring) => left.filter((card) => isLost(stacks, ring, card)).length;
  let ring = greatestRing(stacks, stacks.stacks.flat());
  const lost = lostBy(ring);
  if (lost === 0) return null;
  for (const card of ring.cards) {
    const rest = [...ring.cards].filter((other) => other !== card);
    const without = greatestRing(stacks, rest);
    if (lostBy(without) === lost) ring = without;
  }
  return { cards: [...ring.cards].toSorted((a, b) => a - b), lost };
}
