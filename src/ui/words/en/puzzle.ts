import type { CardRun } from '../../../core/card-run.ts';
import { home, type Position } from '../../../core/position.ts';
import type { PuzzleGoal } from '../../../core/puzzle-goal.ts';
import { cardName, count, list } from './phrases.ts';

/** What a puzzle asks for, as a clause: `bring 2 more cards home`. */
export function goalClause(goal: PuzzleGoal, start: Position): string {
  switch (goal.kind) {
    case 'win':
      return 'win in this deal';
    case 'count':
      return `bring ${count(goal.cards - home(start), 'more card')} home`;
    case 'free':
      return `uncover the ${cardName(goal.card)}${goal.within === null ? '' : ` in ${count(goal.within, 'move')}`}`;
    case 'redeal':
      return 'redeal at the best moment';
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
      return 'It is uncovered when no card lies on it, or when it is home.';
    case 'redeal':
      return 'Send home the cards that should go home, hold back those that are worth more on the table, then redeal.';
    case 'home':
      return 'There is no redeal.';
  }
}

/** Cards in words: `the 3 of clubs and the 7 of clubs to the king of clubs`. */
export function runsText(runs: readonly CardRun[], name = cardName): string {
  return list(
    runs.flatMap(({ from, to }) => {
      const [first, last] = [`the ${name(from)}`, `the ${name(to)}`];
      return to - from > 1 ? `${first} to ${last}` : from === to ? first : [first, last];
    }),
  );
}
