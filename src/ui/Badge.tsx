import type { MarkKind } from './marks.ts';

type Shape = 'up' | 'tick' | 'bang' | 'cross' | 'into' | 'point';

/** The sign of each mark that has one; it says by its shape what the ring says by its colour. */
const SIGNS: Partial<Record<MarkKind, Shape>> = {
  foundation: 'up',
  free: 'tick',
  costs: 'bang',
  loses: 'cross',
  target: 'into',
  hint: 'point',
};

const GROUNDS: Readonly<Record<Shape, string>> = {
  up: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  tick: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z',
  bang: 'M12 .8 23.500 21.400a1.500 1.500 0 0 1-1.300 2.200H1.800A1.500 1.500 0 0 1 .5 21.400z',
  cross: 'M7.400 1h9.200L23 7.400v9.200L16.600 23H7.400L1 16.600V7.400z',
  into: 'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
  point: 'M12 .5 23.500 12 12 23.500.5 12z',
};

const STROKES: Readonly<Record<Shape, string>> = {
  up: 'M12 17.500v-11M7.500 11 12 6.500l4.500 4.500',
  tick: 'm7 12.500 3.500 3.500L17 8.500',
  bang: 'M12 9v6m0 3.400v.1',
  cross: 'm8 8 8 8m0-8-8 8',
  into: 'M12 6.500v11M7.500 13l4.500 4.500 4.500-4.500',
  point: 'M12 9.200 14.800 12 12 14.800 9.200 12z',
};

/** The sign of a mark; nothing for a mark without one. */
export function Badge({ kind }: { kind: MarkKind }) {
  const shape = SIGNS[kind];
  if (shape === undefined) return null;
  return (
    <svg class={`lucie-badge lucie-mark-${kind}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path class="lucie-badge-ground" d={GROUNDS[shape]} />
      <path class="lucie-badge-sign" d={STROKES[shape]} />
    </svg>
  );
}
