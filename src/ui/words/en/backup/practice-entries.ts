import { NO_PRACTICE, type Practice } from '../../../../play/practice.ts';
import { count, list } from '../phrases.ts';

const counted = (number: number, one: string, many?: string): string[] =>
  number === 0 ? [] : [number === 1 ? `one ${one}` : count(number, one, many)];

/**
 * What a practice has more than another, or than none, and so many puzzles of the player’s own, in the middle of a
 * sentence: `2 tries, one guess and one puzzle of your own`; empty where there is nothing.
 */
export function entriesText(practice: Practice, less: Practice = NO_PRACTICE, puzzles = 0): string {
  return list([
    ...counted(practice.tries.length - less.tries.length, 'try', 'tries'),
    ...counted(practice.guesses.length - less.guesses.length, 'guess', 'guesses'),
    ...counted(practice.runs.length - less.runs.length, 'run'),
    ...counted(puzzles, 'puzzle of your own', 'puzzles of your own'),
  ]);
}
