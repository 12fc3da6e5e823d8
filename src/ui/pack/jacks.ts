import type { Suit } from '../../core/card.ts';
import { MAN_LEFT, MAN_RIGHT, robe } from './court-parts.ts';
import type { Layer } from './paint.ts';

const NECK: Layer = ['skin', 'M27 72v20l10 4 10-4V72z'];
const HEAD: Layer = ['skin', 'M23 40h28v18c0 12-6.8 25-14 25S23 70 23 58z'];

/** What is the jack's own: his collar, his hair, where he looks, his cap and its feather. */
const JACKS: readonly Record<'collar' | 'hair' | 'face' | 'cap' | 'feather', readonly Layer[]>[] = [
  {
    collar: [
      ['skin', 'M25 88q12 6 24 0l3 8q-15 8-30 0z'],
      ['pearl', 'M37 107h0M37 115h0'],
    ],
    hair: [
      [
        'ink',
        'M18 40c-6 9-9 16-7 23-3 6-2 12 1 15 5 4 11 3 14-2h22c3 5 9 6 14 2 3-3 4-9 1-15 2-7-1-14-7-23z',
      ],
      ['cut', 'M16 54c-2 6 1 9-1 15M58 54c2 6-1 9 1 15'],
    ],
    face: MAN_LEFT,
    cap: [
      ['ink', 'M64 46c4-12-8-27-27-29s-28 5-27 15c0 8 6 10 12 9 13-2 24 0 33 5 4 2 7 3 9 0z'],
      ['cut', 'M60 42c-10-8-33-12-46-9'],
    ],
    feather: [
      ['gold', 'M18 32C24 14 46 4 70 9c-2 5-6 7-9 7-1 4-6 6-9 5-3 5-10 6-14 5-6 4-13 5-20 6z'],
      ['line', 'M18 32C29 19 46 12 62 12'],
    ],
  },
  {
    collar: [['skin', 'M29 86l15 36H31L13 97zM45 86l-7 15 5 18 18-22z']],
    hair: [
      ['ink', 'M18 40c-5 12-6 32-5 45 5 3 9 1 13-4h22c4 5 8 7 13 4 1-13 0-33-5-45z'],
      ['cut', 'M17 56v21M57 56v21'],
    ],
    face: MAN_RIGHT,
    cap: [
      ['ink', 'M12 44c-6-9 2-25 25-27s33 8 29 22c-2 6-7 6-11 4.5-12-4.5-24-4.5-35 0-3 1.5-6 2-8 .5z'],
      ['cut', 'M15 39c11-8 34-9 47-1M23 23l-4 8M32 19.5l-2 9M42 19.5l2 9M51 22l5 8'],
    ],
    feather: [
      ['gold', 'M50 35c-5-11-5-22 1-33 5 10 5 22 1 33zM51 35c1-14 9-24 21-28 1 12-6 23-18 29z'],
      ['line', 'M51 35V9M52 35c4-9 9-16 15-22'],
    ],
  },
  {
    collar: [
      [
        'skin',
        'M14 96q-2-5 5-6 1-5 8-3.5 4-2.5 10-2.5t10 2.5q7-1.5 8 3.5 7 1 5 6 0 6-7 6-6 5-16 5t-16-5q-7 0-7-6z',
      ],
      ['line', 'M21 97l4-4M28 102l3-6M37 103v-6M46 102l-3-6M53 97l-4-4'],
    ],
    hair: [
      [
        'ink',
        'M18 40c-8 3-11 11-7 16-6 5-6 11-1 15-3 7 2 10 7 10 5 2 8 0 10-3h20c2 3 5 5 10 3 5 0 10-3 7-10 5-4 5-10-1-15 4-5 1-13-7-16z',
      ],
      ['cut', 'M15 51c-2 3-1 7 1 8M14 66c-2 3 0 7 3 7M59 51c2 3 1 7-1 8M60 66c2 3 0 7-3 7'],
    ],
    face: MAN_LEFT,
    cap: [
      ['ink', 'M11 47c-5-12 7-28 27-30s29 6 28 15c0 8-6 10-11 9-14-2-26 0-35 5-4 2-7 3-9 1z'],
      ['cut', 'M15 42c10-8 32-12 46-8'],
    ],
    feather: [
      ['gold', 'M44 32C48 16 60 9 68 14c7 4 6 17 3 28-2-5-4-8-7-9 0-3-3-4-6-3-3-1-9-1-14 2z'],
      ['line', 'M44 32C52 21 63 17 67 26'],
    ],
  },
  {
    collar: [['skin', 'M29 85l8 12-11 10-13-13zM45 85L37 97l11 10 13-13z']],
    hair: [
      ['ink', 'M18 40c-6 12-7 27-6 39 6 5 12 4 15-1h20c3 5 9 6 15 1 1-12 0-27-6-39z'],
      ['cut', 'M17 54c-1 7-1 12 0 19M57 54c1 7 1 12 0 19'],
    ],
    face: MAN_RIGHT,
    cap: [
      ['ink', 'M12 44c-6-9 2-25 25-27s33 8 29 22c-2 6-7 6-11 4.5-12-4.5-24-4.5-35 0-3 1.5-6 2-8 .5z'],
      ['cut', 'M15 39c11-8 34-9 47-1'],
    ],
    feather: [
      ['gold', 'M51 35C49 19 57 6 71 2c3 8 0 13-4 16 1 3-1 6-5 7-1 4-5 7-11 10z'],
      ['line', 'M51 35C53 24 58 15 65 9'],
    ],
  },
];

/** The jack of a suit: young, with a flat cap and a feather. */
export function jack(suit: Suit): Layer[] {
  const { collar, hair, face, cap, feather } = JACKS[suit]!;
  return [...robe(suit), NECK, ...collar, ...hair, HEAD, ...face, ...cap, ...feather];
}
