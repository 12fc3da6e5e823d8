import { type Card, makeCard } from './card.ts';
import { parseCard } from './card-notation.ts';
import { type Goal, progress } from './goal.ts';
import { makeGoal, parseGoal } from './goal-notation.ts';
import { availableCards } from './moves.ts';
import { home, type Position } from './position.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { cardCount, type Rules } from './rules.ts';

/** What a puzzle asks for, until the end of its deal. */
export type PuzzleGoal =
  | Goal
  /** Have at least so many cards home. Written `count 31`. */
  | { readonly kind: 'count'; readonly cards: number }
  /** Uncover a card, or bring it home, in at most `within` moves where that is not null. Written `free 5H in 4`. */
  | { readonly kind: 'free'; readonly card: Card; readonly within: number | null }
  /**
   * Take the redeal that begins deal number `deal` with as many cards home, by suit, as in one of the lists `from`: the
   * stopping points with the highest chance, found when the puzzle was made. Written `redeal 3 from 4-6-9-9 4-6-9-10`.
   */
  | { readonly kind: 'redeal'; readonly deal: number; readonly from: readonly (readonly number[])[] };

const EXPECTED =
  'The goal of a puzzle is written like “win”, “home AC AS”, “count 31”, “free 5H in 4” or “redeal 3 from 4-6-9-9”';

const HEIGHTS = /^\d{1,2}(-\d{1,2}){3}$/;

/** Reads a goal: `win`, `home AC AS`, `count 31`, `free 5H`, `free 5H in 4`, `redeal 3 from 4-6-9-9 4-6-9-10`. */
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
  const stops = words.slice(3);
  if (kind === 'redeal' && /^\d$/.test(first) && words[2] === 'from' && stops.length > 0) {
    if (stops.every((stop) => HEIGHTS.test(stop))) {
      return ok({ kind, deal: Number(first), from: stops.map((stop) => stop.split('-').map(Number)) });
    }
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
    case 'redeal':
      return `redeal ${goal.deal} from ${goal.from.map((heights) => heights.join('-')).join(' ')}`;
    default:
      return makeGoal(goal);
  }
}

/** Says in a sentence why a goal makes no sense under some rules, or null. */
export function goalFault(rules: Rules, goal: PuzzleGoal): string | null {
  const count = cardCount(rules);
  const cards = goal.kind === 'home' ? goal.cards : goal.kind === 'free' ? [goal.card] : [];
  const stray = cards.find((card) => card >= count);
  if (stray !== undefined) return `There is no ${makeCard(stray)} in this game.`;
  if (goal.kind === 'redeal' && (goal.deal < 2 || goal.deal > rules.redeals + 1)) {
    return `This game has ${rules.redeals + 1} deals, and none but the first is a redeal.`;
  }
  return goal.kind === 'count' && goal.cards > count ? `There are only ${count} cards in this game.` : null;
}

/** Whether a goal is reached in a position that is `movesMade` moves into its puzzle. */
export function isMet(rules: Rules, goal: PuzzleGoal, position: Position, movesMade: number): boolean {
  switch (goal.kind) {
    case 'count':
      return home(position) >= goal.cards;
    case 'free': {
      if (goal.within !== null && movesMade > goal.within) return false;
      const isHome = position.foundations.some((pile) => pile.includes(goal.card));
      return isHome || availableCards(position).includes(goal.card);
    }
    case 'redeal':
      return (
        position.deal === goal.deal &&
        goal.from.some((heights) => position.foundations.every((pile, suit) => pile.length === heights[suit]))
      );
    default: {
      const { done, of } = progress(rules, goal, position);
      return done === of;
    }
  }
}
