import { type Card, KING, rankOf, suitOf } from '../card.ts';
import { FAN_SIZE, type Rules } from '../rules.ts';

/** Deals cards in threes from the first fan on, the remainder as a short last fan. */
export function inThrees(cards: readonly Card[]): Card[][] {
  const fans: Card[][] = [];
  for (let from = 0; from < cards.length; from += FAN_SIZE) fans.push(cards.slice(from, from + FAN_SIZE));
  return fans;
}

/** Deals cards one to each fan in turn, so that the last fan is short where they do not come out even. */
export function dealInTurn(cards: readonly Card[]): Card[][] {
  const fans: Card[][] = Array.from({ length: Math.ceil(cards.length / FAN_SIZE) }, () => []);
  let next = 0;
  for (let round = 0; round < FAN_SIZE; round++) {
    const count = Math.floor((cards.length + round) / FAN_SIZE);
    for (let fan = 0; fan < count; fan++) fans[fan]?.push(cards[next++] ?? 0);
  }
  return fans;
}

/** Slips kings down in their fan where the rules say so; the order is otherwise kept. */
export function kingsDown(rules: Rules, fan: readonly Card[]): readonly Card[] {
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
