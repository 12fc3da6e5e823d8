import { type Card, KING, rankOf, suitOf } from '../card.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';

/** How cards are laid in fans of a size, the last of them short where they do not come out even. */
export type DealOrder = (cards: readonly Card[], size: Rules['fanSize']) => Card[][];

/** Deals one fan after the other. */
export const fanByFan: DealOrder = (cards, size) => {
  const fans: Card[][] = [];
  for (let from = 0; from < cards.length; from += size) fans.push(cards.slice(from, from + size));
  return fans;
};

/** Deals one card to each fan in turn. */
export const dealInTurn: DealOrder = (cards, size) => {
  const fans: Card[][] = Array.from({ length: Math.ceil(cards.length / size) }, () => []);
  let next = 0;
  for (let round = 0; round < size; round++) {
    const count = Math.floor((cards.length + round) / size);
    for (let fan = 0; fan < count; fan++) fans[fan]?.push(cards[next++] ?? 0);
  }
  return fans;
};

/** The fans of a deal: the cards in the given order, kings slipped down in their fan where the rules say so, and the empty fans. */
export function dealtFans(rules: Rules, cards: readonly Card[], order: DealOrder): Position['fans'] {
  return [
    ...order(cards, rules.fanSize).map((fan) => kingsDown(rules, fan)),
    ...Array(rules.spaces).fill([]),
  ];
}

/** Slips kings down in their fan; the order is otherwise kept. */
function kingsDown(rules: Rules, fan: readonly Card[]): readonly Card[] {
  if (rules.kingsDown === 'under-own-suit') return fan.reduce(laidUnderOwnSuit, []);
  const sinks = (card: Card, depth: number): boolean => {
    if (rules.kingsDown === 'none' || rankOf(card) !== KING) return false;
    return rules.kingsDown === 'all' || fan.slice(0, depth).some((below) => suitOf(below) === suitOf(card));
  };
  const kings = fan.filter(sinks);
  return kings.length === 0 ? fan : [...kings, ...fan.filter((card) => !kings.includes(card))];
}

/** A fan with one more card: a king slips just under the lowest card of its suit, any other card lies on top. */
function laidUnderOwnSuit(fan: readonly Card[], card: Card): readonly Card[] {
  const own = rankOf(card) === KING ? fan.findIndex((below) => suitOf(below) === suitOf(card)) : -1;
  return own < 0 ? [...fan, card] : [...fan.slice(0, own), card, ...fan.slice(own)];
}
