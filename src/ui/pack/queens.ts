import type { Suit } from '../../core/card.ts';
import { robe, WOMAN, WOMAN_LEFT, WOMAN_RIGHT } from './court-parts.ts';
import type { Layer } from './paint.ts';

const NECK: Layer = ['skin', 'M28 72v15c-2 5-8 7-12 8 3 14 12 23 21 23s18-9 21-23c-4-1-10-3-12-8V72z'];
const PARTED: Layer = [
  'skin',
  'M37 34c-7 4-13.5 11-14 21 0 15 6.8 29 14 30s14-15 14-30C50.5 45 44 38 37 34z',
];

const FAN: readonly Layer[] = [
  [
    'skin',
    'M38.1 114.9L24.1 113.4Q20.2 107.5 26.7 104.7Q25.1 97.8 32.2 97.5Q33.2 90.5 39.9 92.7Q43.3 86.6 48.8 91Q54.1 86.4 57.7 92.6Q64.3 90.2 65.4 97.2Q72.5 97.4 71.1 104.3L58.7 110.8A11 11 0 0 0 38.1 114.9z',
  ],
  [
    'line',
    'M39.2 111L26.7 104.7M41.6 107.9L32.2 97.5M45 105.8L39.9 92.7M48.9 105L48.8 91M52.8 105.7L57.7 92.6M56.2 107.7L65.4 97.2',
  ],
  ['gold', 'M49 116L38.1 114.9A11 11 0 0 1 58.7 110.8z'],
  ['skin', 'M40 122c-2-6 1-10 5-10.5l8 .5c4 1 5 5 4 10z'],
  ['line', 'M46 115.5h8M46 119h8'],
];

/** What is the queen's own: her hair, her neck with its jewel, her face, her diadem, and what lies before her. */
const QUEENS: readonly Record<'hair' | 'neck' | 'face' | 'diadem' | 'front', readonly Layer[]>[] = [
  {
    hair: [['ink', 'M37 22c-17 0-24 11-24 26 0 8 0 15 2 21q9 12 22 12t22-12c2-6 2-13 2-21 0-15-7-26-24-26z']],
    neck: [NECK, ['beads', 'M25 98q12 9 24 0']],
    face: [PARTED, ...WOMAN],
    diadem: [
      ['gold', 'M16 42.5q21-12 42 0l1.5-7q-22.5-12-45 0z'],
      ['gilt', 'M18 31h0M24 27.5h0M30.5 25.5h0M37 25h0M43.5 25.5h0M50 27.5h0M56 31h0'],
    ],
    front: [
      [
        'lock',
        'M18 62c-6 1-9 7-6 12-3 3-3 6 0 9-3 3-3 6 0 9 0 4 1 8 5 12 4-4 5-8 5-12 3-3 3-6 0-9 3-3 3-6 0-9 3-4 1-10-4-12zM56 62c6 1 9 7 6 12 3 3 3 6 0 9 3 3 3 6 0 9 0 4-1 8-5 12-4-4-5-8-5-12-3-3-3-6 0-9-3-3-3-6 0-9-3-4-1-10 4-12z',
      ],
      ['gold', 'M12 91h10v4H12zM52 91h10v4H52z'],
      ['cut', 'M12 74.5q7 0 9.5-6M12 83.5q7 0 9.5-6M62 74.5q-7 0-9.5-6M62 83.5q-7 0-9.5-6'],
      ['cut', 'M18 48c0 8 0 13 2 18M56 48c0 8 0 13-2 18'],
    ],
  },
  {
    hair: [
      ['ink', 'M37 22c-17 0-25 10-25 26 0 17-1 36 2 50h14V86l24 12 8-16c3-8 3-22 2-34 0-16-8-26-25-26z'],
    ],
    neck: [NECK, ['line', 'M22 97q9 1 15 5 6-2 12-7'], ['gold', 'M37 101l2.5 4-2.5 4-2.5-4z']],
    face: [PARTED, ...WOMAN_LEFT],
    diadem: [
      ['gold', 'M17 42q20-11.5 40 0l3-8-13.5-3L37 19l-9.5 12L14 34z'],
      ['line', 'M37 26l2 3-2 3-2-3z'],
    ],
    front: [
      ['lock', 'M52.5 55c1 11 0 19 4.5 29 4 9 4 22-3 33-8-6-12-16-9-27 2-8 5-19 7.5-35z'],
      ['cut', 'M17 52c-1 12-1 24 0 36M57 52c1 10 1 18 4 26M51.5 80c2 8 3 18 2 27'],
    ],
  },
  {
    hair: [
      [
        'ink',
        'M37 22c-18 0-26 10-26 23 0 6-5 9-5 16 0 6 4 8 3 14-1 7-5 9-4 16 1 8 8 11 15 9h34c7 2 14-1 15-9 1-7-3-9-4-16-1-6 3-8 3-14 0-7-5-10-5-16 0-13-8-23-26-23z',
      ],
    ],
    neck: [NECK],
    face: [PARTED, ...WOMAN_RIGHT],
    diadem: [
      ['gold', 'M17 42q20-11.5 40 0l3-10-8.5 1-4.5-7.5-5.5 3L37 21l-4.5 7.5-5.5-3L22.5 33 14 32z'],
      ['line', 'M26 36.5l1.5-4M37 34v-5M48 36.5l-1.5-4'],
    ],
    front: [
      [
        'cut',
        'M18 47c0 9-6 10-6 16 0 6 3 8 2 14-1 5-3 8-2 13M21 68c-1 6 2 8 1 14M56 47c0 9 6 10 6 16 0 6-3 8-2 14 1 5 3 8 2 13M53 68c1 6-2 8-1 14',
      ],
      ...FAN,
    ],
  },
  {
    hair: [['ink', 'M37 22c-17 0-24 10-24 25l-3 56h18l9-14 9 14h18l-3-56c0-15-7-25-24-25z']],
    neck: [
      ['skin', 'M28 72v15l-8 6 17 21 17-21-8-6V72z'],
      ['heavy', 'M28 88q9 5 18 0'],
      ['gold', 'M37 91l2.5 4-2.5 4-2.5-4z'],
    ],
    face: [['skin', 'M23 47q14-3.5 28 0v10c0 15-6.8 27.5-14 28S23 72 23 57z'], ...WOMAN_LEFT],
    diadem: [['gold', 'M17 42q20-11.5 40 0l3-11-9 3.5-5-9-9 8-9-8-5 9-9-3.5z']],
    front: [['cut', 'M18 54l-2 44M56 54l2 44']],
  },
];

/** The queen of a suit: long hair and a low diadem. The queen of hearts is Lucie, who holds a fan. */
export function queen(suit: Suit): Layer[] {
  const { hair, neck, face, diadem, front } = QUEENS[suit]!;
  return [...robe(suit), ...hair, ...neck, ...face, ...diadem, ...front];
}
