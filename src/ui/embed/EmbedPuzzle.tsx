import { Trainer } from '../practice/Trainer.tsx';
import type { TrainerPuzzle } from '../practice/trainer-puzzle.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

/** A puzzle as a frame loads it. */
export interface FramedPuzzle {
  readonly title: string;
  readonly puzzle: TrainerPuzzle;
  /** Why its solution works. */
  readonly why: string;
}

interface EmbedPuzzleProps {
  readonly framed: FramedPuzzle;
  /** The puzzle’s own page. */
  readonly page: string;
}

/** A puzzle in a frame, to be solved there; how it goes is written nowhere. */
export function EmbedPuzzle({ framed: { title, puzzle, why }, page }: EmbedPuzzleProps) {
  return (
    <EmbedFrame title={title} note="" page={page}>
      <Trainer puzzle={puzzle} why={why} onward={null} />
    </EmbedFrame>
  );
}
