/** The suits in the order of their numbers: clubs, diamonds, hearts, spades. */
export const SUITS = ['C', 'D', 'H', 'S'] as const;
/** The ranks from low to high, as letters; a ten is `T` (`parseCard` reads `10`, too). */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

/** A suit as its index in {@link SUITS}, 0–3. */
export type Suit = number;
/** A rank as its index in {@link RANKS}, 0 (ace) – 12 (king). */
export type Rank = number;
/** A card as a number, pack × 52 + suit × 13 + rank: 0–51 in one pack, 0–103 in two. The ten of hearts is 35. */
export type Card = number;

/** The rank of an ace, 0. */
export const ACE: Rank = 0;
/** The rank of a king, 12. */
export const KING: Rank = 12;
/** How many cards one pack has, 52. */
export const PACK = 52;

/** The rank of a card, 0 (ace) – 12 (king). */
export function rankOf(card: Card): Rank {
  return card % 13;
}

/** The suit of a card, 0–3. */
export function suitOf(card: Card): Suit {
  return Math.floor(card / 13) % 4;
}

/** The pack of a card: 0, or 1 in a game of two packs. */
export function packOf(card: Card): number {
  return Math.floor(card / PACK);
}

/** Whether a card is red (diamonds, hearts). */
export function isRed(card: Card): boolean {
  const suit = suitOf(card);
  return suit === 1 || suit === 2;
}

/** The card of a rank, suit and pack (0 or 1): `cardOf(9, 2)` is the ten of hearts, 35. */
export function cardOf(rank: Rank, suit: Suit, pack = 0): Card {
  return pack * PACK + suit * 13 + rank;
}

/** Every card of one or two packs, in the order of their numbers. */
export function allCards(packs: number): Card[] {
  return Array.from({ length: packs * PACK }, (_, card) => card);
}

/** Writes a card as rank, suit and, in the second pack, an apostrophe: `9H`, `TC`, `AS'`. */
export function makeCard(card: Card): string {
  return `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}${packOf(card) === 0 ? '' : "'"}`;
}
