import type { Card } from '../src/core/card.ts';

/** Every order of some cards. */
export function* everyOrder(cards: readonly Card[]): Generator<readonly Card[]> {
  if (cards.length === 0) yield [];
  for (const [at, card] of cards.entries())
    for (const rest of everyOrder(cards.toSpliced(at, 1))) yield [card, ...rest];
}
