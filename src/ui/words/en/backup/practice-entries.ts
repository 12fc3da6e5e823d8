import type { PracticeCounts } from '../../../../play/practice.ts';
import { count, list } from '../phrases.ts';

const counted = (number: number, one: string, many?: string): string[] =>
  number === 0 ? [] : [number === 1 ? `one ${one}` : count(number, one, many)];

/**
 * What a practice has, and so many puzzles of the player’s own, in the middle of a sentence: `2 tries, one guess and one
 * puzzle of your own`; empty where there is nothing.
 */
export function entriesText({ tries, guesses, runs }: PracticeCounts, puzzles = 0): string {
  return list([
    ...counted(tries, 'try', 'tries'),
    ...counted(guesses, 'guess', 'guesses'),
    ...counted(runs, 'run'),
    ...counted(puzzles, 'puzzle of your own', 'puzzles of your own'),
  ]);
}
