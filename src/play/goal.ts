import { type Card, makeCard, parseCard } from '../core/card.ts';
import { isWon, type Position } from '../core/position.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';

/** What a lesson asks the reader to do on its board. */
export type Goal =
  /** Bring these cards to their foundations. */
  | { readonly kind: 'home'; readonly cards: readonly Card[] }
  /** Win the game. */
  | { readonly kind: 'win' };

/** How far a goal has been reached: `done` of `of` steps. */
export interface Progress {
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
export function progress(rules: Rules, goal: Goal, position: Position): Progress {
  if (goal.kind === 'win') return { done: isWon(rules, position) ? 1 : 0, of: 1 };
  const isHome = (card: Card): boolean => position.foundations.some((pile) => pile.includes(card));
  return { done: goal.cards.filter(isHome).length, of: goal.cards.length };
}
