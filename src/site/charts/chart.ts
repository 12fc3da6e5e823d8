import type { Chance } from '../../solver/odds.ts';

/*
 * A chart of shares is data: rows of dots on one axis from 0 to 100 %, and the table behind it. Chart.astro draws it.
 *
 *   { name: 'Trefoil', dots: [{ name: 'at random', look: 'hollow', share, text: '3.0 %' }, …] }
 *
 * The dots of a row are joined by a thin line, and beside each stands its value: where it finds room depends on the width, so
 * it is looked for twice, once for narrow columns and once for wide ones ({@link placeValues}).
 */

/** How a dot is drawn; each look has a shape of its own, so that no colour need be told from another. */
export const DOT_SHAPES = {
  hollow: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
  soft: 'M0 -6L6 0L0 6L-6 0Z',
  ink: 'M-4.5 -4.5H4.5V4.5H-4.5Z',
  best: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
  bound: 'M-5 5L0 -6L5 5Z',
  limit: 'M-5 -5L0 6L5 -5Z',
  said: 'M0 7L-6 -4H6Z',
} as const;

/** A share on the axis. */
export interface Dot {
  /** What it is the share of: `at random`. */
  readonly name: string;
  readonly look: keyof typeof DOT_SHAPES;
  /** The share with its interval, 0–1. */
  readonly share: Chance;
  /** Whether only its interval is known: then that is drawn alone. */
  readonly open?: boolean;
  /** The share as text: `22.9 %`. */
  readonly text: string;
}

/** Dots that belong together, under a name. */
export interface ChartRow {
  /** By which an address finds it. */
  readonly id?: string;
  readonly name: string;
  /** The ids of the sources that say so. */
  readonly cites?: readonly string[];
  /** Those that matter most come last. */
  readonly dots: readonly Dot[];
  /** What the row shows, in words: a sign, a verdict and a sentence or two. */
  readonly verdict?: { readonly sign: string; readonly words: string; readonly why: string };
}

/** A cell of a table of figures: a value with what stands small below it, or a word for why there is none. */
export type TableCell =
  | { readonly value: string; readonly notes?: readonly string[] }
  | { readonly none: string };

/** A row of a table of figures. */
export interface TableRow {
  readonly name: string;
  /** The path of the page that it is about. */
  readonly to?: string;
  readonly note?: string;
  /** The file that it comes from. */
  readonly file?: { readonly name: string; readonly text: string };
  readonly cites?: readonly string[];
  /** Whether its name is not set in bold. */
  readonly plain?: boolean;
  readonly cells: readonly TableCell[];
}

/** A table of figures; `head` has a word more than a row has cells, for the names of the rows. */
export interface TableData {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A chart with its table, or a table that stands alone. */
export interface ChartData {
  /** What it shows, in one sentence. */
  readonly title: string;
  /** The rows, in groups that may have names; none where the table stands alone. */
  readonly groups: readonly { readonly name: string; readonly rows: readonly ChartRow[] }[];
  readonly table: TableData;
  /** The measurements that it is drawn from, each called by its file or in words. */
  readonly files: readonly { readonly name: string; readonly text?: string }[];
}

/** Where the value of a dot stands: right or left of it, above or below it; null where it has no room. */
type ValuePlace = 'right' | 'left' | 'above' | 'below' | null;

/** Pixels: half of a dot with the room that it needs, and about how wide a character is. */
const REACH = 8;
const CHARACTER = 7.3;
/** Pixels between a value beside its dot and the next dot on that side: nearer, it would be read as that one's. */
const APART = 16;
/** How far a value may reach beyond the axis. */
const BEYOND = 24;

interface Box {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds room for the values of a row on an axis of so many pixels: for the last dot first, and right of a dot rather than left
 * of it, rather than above or below it. Of dots at 2 % and 20 % on 500 pixels both values stand right of their dots.
 */
export function placeValues(dots: readonly Dot[], width: number): ValuePlace[] {
  const middles = dots.map(({ share, open }) => (open ? (share.low + share.high) / 2 : share.chance) * width);
  const taken: Box[] = dots.flatMap(({ share, open }, at) => [
    open
      ? { level: 0, from: share.low * width, to: share.high * width }
      : { level: 0, from: middles[at]! - REACH + 1, to: middles[at]! + REACH - 1 },
  ]);
  const places: ValuePlace[] = dots.map(() => null);
  for (let at = dots.length - 1; at >= 0; at--) {
    const { text, open, share } = dots[at]!;
    const [size, middle] = [text.length * CHARACTER, middles[at]!];
    const reach = open ? ((share.high - share.low) / 2) * width + 3 : REACH;
    const boxes: [ValuePlace, Box][] = [
      ['right', { level: 0, from: middle + reach, to: middle + reach + size }],
      ['left', { level: 0, from: middle - reach - size, to: middle - reach }],
      ['above', { level: 1, from: middle - size / 2, to: middle + size / 2 }],
      ['below', { level: -1, from: middle - size / 2, to: middle + size / 2 }],
    ];
    const found = boxes.find(
      ([side, box]) => fitsAmong(box, taken, width) && !middles.some((other) => isNear(side, box, other)),
    );
    if (found === undefined) continue;
    places[at] = found[0];
    taken.push(found[1]);
  }
  return places;
}

/** Whether a dot lies just beyond the far end of a value beside its own dot. */
function isNear(side: ValuePlace, { from, to }: Box, dot: number): boolean {
  const beyond = side === 'right' ? dot - to : side === 'left' ? from - dot : -1;
  return beyond >= 0 && beyond < REACH + APART;
}

function fitsAmong({ level, from, to }: Box, taken: readonly Box[], width: number): boolean {
  if (from < -BEYOND || to > width + BEYOND) return false;
  return taken.every((box) => box.level !== level || to < box.from || box.to < from);
}

/** Pixels of an axis in the narrowest window, and in the column of a text. */
const WIDTHS = { narrow: 262, wide: 534 };

/** A value as it is drawn: beside which dot, where, and in which windows alone. */
interface ValueText {
  readonly dot: Dot;
  readonly place: NonNullable<ValuePlace>;
  readonly only?: 'only-narrow' | 'only-wide';
}

/** The values of a row where they find room: once for all windows, or for narrow and wide ones apart. */
export function valueTexts(dots: readonly Dot[]): readonly ValueText[] {
  const narrow = placeValues(dots, WIDTHS.narrow);
  const wide = placeValues(dots, WIDTHS.wide);
  return dots.flatMap((dot, at): ValueText[] => {
    const [one = null, other = null] = [narrow[at], wide[at]];
    if (one !== null && one === other) return [{ dot, place: one }];
    return [
      ...(one === null ? [] : [{ dot, place: one, only: 'only-narrow' } as const]),
      ...(other === null ? [] : [{ dot, place: other, only: 'only-wide' } as const]),
    ];
  });
}

/** What the dots of some rows are, each name once: in the order of the row with most dots, and then of the others. */
export function dotKey(rows: readonly ChartRow[]): readonly Dot[] {
  const dots = rows.toSorted((a, b) => b.dots.length - a.dots.length).flatMap((row) => row.dots);
  return dots.filter(({ name }, at) => dots.findIndex((other) => other.name === name) === at);
}

/** A share of 1 as a place from left to right: `22.9%`. */
export function shareX(share: number, most = 1): string {
  return `${Math.round((share / most) * 10_000) / 100}%`;
}
