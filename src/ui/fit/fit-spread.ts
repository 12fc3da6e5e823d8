import type { Position } from '../../core/position.ts';
import { type Fit, fitTable, type PlacedFan, TALL } from './fit.ts';

/** The part of a felt's height that a spread takes: below it the game's end is written. */
const PART = 0.5;
const PAD = 10;

/**
 * Where the cards lie when a game is won and each foundation is spread as an arc over the felt: four arcs of thirteen, two
 * beside each other on a wide felt, else one below the other.
 */
export function fitSpread(fit: Fit, foundations: Position['foundations']): readonly PlacedFan[] {
  const { card, width, height } = fit;
  const columns = width > height ? Math.ceil(Math.sqrt(foundations.length)) : 1;
  const rows = Math.ceil(foundations.length / columns);
  const frame = {
    ...fit,
    arcs: true,
    room: { width, height },
    pad: PAD,
    columns,
    dealt: 13,
    step: card,
    end: height,
    left: PAD,
    top: PAD,
    across: (width - 2 * PAD) / columns,
    down: Math.max((height * PART - TALL * card) / Math.max(rows - 1, 1), 0),
  };
  return fitTable(frame, { fans: foundations }).fans;
}
