import { Trainer } from '../practice/Trainer.tsx';
import type { PuzzleFile } from '../practice/trainer-puzzle.ts';
import { EmbedFrame } from './EmbedFrame.tsx';

interface EmbedPuzzleProps {
  readonly framed: PuzzleFile;
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
