import { type Card, cardOf, KING, makeCard, parseCard, type Rank, rankOf, suitOf } from './card.ts';
import { availableCards } from './moves.ts';
import { isWon, type Position } from './position.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { fits, nextRank, pileSuit, type Rules } from './rules.ts';

/** What is to be reached in a deal. */
export type Goal =
  /** Bring these cards to their foundations. */
  | { readonly kind: 'home'; readonly cards: readonly Card[] }
  /** Win the game. */
  | { readonly kind: 'win' };

/** How far a goal has been reached: `done` of `of` steps. */
export interface GoalProgress {
  readonly done: number;
  readonly of: number;
}

/** Reads a goal as authors write it: `home AC AS`, or `win`. */
export function parseGoal(text: string): Result<Goal> {
  const [kind, ...words] = text.trim().split(/\s+/);
  if (kind === 'win' && words.length === 0) return ok({ kind });
  if (kind !== 'home' || words.length === 0) {
    return fail(`A goal is written like “home AC AS” or “win”; found ${quote(text)}.`);
  }
  const cards: Card[] = [];
  for (const word of words) {
    const card = parseCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok({ kind, cards });
}

/** Writes a goal; read back by {@link parseGoal}. */
export function makeGoal(goal: Goal): string {
  return goal.kind === 'win' ? 'win' : `home ${goal.cards.map(makeCard).join(' ')}`;
}

/** Says how far a goal is reached in a position; it is met when `done` equals `of`. */
export function progress(rules: Rules, goal: Goal, position: Position): GoalProgress {
  if (goal.kind === 'win') return { done: isWon(rules, position) ? 1 : 0, of: 1 };
  const isHome = (card: Card): boolean => position.foundations.some((pile) => pile.includes(card));
  return { done: goal.cards.filter(isHome).length, of: goal.cards.length };
}

/** Why a goal is lost: a card that cannot come home any more in this deal, and the card above it that never leaves. */
export interface LossProof {
  readonly card: Card;
  readonly blocker: Card;
}

/**
 * The proof that a goal can no longer be reached in this deal, without redeal or merci; null when there is none.
 *
 * The proof is generous to the player: a card counts as movable once it could be uncovered and some place could
 * take it, as if no build ever buried anything and every place stayed open. What even such a player cannot bring
 * home is lost; null only means that this proof does not show it. Of the suit that is lost it names the lowest card.
 */
export function proveLoss(rules: Rules, goal: Goal, position: Position): LossProof | null {
  // Cells, a stock and a choice of foundations, or of cards for one, are beyond this proof.
  if (rules.cells > 0 || position.stock.length > 0 || rules.packs > 1) return null;
  if (rules.foundationSuit === 'any-suit') return null;
  const fans = [...position.fans, ...position.wastes];
  const heights = position.foundations.map((pile) => pile.length);
  const open = new Set(availableCards(position));
  const home = new Set(position.foundations.flat());
  const movable = new Set<Card>();
  const hasPlace = (card: Card): boolean =>
    home.has(card) ||
    (rules.emptyFan !== 'closed' && (rules.emptyFan === 'any-card' || rankOf(card) === KING)) ||
    [...open].some((onto) => onto !== card && fits(rules, card, onto));
  const stuck = (card: Card): boolean => !movable.has(card);

  for (let size = -1; size !== open.size + home.size + movable.size; ) {
    size = open.size + home.size + movable.size;
    for (const card of open) {
      const pile = heights.findIndex((height, at) => {
        const suit = pileSuit(rules, at);
        return nextRank(rules, at, height) === rankOf(card) && (suit === null || suit === suitOf(card));
      });
      if (pile >= 0 && !home.has(card)) {
        home.add(card);
        heights[pile] = (heights[pile] ?? 0) + 1;
      }
      if (hasPlace(card)) movable.add(card);
    }
    for (const cards of fans) {
      for (const card of cards.slice(Math.max(cards.findLastIndex(stuck), 0))) open.add(card);
    }
  }
  const lost = (goal.kind === 'win' ? fans.flat() : goal.cards).find((card) => !home.has(card));
  if (lost === undefined) return null;
  // The lowest of its suit that stays behind would be home if it were ever uncovered: something stuck lies on it.
  const card = cardOf((heights[suitOf(lost)] ?? 0) as Rank, suitOf(lost));
  return { card, blocker: fans.find((cards) => cards.includes(card))?.findLast(stuck) ?? card };
}
