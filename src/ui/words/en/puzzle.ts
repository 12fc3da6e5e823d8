import { type Card, type CardRun, runsOf } from '../../../core/card.ts';
import { home, type Position } from '../../../core/position.ts';
import type { Theme } from '../../../core/puzzle.ts';
import type { PuzzleGoal } from '../../../core/puzzle-goal.ts';
import { cardName, count, list, sentence } from './phrases.ts';

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

/** Cards in words: `the 3 of clubs and the 7 of clubs to the king of clubs`. */
export function runsText(runs: readonly CardRun[]): string {
  return list(
    runs.flatMap(({ from, to }) => {
      const [first, last] = [`the ${cardName(from)}`, `the ${cardName(to)}`];
      return to - from > 1 ? `${first} to ${last}` : from === to ? first : [first, last];
    }),
  );
}

/** What a theme is called, what its puzzles ask, and the idea behind their solutions. */
interface ThemeWords {
  readonly title: string;
  readonly asks: string;
  readonly idea: string;
}

/** The words of each theme. */
export const THEME_WORDS: Readonly<Record<Theme, ThemeWords>> = {
  'free-or-fatal': {
    title: 'Free or fatal?',
    asks: 'Several builds are there. Which can be made for nothing, and which loses the deal?',
    idea: 'A build is for ever: ask what lies under the card it covers before you ask what it uncovers.',
  },
  'which-first': {
    title: 'Which first?',
    asks: 'Two builds of one suit want each other’s place. The order decides.',
    idea: 'A card that is built on cannot take another: the lower build comes first only where the higher can wait.',
  },
  'open-the-fan': {
    title: 'Open the fan',
    asks: 'One fan holds what the deal needs. Find the way to its bottom card.',
    idea: 'Count what has to leave a fan, and whether each card has a place that stays open so long.',
  },
  'free-the-card': {
    title: 'Free the card',
    asks: 'Free one card in a few moves.',
    idea: 'Go backwards: what lies on the card, where can that go, and what lies there?',
  },
  'win-this-deal': {
    title: 'Win this deal',
    asks: 'A long way, and every card can still come home. Find it.',
    idea: 'With all cards in sight a deal is a chain of conditions: settle the ones that cannot wait.',
  },
  'only-move': {
    title: 'The only move',
    asks: 'Many moves, and one of them keeps the win.',
    idea: 'Each other move takes away a place or buries a card that the win cannot do without.',
  },
  'under-the-king': {
    title: 'Under the king',
    asks: 'A card lies under a king, who has nowhere to go but home. Save what is beneath him.',
    idea: 'A king leaves his fan only for home: what is under him waits for his whole suit.',
  },
  sacrifice: {
    title: 'The best sacrifice',
    asks: 'Something must be given up. Give up the least.',
    idea: 'A build may kill cards and still be the best: compare what it costs with what it opens.',
  },
  'hold-back': {
    title: 'Hold back',
    asks: 'The deal cannot be won. What should lie on the table when the cards are dealt again?',
    idea: 'A rule that is nearly always right: keep the kings; then count the cards left by threes, and if nothing is over keep one card more.',
  },
  draw: {
    title: 'Which card to draw',
    asks: 'The merci draws one buried card. Choose the one that wins.',
    idea: 'Draw the card that holds the most others back, not the one that is buried deepest.',
  },
  'kings-to-spaces': {
    title: 'Kings to spaces',
    asks: 'An empty fan takes a king. Make the space, and fill it with the right one.',
    idea: 'A space is worth what lies under the king that goes there.',
  },
  'cap-of-three': {
    title: 'A cap of three',
    asks: 'No fan holds more than three cards. Find room.',
    idea: 'Under a cap only a short fan takes a card: make room before you need it. An emptied fan takes none any more.',
  },
  'any-suit': {
    title: 'Any suit',
    asks: 'A card goes on any card one higher. Choose among its places.',
    idea: 'With several places for a card, keep open the one that another card will need.',
  },
};

/** The words of the pages with puzzles. */
export const PUZZLES = {
  puzzle: 'Puzzle',
  number: (title: string, number: number) => `${title.replace(/\?$/, '')} ${number}`,
  place: (number: number, of: number) => `Puzzle ${number} of ${of}`,
  solution: 'Solution',
  also: 'These first moves keep the goal as well:',
  only: 'No other first move keeps the goal.',
  wrong: 'What the other first moves lose:',
  kills: 'kills',
  loses: 'loses the goal',
  atBest: 'then at best',
  frees: 'frees',
  worth: (percent: number) => `; the best redeal after it wins ${percent.toFixed(1)}\u00A0%`,
  not: 'not',
  proved: 'All of this is proved: every way was searched to its end.',
  tables:
    'Every way was searched to its end; what a redeal is worth comes from the measured tables of perfect play.',
  won: (percent: number) =>
    `With this redeal ${percent.toFixed(1)}\u00A0% of games are won, by the measured tables.`,
  before: 'Back',
  next: 'Next',
  all: 'All puzzles',
  learn: 'Read about it',
} as const;

/** Why the first move of a solution works, and what a wrong one would have killed. */
export function whyText(
  first: { readonly clause: string; readonly uncovers: Card | null },
  wrong: { readonly clause: string; readonly lostCards: readonly Card[] } | null,
): string {
  const freed = first.uncovers === null ? '' : `, which frees the ${cardName(first.uncovers)}`;
  const begins = sentence(`it begins with the ${first.clause}${freed}`);
  if (wrong === null || wrong.lostCards.length === 0) return begins;
  return `${begins} The ${wrong.clause} would have killed ${runsText(runsOf(wrong.lostCards))}.`;
}
