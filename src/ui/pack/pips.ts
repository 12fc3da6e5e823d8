import { ACE, type Rank } from '../../core/card.ts';

/** A pip: its middle and its size in widths of a card, and whether it stands upside down. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: boolean;
}

/** How wide a pip of 2 to 10 is, in widths of a card. */
const SIZE = 0.165;
/** How wide the pip of an ace is. */
const ACE_SIZE = 0.48;

/** The columns, right of the index. */
const [LEFT, MIDDLE, RIGHT] = [0.48, 0.67, 0.86];
/** The first row and the last. */
const [TOP, BOTTOM] = [0.21, 1.19];
const HALF = (TOP + BOTTOM) / 2;
const THIRD = (BOTTOM - TOP) / 3;

const spread = (xs: readonly number[], ys: readonly number[]) =>
  ys.flatMap((y) => xs.map((x) => [x, y] as const));
const OUTER = [LEFT, RIGHT];
const CORNERS = spread(OUTER, [TOP, BOTTOM]);
const SIX = spread(OUTER, [TOP, HALF, BOTTOM]);
const EIGHT = spread(OUTER, [TOP, TOP + THIRD, BOTTOM - THIRD, BOTTOM]);
const CENTRE = spread([MIDDLE], [HALF]);
const between = (above: number, below: number) => [MIDDLE, (above + below) / 2] as const;

/** The middles of the pips from the ace to the ten. */
const PATTERNS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  CENTRE,
  spread([MIDDLE], [TOP, BOTTOM]),
  spread([MIDDLE], [TOP, HALF, BOTTOM]),
  CORNERS,
  [...CORNERS, ...CENTRE],
  SIX,
  [...SIX, between(TOP, HALF)],
  [...SIX, between(TOP, HALF), between(HALF, BOTTOM)],
  [...EIGHT, ...CENTRE],
  [...EIGHT, between(TOP, TOP + THIRD), between(BOTTOM - THIRD, BOTTOM)],
];

/** The pips of a rank as a standard pack has them, the lower half upside down; a court has none. */
export function pipsOf(rank: Rank): Pip[] {
  const size = rank === ACE ? ACE_SIZE : SIZE;
  return (PATTERNS[rank] ?? []).map(([x, y]) => ({ x, y, size, turned: y > HALF }));
}
