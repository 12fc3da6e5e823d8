import type { Card } from '../../../core/card.ts';
import { home, type Position } from '../../../core/position.ts';
import type { PuzzleGoal } from '../../../core/puzzle-goal.ts';
import { cardName, count, list } from './board.ts';

/** What a puzzle asks for, as a clause: `bring 2 more cards home`. */
export function goalClause(goal: PuzzleGoal, start: Position): string {
  switch (goal.kind) {
    case 'win':
      return 'win in this deal';
    case 'count':
      return `bring ${count(goal.cards - home(start), 'more card')} home`;
    case 'free':
      return `free the ${cardName(goal.card)}${goal.within === null ? '' : ` in ${count(goal.within, 'move')}`}`;
    case 'redeal':
      return 'take the redeal at its best';
    case 'home':
      return `bring ${list(goal.cards.map((card) => `the ${cardName(card)}`))} home`;
  }
}

/** What a puzzle asks for, in full: what is not said in the clause, and that there is no redeal. */
export function goalNote(goal: PuzzleGoal): string {
  switch (goal.kind) {
    case 'win':
      return 'All cards come home without a redeal.';
    case 'count':
      return `That makes ${goal.cards} in all, without a redeal.`;
    case 'free':
      return 'It is free when no card lies on it, or when it is home.';
    case 'redeal':
      return 'Bring home what should go home, hold back what is worth more on the table, then redeal.';
    case 'home':
      return 'There is no redeal.';
  }
}

/** Cards of one suit that follow each other. */
export interface Run {
  readonly from: Card;
  readonly to: Card;
}

/** Cards in runs, for fewer words. */
export function runsOf(cards: readonly Card[]): Run[] {
  const runs: { from: Card; to: Card }[] = [];
  for (const card of cards.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    // Numbers go on from a king to the next suit's ace.
    if (last !== undefined && last.to === card - 1 && card % 13 !== 0) last.to = card;
    else runs.push({ from: card, to: card });
  }
  return runs;
}

/** Cards in words: `the 3 of clubs and the 7 of clubs to the king of clubs`. */
export function runsText(runs: readonly Run[]): string {
  return list(
    runs.flatMap(({ from, to }) => {
      const [first, last] = [`the ${cardName(from)}`, `the ${cardName(to)}`];
      return to - from > 1 ? `${first} to ${last}` : from === to ? first : [first, last];
    }),
  );
}
