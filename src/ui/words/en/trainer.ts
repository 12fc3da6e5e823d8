import type { Card } from '../../../core/card.ts';
import { runsOf } from '../../../core/card-run.ts';
import type { PuzzleGoal } from '../../../core/puzzle-goal.ts';
import { cardName, count } from './phrases.ts';
import { runsText } from './puzzle.ts';

/** The names of the parts of the trainer, and what it says. */
export const TRAINER = {
  task: 'Your task:',
  open: 'Right so far.',
  start: 'Play until the goal is reached. Any way to it counts.',
  judging: 'Checking…',
  unknown:
    'The solver could not decide this move within its limit. It counts neither for nor against you: play on.',
  reached: 'You have reached the goal.',
  lost: 'This loses the goal.',
  loses: 'Lost in this deal:',
  lostCard: 'lost: it can no longer come home in this deal',
  wanted: 'the card to uncover',
  wastes: 'The waste piles, top cards first:',
  rest: 'The best you can still do, step by step:',
  nothing: 'No other card can come home.',
  retry: 'Try again',
  retryKey: 'R',
  retried: 'Back before that move. Try another.',
  solved: {
    solved: 'Solved.',
    helped: 'Solved, with a hint.',
    failed: 'Solved, after a wrong move.',
  },
  why: 'Why:',
  next: 'Next puzzle',
  all: 'All puzzles',
  notKept: {
    refused: 'This browser keeps nothing here, so this try is not counted.',
    cleared: 'Your practice was cleared, and this try with it.',
  },
  noHintInRun: 'There are no hints in a run.',
  hintSource: 'Proved.',
  hintTables: 'By the measured tables of redeals.',
  wholeLine: 'The whole solution:',
  noWay: 'The goal cannot be reached from here any more. Take moves back, or start again.',
  noHint: 'The solver found no solution within its limit. Take a move back, and ask again.',
  made: (made: number, of: number) => `${made} of ${count(of, 'move')} made`,
  home: (home: number, of: number) => `${home} of ${of} home`,
  thenRedeal: 'then redeal',
} as const;

/** What a wrong move has done, as sentences; `home` are the cards at home after the best that is left. */
export function lossText(goal: PuzzleGoal, lost: readonly Card[], home: number): string {
  const cards = lost.length === 0 ? '' : `${TRAINER.loses} ${runsText(runsOf(lost))}. `;
  return cards + missText(goal, home);
}

/** How the goal is missed now. */
export function missText(goal: PuzzleGoal, home: number): string {
  switch (goal.kind) {
    case 'redeal':
      return 'You can no longer reach the best moment to redeal.';
    case 'win':
      return 'The deal cannot be won any more.';
    case 'count':
      return `At most ${home} cards can come home now, ${goal.cards - home} too few.`;
    case 'free':
      return `You can no longer uncover the ${cardName(goal.card)} ${
        goal.within === null ? 'in this deal' : `in ${count(goal.within, 'move')}`
      }.`;
    case 'home':
      return 'Not all of these cards can come home any more.';
  }
}

/** What a redeal is still worth after a wrong move, where that is known: chances to win in percent. */
export function worthText(left: number, best: number): string {
  return `Now at best ${left.toFixed(1)} games in 100 are won, by the measured tables; before this move it was ${best.toFixed(1)} in 100.`;
}

/** When a puzzle comes back: so many days from today. */
export function returnText(days: number, date: string): string {
  if (days <= 0) return 'Due again today.';
  return `Due again ${days === 1 ? 'tomorrow' : `in ${days} days, on ${date}`}.`;
}

/** What a try did to the rating of the player: `Your rating: 1481 → 1520.`; after the first try also what that is. */
export function ratingText(before: number | null, after: number): string {
  const now = Math.round(after);
  return before === null
    ? `Your rating: ${now}, of 1500 at the start. It says how hard the puzzles are that you solve every second time.`
    : `Your rating: ${Math.round(before)} → ${now}.`;
}
