import { type Card, RANKS, type Rank, rankOf, type Suit, suitOf } from '../../../core/card.ts';

/** The ranks in words, from the ace. */
export const RANK_WORDS = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
const SUIT_WORDS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** The index of a card: `A`, `10`, `K`. */
export function rankMark(rank: Rank): string {
  return RANKS[rank]!.replace('T', '10');
}

/** A suit in words: `hearts`. */
export function suitName(suit: Suit): string {
  return SUIT_WORDS[suit] ?? '';
}

/** A card in words: `9 of hearts`, `ace of spades`. */
export function cardName(card: Card): string {
  return `${RANK_WORDS[rankOf(card)]} of ${suitName(suitOf(card))}`;
}

/** How a card is called in a sentence: in words, or a sign that the page puts in their place. */
export type CardNames = (card: Card) => string;

/** A clause as a sentence: with a capital and a full stop. */
export function sentence(clause: string): string {
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A number of things: `1 card`, `3 cards`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

const AND = new Intl.ListFormat('en-GB');

/** Things in a row: `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[]): string {
  return AND.format(parts);
}
