import { type Card, suitOf } from '../../core/card.ts';
import type { CountName } from '../../core/claim.ts';
import { cardsMoved, isBuild, legalMercis, legalPlays, play } from '../../core/moves.ts';
import { cardsLeft, home, type Position } from '../../core/position.ts';
import { makeKey } from '../../core/position-notation.ts';
import { fits, type Rules } from '../../core/rules.ts';
import { lockedCards } from '../../explain/locked.ts';
import type { GamePoint } from './game-point.ts';

/** The number of what can be counted at a point of a game: cards home, or builds since the start. */
export function countAt(name: CountName, { game: { rules, start }, position, moves }: GamePoint): number {
  switch (name) {
    case 'home':
      return home(position);
    case 'left':
      return cardsLeft(position).length;
    case 'moves':
      return legalPlays(rules, position).length;
    case 'builds':
      return legalPlays(rules, position).filter(isBuild).length;
    case 'draws':
      return new Set(cardsMoved(legalMercis(rules, position))).size;
    case 'played':
      return moves.length;
    case 'built':
      return moves.filter(isBuild).length;
    case 'brought':
      return home(position) - home(start);
    case 'generous':
      return lockedCards(rules, position).ceilings.reduce((sum, height) => sum + height, 0);
  }
}

/** How many cards lie on a card; null for one that is in no fan. */
export function cardsOn(position: Position, card: Card): number | null {
  const fan = position.fans.find((cards) => cards.includes(card));
  return fan === undefined ? null : fan.length - 1 - fan.indexOf(card);
}

/**
 * In how many fans a card can come to lie on a card that takes it, when only cards of its suit are built. The ten of
 * spades comes to lie in 2 fans where it can be built on its jack, and the jack before that on its queen.
 */
export function fansReached(rules: Rules, start: Position, card: Card): number {
  const fans = new Set<number>();
  const reached = new Map([[makeKey(rules, start), start]]);
  // A map is walked in the order of insertion, and entries that are added on the way are walked as well.
  for (const position of reached.values()) {
    const fan = position.fans.findIndex((cards) => cards.at(-1) === card);
    const below = position.fans[fan]?.at(-2);
    if (below !== undefined && fits(rules, card, below)) fans.add(fan);
    for (const move of legalPlays(rules, position)) {
      if (!isBuild(move) || !('card' in move) || suitOf(move.card) !== suitOf(card)) continue;
      const next = play(rules, position, move);
      reached.set(makeKey(rules, next), next);
    }
  }
  return fans.size;
}
