import { type Card, suitOf } from './card.ts';
import { availableCards } from './moves.ts';
import { isWon, type Position } from './position.ts';
import { cardsNextOn, fillsFan, fits, goesOn, type Rules } from './rules.ts';

/** What is to be reached in a deal. */
export type Goal =
  /** Bring these cards to their foundations. */
  | { readonly kind: 'home'; readonly cards: readonly Card[] }
  /** Win the game. */
  | { readonly kind: 'win' };

/** How far a goal has been reached: `home AC AS` with one ace home is 1 `of` 2. */
export interface GoalProgress {
  readonly done: number;
  readonly of: number;
}

/** Says how far a goal is reached in a position; it is met when `done` equals `of`. */
export function progress(rules: Rules, goal: Goal, position: Position): GoalProgress {
  if (goal.kind === 'win') return { done: isWon(rules, position) ? 1 : 0, of: 1 };
  const isHome = (card: Card): boolean => position.foundations.some((pile) => pile.includes(card));
  return { done: goal.cards.filter(isHome).length, of: goal.cards.length };
}

/** Why a goal is lost: a card that cannot come home any more in this deal, and what keeps it there. */
export interface LossProof {
  /** The first card on its foundation that stays behind. */
  readonly card: Card;
  /** The card above it, in its fan or waste pile, that never leaves. */
  readonly blocker: Card;
}

/**
 * The proof that a goal can no longer be reached in this deal, without redeal or merci; null when there is none.
 *
 * The proof is generous to the player: a card counts as movable once it could be uncovered and some place could
 * take it, as if no build ever buried anything and every place stayed open. What even such a player cannot bring
 * home is lost; null only means that this proof does not show it.
 *
 * An example: clubs are home to the ace, hearts to the seven, diamonds and spades to the king, and the fans are 2C 4C
 * 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH. The 9H waits for TH or 8H, both under 3C; 3C waits for 4C or
 * 2C, both under 9H. So the goal to win is lost: 2C cannot come home, and its blocker is 9H.
 */
export function proveLoss(rules: Rules, goal: Goal, position: Position): LossProof | null {
  // Cells, a stock and a choice of foundations, or of cards for one, are beyond this proof.
  if (rules.cells > 0 || position.stock.length > 0 || rules.packs > 1) return null;
  if (rules.foundationSuit !== 'same-suit') return null;
  const lists = [...position.fans, ...position.wastes];
  const { home, movable, heights } = relaxedPlay(rules, position, lists);
  const lost = (goal.kind === 'win' ? lists.flat() : goal.cards).find((card) => !home.has(card));
  if (lost === undefined) return null;
  // The first of its suit that stays behind would be home if it were ever uncovered: a card that never leaves lies
  // on it.
  const [card = lost] = cardsNextOn(rules, suitOf(lost), heights[suitOf(lost)] ?? 0);
  const above = lists.find((cards) => cards.includes(card));
  return { card, blocker: above?.findLast((other) => !movable.has(other)) ?? card };
}

/** The result of playing on as if builds buried nothing: more than any real line of play can do. */
interface RelaxedPlay {
  /** The cards that could come home. */
  readonly home: ReadonlySet<Card>;
  /** The cards that could leave the place where they lie. */
  readonly movable: ReadonlySet<Card>;
  /** By foundation: the height that it could come to. */
  readonly heights: readonly number[];
}

function relaxedPlay(rules: Rules, position: Position, lists: Position['fans']): RelaxedPlay {
  const heights = position.foundations.map((pile) => pile.length);
  const uncovered = new Set(availableCards(position));
  const home = new Set(position.foundations.flat());
  const movable = new Set<Card>();
  const hasPlace = (card: Card): boolean =>
    home.has(card) ||
    fillsFan(rules, card) ||
    [...uncovered].some((onto) => onto !== card && fits(rules, card, onto));
  const sizes = (): number => uncovered.size + home.size + movable.size;

  for (let before = -1; before !== sizes(); ) {
    before = sizes();
    for (const card of uncovered) {
      const pile = heights.findIndex((height, index) => goesOn(rules, index, height, card));
      if (pile >= 0 && !home.has(card)) {
        home.add(card);
        heights[pile]!++;
      }
      if (hasPlace(card)) movable.add(card);
    }
    for (const cards of lists) {
      const lastStuck = cards.findLastIndex((card) => !movable.has(card));
      for (const card of cards.slice(Math.max(lastStuck, 0))) uncovered.add(card);
    }
  }
  return { home, movable, heights };
}
