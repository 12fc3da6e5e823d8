import { type Card, cardOf, makeCard, rankOf, suitOf } from './card.ts';
import { fail, ok, type Result } from './result.ts';
import { cardCount, fanCount, fits, foundationCount, nextRank, pileSuit, type Rules } from './rules.ts';

/**
 * Where every card lies, and what has been used up. Plain data; made by a deal, a parser or a move, checked once
 * by {@link checkPosition} where it comes from outside, and trusted after that.
 */
export interface Position {
  /** The fans, each from its bottom card to its top card. An emptied fan stays in the list, so numbers hold. */
  readonly fans: readonly (readonly Card[])[];
  /** The foundation piles, first card first; in one pack pile n is suit n. */
  readonly foundations: readonly (readonly Card[])[];
  /** The reserve cells, null where free. */
  readonly cells: readonly (Card | null)[];
  /** The stock; its last card is dealt next. */
  readonly stock: readonly Card[];
  /** The waste piles, each with its available card last. */
  readonly wastes: readonly (readonly Card[])[];
  /** Which deal this is, from 1; deal n comes after n − 1 redeals. */
  readonly deal: number;
  /** How many mercis have been taken in the game. */
  readonly merciUsed: number;
  /** The cards moved within the tableau in this deal, by number; kept only where the rules ask for it, else empty. */
  readonly moved: readonly Card[];
}

/** Where a card is. `under` is the card that lies on it, or null when it is available. */
export type Spot =
  | { readonly at: 'fan'; readonly fan: number; readonly depth: number; readonly under: Card | null }
  | { readonly at: 'waste'; readonly waste: number; readonly under: Card | null }
  | { readonly at: 'cell'; readonly cell: number }
  | { readonly at: 'foundation'; readonly pile: number }
  | { readonly at: 'stock' };

/** Finds a card; null when it is not in the position at all. */
export function find(position: Position, card: Card): Spot | null {
  for (const [fan, cards] of position.fans.entries()) {
    const depth = cards.indexOf(card);
    if (depth >= 0) return { at: 'fan', fan, depth, under: cards[depth + 1] ?? null };
  }
  const pile = position.foundations.findIndex((cards) => cards.includes(card));
  if (pile >= 0) return { at: 'foundation', pile };
  const cell = position.cells.indexOf(card);
  if (cell >= 0) return { at: 'cell', cell };
  for (const [waste, cards] of position.wastes.entries()) {
    const depth = cards.indexOf(card);
    if (depth >= 0) return { at: 'waste', waste, under: cards[depth + 1] ?? null };
  }
  return position.stock.includes(card) ? { at: 'stock' } : null;
}

/** How many cards are on the foundations. */
export function home(position: Position): number {
  return position.foundations.reduce((sum, pile) => sum + pile.length, 0);
}

/** Whether every card is on the foundations. */
export function isWon(rules: Rules, position: Position): boolean {
  return home(position) === cardCount(rules);
}

/** The cards that a redeal would gather, in the order of their numbers. */
export function cardsLeft(position: Position): Card[] {
  const held = position.cells.filter((card) => card !== null);
  const rest = [...position.fans, ...position.wastes, position.stock, held].flat();
  return rest.sort((a, b) => a - b);
}

/** Every card in the position, wherever it is, in reading order. */
function everyCard(position: Position): Card[] {
  const held = position.cells.filter((card) => card !== null);
  return [...position.foundations, held, position.stock, ...position.wastes, ...position.fans].flat();
}

/** Checks a position from outside against the rules; the fault says which card or count is wrong. */
export function checkPosition(rules: Rules, position: Position): Result<Position> {
  const count = cardCount(rules);
  const cards = everyCard(position);
  const seen = new Set(cards);
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  const stray = cards.find((card) => card >= count);
  const missing: Card[] = [];
  for (let card = 0; card < count; card++) if (!seen.has(card)) missing.push(card);

  if (twice !== undefined || stray !== undefined || missing.length > 0) {
    const clauses: string[] = [];
    if (twice !== undefined) clauses.push(`the ${makeCard(twice)} stands twice`);
    if (stray !== undefined) clauses.push(`the ${makeCard(stray)} is of a second pack`);
    if (missing.length > 0) clauses.push(missingText(missing));
    return fail(`Expected the ${count} cards once each, found ${cards.length}: ${clauses.join(', ')}.`);
  }
  if (position.fans.length > fanCount(rules)) {
    return fail(
      `Expected at most ${fanCount(rules)} fans, emptied ones included; found ${position.fans.length}.`,
    );
  }
  if (position.foundations.length !== foundationCount(rules)) {
    return fail(`Expected ${foundationCount(rules)} foundations, found ${position.foundations.length}.`);
  }
  for (const [pile, onPile] of position.foundations.entries()) {
    const suit = pileSuit(rules, pile);
    for (const [height, card] of onPile.entries()) {
      const rank = nextRank(rules, pile, height);
      if (rank === rankOf(card) && (suit === null || suit === suitOf(card))) continue;
      const wanted = suit === null || rank === null ? 'another card' : `the ${makeCard(cardOf(rank, suit))}`;
      return fail(`Foundation ${pile + 1} holds the ${makeCard(card)} where ${wanted} belongs.`);
    }
  }
  if (position.cells.length !== rules.cells) {
    return fail(`Expected ${rules.cells} reserve cells, found ${position.cells.length}.`);
  }
  if (position.wastes.length !== rules.wastes) {
    return fail(`Expected ${rules.wastes} waste piles, found ${position.wastes.length}.`);
  }
  if (position.stock.length > 0 && rules.wastes === 0) {
    return fail(`Expected no stock where no waste pile takes it, found ${position.stock.length} cards.`);
  }
  if (position.deal < 1 || position.deal > rules.redeals + 1) {
    return fail(`Expected deal 1 to ${rules.redeals + 1}, found deal ${position.deal}.`);
  }
  if (position.merciUsed < 0 || position.merciUsed > rules.merci) {
    return fail(`Expected at most ${rules.merci} mercis taken, found ${position.merciUsed}.`);
  }
  const { moved } = position;
  const odd = moved.find((card, at) => moved.indexOf(card) < at || !canHaveMoved(rules, position, card));
  if (odd !== undefined) {
    return fail(`Expected moved cards once each, where a move can leave them; found the ${makeCard(odd)}.`);
  }
  return ok(position);
}

/** Whether a card may be among those moved: it is in the game, and a move within the tableau can have left it there. */
function canHaveMoved(rules: Rules, position: Position, card: Card): boolean {
  const spot = find(position, card);
  // Once a card has been drawn from under another, what moved may lie anywhere.
  if (spot?.at !== 'fan' || position.merciUsed > 0) return spot !== null;
  const below = position.fans[spot.fan]?.[spot.depth - 1];
  return below === undefined ? rules.emptyFan !== 'closed' : fits(rules, card, below);
}

function missingText(missing: readonly Card[]): string {
  const names = missing.slice(0, 5).map(makeCard).join(', ');
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return `${names}${more} ${missing.length === 1 ? 'is' : 'are'} missing`;
}
