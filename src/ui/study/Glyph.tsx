import type { Glyph as GlyphText } from '../../core/study.ts';
import { GLYPH_NAMES } from '../words/en/study.ts';

/** An annotator's mark behind a move, with its meaning for those who hear it. */
export function Glyph({ glyph }: { glyph: GlyphText }) {
  if (glyph === '') return null;
  return (
    <span class="lucie-glyph" role="img" aria-label={GLYPH_NAMES[glyph]}>
      {glyph}
    </span>
  );
}
