import { type Card, makeCard } from './card.ts';
import { parseCard } from './card-notation.ts';
import type { Goal } from './goal.ts';
import { fail, ok, quote, type Result } from './result.ts';

/** Reads the goal of a lesson: `home AC AS`, or `win`. */
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
