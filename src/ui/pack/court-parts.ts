import type { Suit } from '../../core/card.ts';
import type { Layer } from './paint.ts';

/** The patterns of the robes: trefoils, lozenges, scallops, stripes. */
const PATTERNS: readonly (readonly Layer[])[] = [
  [
    [
      'pearl',
      'M9.5 103h0M7.5 107h0M11.5 107h0M19 111h0M17 115h0M21 115h0M64.5 103h0M62.5 107h0M66.5 107h0M55 111h0M53 115h0M57 115h0',
    ],
    ['cut', 'M9.5 106v5M19 114v5M55 114v5M64.5 106v5'],
  ],
  [
    [
      'paper',
      'M9 102l3.5 6-3.5 6-3.5-6zM18 108l3.5 6-3.5 6-3.5-6zM65 102l3.5 6-3.5 6-3.5-6zM56 108l3.5 6-3.5 6-3.5-6z',
    ],
  ],
  [
    [
      'cut',
      'M6 104q4 6 8 0q4 6 8 0M4 111q4 6 8 0q4 6 8 0q4 6 8 0M4 118q4 6 8 0q4 6 8 0q4 6 8 0M52 104q4 6 8 0q4 6 8 0M46 111q4 6 8 0q4 6 8 0q4 6 8 0M46 118q4 6 8 0q4 6 8 0q4 6 8 0',
    ],
  ],
  [
    [
      'stripe',
      'M8.5 105L6 122M14 100l-3 22M20 98l-2.5 24M26 104l-1.5 18M65.5 105l2.5 17M60 100l3 22M54 98l2.5 24M48 104l1.5 18',
    ],
  ],
];

/** The robe of a suit, to the lower edge. */
export function robe(suit: Suit): Layer[] {
  return [['ink', 'M2 122c0-18 6-24 20-28h30c14 4 20 10 20 28z'], ...PATTERNS[suit]!];
}

/** The face of a man who looks at us, without his brows. */
export const MAN: readonly Layer[] = [
  [
    'line',
    'M24.5 59.5q4.6-4.6 9.1 0M40.4 59.5q4.6-4.6 9.1 0M36 56c.7 5.7-2.3 9.1-2.7 12.1 1.8 2.3 5 2.3 7.3 .7',
  ],
  ['dot', 'M29 59.2h0M45 59.2h0'],
];

/** The face of a young man who looks to the right. */
export const MAN_RIGHT: readonly Layer[] = [
  [
    'line',
    'M25.5 58.7q5-4.2 9.3.8M49.5 58.7q-4-3.4-6.7.8M39.5 57.5c.6 4 3.8 7.2 3.3 9.7-1.5 1.8-3.8 1.8-5.6.7',
  ],
  ['heavy', 'M24.5 52.5q6-3.5 10.5.8M49.5 52.5q-4-2.6-7.5.4'],
  ['dot', 'M31 59.2h0M46.3 59.2h0'],
  ['line', 'M35.5 75q5 2.7 9.5-.7'],
];

/** The face of a young man who looks to the left. */
export const MAN_LEFT: readonly Layer[] = [
  [
    'line',
    'M48.5 58.7q-5-4.2-9.3.8M24.5 58.7q4-3.4 6.7.8M34.5 57.5c-.6 4-3.8 7.2-3.3 9.7 1.5 1.8 3.8 1.8 5.6.7',
  ],
  ['heavy', 'M49.5 52.5q-6-3.5-10.5.8M24.5 52.5q4-2.6 7.5.4'],
  ['dot', 'M43 59.2h0M27.7 59.2h0'],
  ['line', 'M38.5 75q-5 2.7-9.5-.7'],
];

/** The face of a woman who looks at us. */
export const WOMAN: readonly Layer[] = [
  ['heavy', 'M24.3 58.3q5-3.8 8.7.8M49.7 58.3q-5-3.8-8.7.8'],
  ['line', 'M24 52q5.5-3 9.5.4M50 52q-5.5-3-9.5.4M35 63c-.5 2.5-1.8 4.2-1 5.4 1.7 1.6 4.3 1.6 6 .2'],
  ['dot', 'M29 59.5h0M45 59.5h0'],
  ['ink', 'M31.5 75q3.4-1.8 5.5-.4 2.1-1.4 5.5.4-2 3.3-5.5 3.3t-5.5-3.3z'],
];

/** The face of a woman who looks to the right. */
export const WOMAN_RIGHT: readonly Layer[] = [
  ['heavy', 'M25.3 58.3q5-3.8 8.7.8M49.3 58.3q-4-3.3-6.7.8'],
  ['line', 'M25 52q5.5-3 10 .4M49.5 52q-4.5-2.6-7.5.2M41.5 62c1 2.5 2.4 4.4 1.8 5.6-1.2 1.4-3.3 1.4-4.7 .6'],
  ['dot', 'M30.3 59.5h0M46 59.5h0'],
  ['ink', 'M33.5 75q3.4-1.8 5.5-.4 2-1.4 5 .2-1.8 3.5-5 3.5-3.5 0-5.5-3.3z'],
];

/** The face of a woman who looks to the left. */
export const WOMAN_LEFT: readonly Layer[] = [
  ['heavy', 'M48.7 58.3q-5-3.8-8.7.8M24.7 58.3q4-3.3 6.7.8'],
  ['line', 'M49 52q-5.5-3-10 .4M24.5 52q4.5-2.6 7.5.2M32.5 62c-1 2.5-2.4 4.4-1.8 5.6 1.2 1.4 3.3 1.4 4.7 .6'],
  ['dot', 'M43.7 59.5h0M28 59.5h0'],
  ['ink', 'M40.5 75q-3.4-1.8-5.5-.4-2-1.4-5 .2 1.8 3.5 5 3.5 3.5 0 5.5-3.3z'],
];
