import { type Card, makeCard, parseCard } from './card.ts';
import { type Goal, makeGoal, parseGoal, progress } from './goal.ts';
import { availableCards } from './moves.ts';
import { home, type Position } from './position.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { cardCount, type Rules } from './rules.ts';

/** What a puzzle asks for, within its deal: a goal of a lesson, or one of those that lessons do not need. */
export type PuzzleGoal =
  | Goal
  /** Have at least so many cards home. */
  | { readonly kind: 'count'; readonly cards: number }
  /** Uncover a card, or bring it home, in at most so many moves where that is not null. */
  | { readonly kind: 'free'; readonly card: Card; readonly within: number | null };

const EXPECTED = 'The goal of a puzzle is written like “win”, “home AC AS”, “count 31” or “free 5H in 4”';

/** Reads a goal: those of lessons, and `count 31`, `free 5H`, `free 5H in 4`. */
export function parsePuzzleGoal(text: string): Result<PuzzleGoal> {
  const words = text.trim().split(/\s+/);
  const [kind, first = '', , last = ''] = words;
  if (kind === 'count' && words.length === 2 && /^[1-9]\d{0,2}$/.test(first)) {
    return ok({ kind, cards: Number(first) });
  }
  if (kind === 'free' && (words.length === 2 || (words[2] === 'in' && words.length === 4))) {
    const card = parseCard(first);
    if (!card.ok) return card;
    if (words.length === 2) return ok({ kind, card: card.value, within: null });
    if (/^[1-9]\d?$/.test(last)) return ok({ kind, card: card.value, within: Number(last) });
  }
  if (kind === 'win' || (kind === 'home' && words.length > 1)) return parseGoal(text);
  return fail(`${EXPECTED}; found ${quote(text)}.`);
}

/** Writes a goal; read back by {@link parsePuzzleGoal}. */
export function makePuzzleGoal(goal: PuzzleGoal): string {
  switch (goal.kind) {
    case 'count':
      return `count ${goal.cards}`;
    case 'free':
      return `free ${makeCard(goal.card)}${goal.within === null ? '' : ` in ${goal.within}`}`;
    default:
      return makeGoal(goal);
  }
}

/** Says why a goal makes no sense under some rules, or null. */
export function goalFault(rules: Rules, goal: PuzzleGoal): string | null {
  const count = cardCount(rules);
  const cards = goal.kind === 'home' ? goal.cards : goal.kind === 'free' ? [goal.card] : [];
  const stray = cards.find((card) => card >= count);
  if (stray !== undefined) return `There is no ${makeCard(stray)} in this game.`;
  return goal.kind === 'count' && goal.cards > count ? `There are only ${count} cards in this game.` : null;
}

/** Whether a goal is reached in a position that `made` moves have led to. */
export function isMet(rules: Rules, goal: PuzzleGoal, position: Position, made: number): boolean {
  switch (goal.kind) {
    case 'count':
      return home(position) >= goal.cards;
    case 'free': {
      if (goal.within !== null && made > goal.within) return false;
      const isHome = position.foundations.some((pile) => pile.includes(goal.card));
      return isHome || availableCards(position).includes(goal.card);
    }
    default: {
      const { done, of } = progress(rules, goal, position);
      return done === of;
    }
  }
}
