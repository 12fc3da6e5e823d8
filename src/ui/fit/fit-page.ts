import type { Position } from '../../core/position.ts';
import {
  ARC_ROW,
  arcPitch,
  arcsFrame,
  DOWN,
  downFrame,
  type Fit,
  fitTable,
  headAbove,
  heightDown,
  rowsFor,
  sizesOf,
  type TableFrame,
} from './fit.ts';
import type { Layout } from './layout.ts';

/*
 * The frames of a board within a page. How wide it is, nobody knows when it is drawn, so it is laid out twice, for narrow
 * and for wide ones, and the styles choose: lengths are parts of its width, 360 or 800 of them (see fit.css). It is as
 * high as its deal needs, with a little to spare for fans that grow, so that moves do not change its height.
 */

/** How many parts a narrow and a wide board have, as in fit.css. */
const [NARROW, WIDE] = [360, 800];
const PAD = { narrow: 6, wide: 14 };

/** The columns of a narrow board, of one with many fans, and of one with large cards; of a wide board, and of one with many fans. */
const COLUMNS = { narrow: 6, crowded: 8, large: 5, wide: 6, many: 9 };
/** More fans than this are many on a wide board, and on a narrow one: four rows of six would be higher than a phone. */
const MANY = 24;
const CROWD = 18;

function narrowFrame(layout: Layout, position: Position, isLarge: boolean): TableFrame {
  const pad = PAD.narrow;
  const sizes = sizesOf({ width: NARROW, height: 0 }, pad, layout, position);
  const count = position.fans.length;
  const columns = isLarge ? COLUMNS.large : count > CROWD ? COLUMNS.crowded : COLUMNS.narrow;
  const u = (NARROW - 2 * pad - (columns - 1) * 5) / columns;
  const frame = downFrame(sizes, { count, columns, u }, true);
  const rows = rowsFor(count, columns);
  const end = frame.top + rows * frame.down - DOWN.gap + (rows > 1 ? frame.step : 0);
  return { ...frame, end, room: { width: NARROW, height: end + pad } };
}

function wideFrame(layout: Layout, position: Position): TableFrame {
  const pad = PAD.wide;
  const count = position.fans.length;
  const columns = count > MANY ? COLUMNS.many : COLUMNS.wide;
  const u = (WIDE - 2 * pad) / (columns * arcPitch(layout.fanSize));
  const sizes = sizesOf({ width: WIDE, height: 0 }, pad, layout, position);
  const above = headAbove(sizes, u);
  const height = above.top + rowsFor(count, columns) * ARC_ROW * u + pad / 2;
  return arcsFrame({ ...sizes, room: { width: WIDE, height } }, above, { count, columns, u });
}

/** How high a narrow and a wide board are, in parts of their width. */
export type PageHeights = readonly [number, number];

/** The heights with which a board need not change its own while it shows these positions. */
export function pageHeights(layout: Layout, positions: readonly Position[], isLarge: boolean): PageHeights {
  return positions.reduce<PageHeights>(
    ([narrow, wide], position) => {
      const frame = narrowFrame(layout, position, isLarge);
      return [
        Math.max(narrow, heightDown(frame, position)),
        // A fan that has grown very long is laid out below what the frame has room for.
        Math.max(wide, fitTable(wideFrame(layout, position), position).height),
      ];
    },
    [0, 0],
  );
}

/** Where everything lies on a board within a page, on a narrow one and on a wide one, of these heights at least. */
export function pageFits(
  layout: Layout,
  position: Position,
  isLarge: boolean,
  [narrow, wide]: PageHeights = [0, 0],
): readonly [Fit, Fit] {
  return [
    fitTable(heightened(narrowFrame(layout, position, isLarge), narrow), position),
    fitTable(heightened(wideFrame(layout, position), wide), position),
  ];
}

/** A frame with more room below: fans that run downwards use it before their steps shrink. */
function heightened(frame: TableFrame, height: number): TableFrame {
  const { room, end } = frame;
  const more = Math.max(height - room.height, 0);
  return { ...frame, end: end + more, room: { ...room, height: room.height + more } };
}
