import type { Suit } from '../../core/card.ts';
import { MAN, robe } from './court-parts.ts';
import type { Layer } from './paint.ts';

const ERMINE: readonly Layer[] = [
  ['skin', 'M19 91c6-2.5 12-3 18-3s12 .5 18 3l6 6c-4 13-13 20-24 20S17 110 13 97z'],
  [
    'ink',
    'M19 97l2 5.5h-4zM24.5 104l2 5.5h-4zM32 108.5l2 5.5h-4zM42 108.5l2 5.5h-4zM49.5 104l2 5.5h-4zM55 97l2 5.5h-4z',
  ],
];
const FACE: Layer = ['skin', 'M20.5 40h33v22c0 13-8 22-16.5 22S20.5 75 20.5 62z'];
const CALM: Layer = ['heavy', 'M23.9 53.5q5.2-4.1 9.6-.7M40.5 52.8q4.3-3.4 9.6 .7'];
const STERN: Layer = ['heavy', 'M23.5 52q5.5-2 10 2M50.5 52q-5.5-2-10 2'];
const MOUTH: Layer = ['paper', 'M32 77.5q5-1.2 10 0-5 3.2-10 0z'];
/** The upper edge of a full beard, from ear to ear beneath the nose. */
const CHEEKS = 'M19.5 57c1 9 4 11.4 7.4 12 4 .5 6.8-.2 10.1 2.5 3.3-2.7 6.1-2 10.1-2.5 3.4-.6 6.4-3 7.4-12';

const CROWN: readonly Layer[] = [
  ['gold', 'M17 43L13 21l8.5 8L24.5 14l7 12.5L37 9l5.5 17.5L49.5 14l3 15L61 21l-4 22q-20-5.5-40 0z'],
  ['line', 'M16 36.5q21-5.5 42 0'],
];

/** What is the king's own: his hair, his beard, and what the five points of his crown carry. */
const KINGS: readonly Record<'hair' | 'beard' | 'crown', readonly Layer[]>[] = [
  {
    hair: [
      [
        'ink',
        'M19 40c-5 6-9 12-8 21-4 6-3 12 0 17-2 6 0 12 6 13h40c6-1 8-7 6-13 3-5 4-11 0-17 1-9-3-15-8-21z',
      ],
      ['cut', 'M14 60c-2 3-1 6 0 9-2 4-1 7 0 11M60 60c2 3 1 6 0 9 2 4 1 7 0 11'],
    ],
    beard: [
      [
        'lock',
        `${CHEEKS}c3 9 2.5 17-.5 23-2.5 6-1.5 11-1 19-7-1-13-6-16-12-3 6-9 11-16 12 .5-8 1.5-13-1-19-3-6-3.5-14-.5-23z`,
      ],
      MOUTH,
      ['cut', 'M31 84c-2 4-2 9-4 14M43 84c2 4 2 9 4 14M25 76c1 5 1 8 .5 12M49 76c-1 5-1 8-.5 12'],
    ],
    crown: [
      ['ball', 'M13 20h0M24.5 12.5h0M37 5.5h0M49.5 12.5h0M61 20h0M34.5 9h0M39.5 9h0'],
      ['gilt', 'M13 20h0M24.5 12.5h0M37 5.5h0M49.5 12.5h0M61 20h0M34.5 9h0M39.5 9h0'],
    ],
  },
  {
    hair: [
      ['ink', 'M19 40c-6 9-7 20-6 32 .6 6 6 7 10 4h28c4 3 9.4 2 10-4 1-12 0-23-6-32z'],
      ['cut', 'M16.5 54c-1 7-1 11 0 17M57.5 54c1 7 1 11 0 17'],
    ],
    beard: [
      [
        'ink',
        'M25 73c-4 1-6.5-1-6.5-5 3.5 2.5 6 .6 9.4-1.1 3.4-1.7 6.3-.6 9.1 1.7 2.8-2.3 5.7-3.4 9.1-1.7 3.4 1.7 5.9 3.6 9.4 1.1 0 4-2.5 6-6.5 5-4.6 0-8-1.1-12-3.4-4 2.3-7.4 3.4-12 3.4z',
      ],
      ['line', 'M33 77q4 1.8 8 0'],
      ['ink', 'M31.5 82q5.5-3.4 11 0c.6 6-2.3 11-5.5 17-3.2-6-6-11-5.5-17z'],
      ['cut', 'M37 85v5'],
    ],
    crown: [
      [
        'gold',
        'M13 14.5l2.8 4.5-2.8 4.5-2.8-4.5zM24.5 7l2.8 4.5-2.8 4.5-2.8-4.5zM37 1.5l2.8 5-2.8 5-2.8-5zM49.5 7l2.8 4.5-2.8 4.5-2.8-4.5zM61 14.5l2.8 4.5-2.8 4.5-2.8-4.5z',
      ],
    ],
  },
  {
    hair: [
      [
        'ink',
        'M19 40c-7 3-10 11-6 16-6 5-6 11-1 15-5 6-1 14 6 14h38c7 0 11-8 6-14 5-4 5-10-1-15 4-5 1-13-6-16z',
      ],
      ['cut', 'M16 49c-2 3-1 7 2 8M13.5 64c-1 4 1 7 4 7M58 49c2 3 1 7-2 8M60.5 64c1 4-1 7-4 7'],
    ],
    beard: [
      [
        'lock',
        `${CHEEKS}c4 7 5 13 1 19 2.5 6-1 9.5-5 10.5-1 6-6 7-9.5 5.5-2.2 2.8-5.8 2.8-8 0-3.5 1.5-8.5 .5-9.5-5.5-4-1-7.5-4.5-5-10.5-4-6-3-12 1-19z`,
      ],
      MOUTH,
      ['cut', 'M23 73q1 6 6 4.5M24.5 83q2.5 5 7 2M51 73q-1 6-6 4.5M49.5 83q-2.5 5-7 2M32.5 91q4.5 4.5 9 0'],
    ],
    crown: [
      ['ball', 'M13 20h0M24.5 12.5h0M37 7.5h0M49.5 12.5h0M61 20h0'],
      ['gilt', 'M13 20h0M24.5 12.5h0M37 7.5h0M49.5 12.5h0M61 20h0'],
    ],
  },
  {
    hair: [
      ['ink', 'M19 40c-6 9-8 32-8 52 5 3 11 2 14-2h24c3 4 9 5 14 2 0-20-2-43-8-52z'],
      ['cut', 'M16 54c-1 10-1 21-1 31M58 54c1 10 1 21 1 31'],
    ],
    beard: [
      ['lock', `${CHEEKS}c3 8 3 17-1 25-3 8-11 14-16.5 25-5.5-11-13.5-17-16.5-25-4-8-4-17-1-25z`],
      MOUTH,
      [
        'cut',
        'M37 84v14M31.5 83c0 5 1 8 2.5 12M42.5 83c0 5-1 8-2.5 12M25 75c.5 6 2 9 4.5 13M49 75c-.5 6-2 9-4.5 13',
      ],
    ],
    crown: [['dot', 'M26.5 37h0M37 36h0M47.5 37h0']],
  },
];

/** The king of a suit: frontal, bearded, with a crown of five points. */
export function king(suit: Suit): Layer[] {
  const { hair, beard, crown } = KINGS[suit]!;
  const brows = suit === 3 ? STERN : CALM;
  return [...robe(suit), ...hair, ...ERMINE, FACE, brows, ...MAN, ...beard, ...CROWN, ...crown];
}
