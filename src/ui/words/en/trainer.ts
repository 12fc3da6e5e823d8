import { type Card, runsOf } from '../../../core/card.ts';
import type { PuzzleGoal } from '../../../core/puzzle-goal.ts';
import { cardName, count } from './phrases.ts';
import { runsText } from './puzzle.ts';

/** The names of the parts of the trainer, and what it says. */
export const TRAINER = {
  board: 'Puzzle',
  task: 'Your task:',
  open: 'This keeps the goal.',
  start: 'Find the move. Whatever keeps the goal is right.',
  judging: 'Looking whether the goal can still be reached…',
  unknown:
    'The solver could not decide this move within its limit. It counts neither for nor against you: play on.',
  reached: 'That is the goal.',
  lost: 'This loses the goal.',
  kills: 'It kills',
  killed: 'can no longer come home in this deal',
  rest: 'The best that is left, step by step:',
  nothing: 'No other card comes home.',
  retry: 'Try again',
  retryKey: 'R',
  retried: 'Back before that move. Try another.',
  solved: {
    solved: 'Solved.',
    helped: 'Solved, with a hint.',
    failed: 'Solved, after a move that lost.',
  },
  why: 'Why:',
  next: 'Next puzzle',
  nextAgain: 'Next one to see again',
  all: 'All puzzles',
  level: (step: number, of: number) => `Find your level: puzzle ${step} of ${of}`,
  nextLevel: (step: number, of: number) => `On to puzzle ${step} of ${of}`,
  levelDone: 'See your level',
  notKept: 'This browser keeps nothing here, so this try is not written down.',
  hintSource: 'Proved.',
  hintTables: 'By the measured tables of redeals.',
  wholeLine: 'The whole line:',
  noWay: 'No way to the goal is left from here. Take moves back, or start again.',
  noHint: 'The solver found no way within its limit. Take a move back, and ask again.',
  made: (made: number, of: number) => `${made} of ${count(of, 'move')} made`,
  home: (home: number, of: number) => `${home} of ${of} home`,
  thenRedeal: 'then redeal',
} as const;

/** What a wrong move has done, as sentences; `home` are the cards at home after the best that is left. */
export function lossText(goal: PuzzleGoal, killed: readonly Card[], home: number): string {
  const kills = killed.length === 0 ? '' : `${TRAINER.kills} ${runsText(runsOf(killed))}. `;
  return kills + missText(goal, home);
}

/** How the goal is missed now. */
export function missText(goal: PuzzleGoal, home: number): string {
  switch (goal.kind) {
    case 'redeal':
      return 'The best redeal cannot be had any more.';
    case 'win':
      return 'The deal cannot be won any more.';
    case 'count':
      return `At best ${home} are home in the end, ${goal.cards - home} too few.`;
    case 'free':
      return `The ${cardName(goal.card)} cannot be freed ${
        goal.within === null ? 'in this deal' : `in ${count(goal.within, 'move')}`
      } any more.`;
    case 'home':
      return 'Not all of these cards can come home any more.';
  }
}

/** What a redeal is still worth after a wrong move, where that is known: chances to win in percent. */
export function worthText(left: number, best: number): string {
  return `The best that is left wins ${left.toFixed(1)}\u00A0% of games, by the measured tables; it was ${best.toFixed(1)}\u00A0%.`;
}

/** When a puzzle comes back: so many days from today. */
export function returnText(days: number, date: string): string {
  if (days <= 0) return 'It is to be seen again today.';
  return `You will see it again ${days === 1 ? 'tomorrow' : `in ${days} days, on ${date}`}.`;
}
