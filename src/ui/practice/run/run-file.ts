import type { TrainerPuzzle } from '../trainer-puzzle.ts';

/** A puzzle as the files of runs hold it. */
export interface RunPuzzle {
  /** What it is called: `Which first?, no. 7`. */
  readonly title: string;
  readonly puzzle: TrainerPuzzle;
}
