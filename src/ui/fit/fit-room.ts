import type { Position } from '../../core/position.ts';
import {
  ARC_ROW,
  arcPitch,
  arcsFrame,
  DOWN,
  downFrame,
  type Head,
  headAbove,
  headDown,
  leastDown,
  type Room,
  rowsFor,
  type Sizes,
  sizesOf,
  TALL,
  type TableFrame,
} from './fit.ts';
import type { Layout } from './layout.ts';

/*
 * The frame of a table that fills a room: arcs or columns downwards, in as many columns as make the cards largest, with
 * everything in view. 1280 by 567 pixels, eighteen fans: arcs, six columns, cards 81 pixels wide.
 */

/** The widest card. */
const MOST = 132;
/** The narrowest card: where even that does not fit, the felt scrolls. */
const LEAST = 36;
/** Felts lower than this have what lies above the fans on their left. */
const LOW = 420;

/** The places in two columns on the left of the fans, the state below them: for phones on their side. */
function headBeside({ room, pad, groups }: Sizes, wish: number): Head {
  const count = groups.reduce((sum, group) => sum + group, 0);
  const high = room.height - 2 * pad;
  const columns =
    Math.ceil(count / 2) * TALL * 1.08 * wish + 44 <= high ? 2 : Math.ceil(count / 2) > 3 ? 4 : 3;
  const rows = Math.ceil(count / columns);
  const slot = Math.min(wish, (high - 44) / (rows * TALL * 1.08));
  const slots = Array.from({ length: count }, (_, at) => ({
    x: pad + (at % columns) * 1.08 * slot,
    y: pad + Math.floor(at / columns) * TALL * 1.08 * slot,
    turn: 0,
  }));
  const width = columns * 1.08 * slot;
  const low = pad + rows * TALL * 1.08 * slot;
  return {
    slot,
    slots,
    state: { x: pad, y: low, width, height: high + pad - low },
    left: pad + width + 0.25 * slot,
    top: pad,
  };
}

/** The largest width of a card that something takes, to a tenth of a pixel; the least there is if it takes none. */
function largest(most: number, takes: (u: number) => boolean): number {
  let [low, high] = [LEAST, Math.max(most, LEAST)];
  if (takes(high)) return high;
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (takes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** How many columns are tried, the usual number first: another one has to make cards larger by a twentieth. */
const USUAL = 6;
const COLUMNS = [USUAL, 4, 5, 7, 8, 9, 10, 11, 12];
/** How many steps a column downwards is to have to spare, where it is longer than usual: fans will grow. */
const SPARE = 5;

/** The columns with the largest cards; where the least cards do not fit, the most columns that fit side by side. */
function bestColumns(
  count: number,
  choices: readonly number[],
  widest: (columns: number) => number,
  fits: (columns: number) => (u: number) => boolean,
): { readonly columns: number; readonly u: number } {
  const sized = choices.map((columns) => ({ columns, u: largest(widest(columns), fits(columns)) }));
  const best = sized.reduce((one, other) => (other.u > 1.05 * one.u ? other : one));
  // As many rows, filled evenly.
  if (fits(best.columns)(best.u))
    return { ...best, columns: Math.ceil(count / rowsFor(count, best.columns)) };
  const columns = Math.max(...choices.filter((some) => widest(some) >= LEAST), Math.min(...choices));
  return { columns, u: Math.min(LEAST, widest(columns)) };
}

/** The frame of fans that run downwards in columns. */
function frameDown(sizes: Sizes, count: number, isLarge: boolean): TableFrame {
  const { room, pad, dealt } = sizes;
  const widest = (columns: number) =>
    Math.min((room.width - 2 * pad - (columns - 1) * (columns > 7 ? 4 : 5)) / columns, MOST);
  const fits = (columns: number) => (u: number) => {
    const rows = rowsFor(count, columns);
    const each = TALL * u + (dealt - 1) * leastDown(u);
    const spare = columns < USUAL ? SPARE * leastDown(u) : 0;
    return headDown(sizes, u).top + rows * each + (rows - 1) * DOWN.gap + spare + pad <= room.height;
  };
  const best = bestColumns(count, COLUMNS, widest, fits);
  if (!isLarge) return downFrame(sizes, { count, ...best }, false);
  const columns = Math.max(best.columns - 1, 3);
  return downFrame(sizes, { count, columns, u: widest(columns) }, true);
}

/** How much larger large cards in arcs are than others, at least. */
const LARGER = 1.15;

/** The frame of fans that are opened in arcs, in rows. */
function frameArcs(sizes: Sizes, count: number, isLarge: boolean): TableFrame {
  const { room, pad } = sizes;
  const pitch = arcPitch(sizes.dealt);
  const head = (u: number) => (room.height < LOW ? headBeside(sizes, 0.85 * u) : headAbove(sizes, u));
  const isWithin = (columns: number, u: number) => head(u).left + columns * pitch * u <= room.width - pad;
  const widest = (columns: number) => (room.width - 2 * pad) / (columns * pitch);
  const best = bestColumns(
    count,
    COLUMNS,
    (columns) => Math.min(widest(columns), MOST),
    (columns) => (u) =>
      isWithin(columns, u) && head(u).top + rowsFor(count, columns) * ARC_ROW * u <= room.height - pad / 2,
  );
  if (!isLarge) return arcsFrame(sizes, head(best.u), { count, ...best });
  // As wide as the room allows, in as few columns as make that worth it.
  let columns = count > 24 ? 9 : USUAL;
  while (columns > 1 && !isWithin(columns, Math.max(LARGER * best.u, LEAST))) columns -= 1;
  const u = largest(Math.min(widest(columns), 1.25 * MOST), (some) => isWithin(columns, some));
  return arcsFrame(sizes, head(u), { count, columns, u });
}

/**
 * The frame in which the positions of a deal are laid out in a room: all in view or, if large cards are worth more than
 * that, as large as its width allows.
 */
export function frameInRoom(room: Room, layout: Layout, position: Position, isLarge: boolean): TableFrame {
  const isWide = room.width >= 560 && room.width > 1.1 * room.height;
  const pad = isWide ? Math.min(Math.max(0.014 * room.width, 8), 24) : Math.max(0.015 * room.width, 5);
  const sizes = sizesOf(room, pad, layout, position);
  return (isWide ? frameArcs : frameDown)(sizes, position.fans.length, isLarge);
}
