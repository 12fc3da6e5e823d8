import type { ComponentChildren } from 'preact';
import type { Position } from '../../core/position.ts';
import { hasStockPlace, type Layout } from './layout.ts';

/*
 * Where everything lies on a felt: a function of its room, the game, the position and the settings, and of nothing else.
 * With `u` the width of a card, 1.4 u its height, there are two ways to lay out fans:
 *
 *   downwards   on phones and upright tablets: fans in columns, each card a straight step below the one it lies on
 *   arcs        where the felt is wide: fans in rows, each opened like a held hand
 *
 * The size of the cards follows from how many fans were dealt, not from how deep they are now, so no move changes it.
 * Every fan has a place of its own. One that grows deep first uses the room that its neighbours leave, then moves them,
 * and itself, as little as possible, and only then do its steps shrink; a rank stays readable all the while.
 *
 * 390 by 524 pixels, eighteen fans of three: six columns of cards 59 pixels wide, steps of 24, three rows 139 pixels
 * apart, 40 pixels to spare below them.
 */

/** The room that a felt has, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The left upper corner of a card on the felt, and how far it is turned about its middle, in degrees. */
export interface PlacedCard {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A fan: where its space is, its cards from the bottom to the top, and how much of each covered one can be seen. */
export interface PlacedFan {
  readonly space: PlacedCard;
  readonly cards: readonly PlacedCard[];
  readonly step: number;
}

/** A rectangle on the felt. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything lies. Larger than its room only where the felt has to scroll. */
export interface Fit {
  readonly arcs: boolean;
  /** The width of a card in a fan, and of a place above the fans; heights are 1.4 times that. */
  readonly card: number;
  readonly slot: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is higher than its room. */
  readonly isOver: boolean;
  /** How many fans stand side by side. */
  readonly columns: number;
  /** Foundations as they are shown, then cells, the stock and the wastes. */
  readonly slots: readonly PlacedCard[];
  /** Where the state of the game is written. */
  readonly state: Area;
  readonly fans: readonly PlacedFan[];
}

/** How a felt is drawn: where everything lies on it, null as long as it has not been measured. */
export interface Fitted {
  readonly fit: Fit | null;
  /** How many of its fans are drawn yet. */
  readonly fans: number;
  /** All cards of a game that is won, spread over it. */
  readonly spread?: ComponentChildren;
}

/** The height of a card, in widths. */
export const TALL = 1.4;

/** Steps downwards: what one is, and the least that it may be, in widths and in pixels. */
export const DOWN = { step: 0.41, least: 0.33, deep: 0.18, pixels: 20, gap: 8 };
/** Steps in an arc, in widths: what one is, the least of all. */
const ARC = { step: 0.35, least: 0.08, gap: 8 };
/** The radius of an arc, in widths, and the most that a fan sweeps, in radians. */
const RADIUS = 4.2;
const SWEEP = (22 * Math.PI) / 180;

/** Things in a line that are to begin where they like to, as far as all have room between two ends. */
interface Line {
  /** Where each would like to begin, in rising order, and how long it is. */
  readonly starts: readonly number[];
  readonly sizes: readonly number[];
  readonly gap: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Where things in a line begin: none nearer to the next than the gap, and all moved as little as possible in all, by the
 * sum of squares. What does not fit runs out beyond the far end.
 */
export function spread({ starts, sizes, gap, from, to }: Line): number[] {
  // With what lies before it taken off each start, starts have only to rise: those that fall are pooled at their mean.
  const before = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size + gap, 0));
  const pools: { sum: number; count: number }[] = [];
  for (const [at, start] of starts.entries()) {
    let pool = { sum: start - before[at]!, count: 1 };
    for (
      let last = pools.at(-1);
      last && last.sum / last.count > pool.sum / pool.count;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  }
  const length = (before.at(-1) ?? 0) + (sizes.at(-1) ?? 0);
  const latest = Math.max(to - length, from);
  return pools
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((start, at) => Math.min(Math.max(start, from), latest) + before[at]!);
}

/** The cards of a fan opened in an arc, about the middle of its upper edge at (0, 0), and the room that they take. */
function arcOf(count: number, step: number, u: number): { cards: PlacedCard[]; half: number } {
  const sweep = Math.min(((count - 1) * step) / (RADIUS * u), SWEEP);
  const cards = Array.from({ length: count }, (_, at): PlacedCard => {
    const k = at - (count - 1) / 2;
    const angle = count < 2 ? 0 : (k / (count - 1)) * sweep;
    const radius = angle === 0 ? 0 : (k * step) / angle;
    return {
      x: k * step - u / 2,
      y: angle === 0 ? 0 : radius * (1 - Math.cos(angle)),
      turn: (angle * 180) / Math.PI,
    };
  });
  const turned = sweep / 2;
  const half = (Math.max(count - 1, 0) * step) / 2 + (u * Math.cos(turned) + TALL * u * Math.sin(turned)) / 2;
  return { cards, half };
}

/** What lies above the fans, or on their left where the felt is wide and low. */
export interface Head {
  readonly slot: number;
  readonly slots: readonly PlacedCard[];
  readonly state: Area;
  /** Where the fans begin. */
  readonly left: number;
  readonly top: number;
}

/** What a frame is made from: the room, the room left free at its edges, and what lies above the fans. */
export interface Sizes {
  readonly room: Room;
  readonly pad: number;
  /** The number of places in each group: foundations, cells, stock and wastes. */
  readonly groups: readonly number[];
  /** How many cards a full fan is dealt. */
  readonly dealt: number;
}

/** The room of the written state beside the places, and its height on a line of its own. */
const STATE = { width: 112, line: 24 };

/** The places in a row above the fans, the state beside them, or below where there is no room beside. */
export function headAbove({ room, pad, groups }: Sizes, wish: number): Head {
  const count = groups.reduce((sum, group) => sum + group, 0);
  const widths = (slot: number) => slot * (count + 0.1 * (count - 1) + 0.35 * (groups.length - 1));
  const all = room.width - 2 * pad;
  const beside = Math.min(wish, wish * ((all - STATE.width) / widths(wish)));
  const isBeside = beside >= 0.8 * wish;
  const slot = isBeside ? beside : Math.min(wish, wish * (all / widths(wish)));
  let x = pad;
  const slots = groups.flatMap((group) => {
    const placed = Array.from({ length: group }, (_, at) => ({ x: x + at * 1.1 * slot, y: pad, turn: 0 }));
    x += group * 1.1 * slot + 0.35 * slot;
    return placed;
  });
  const end = x - 0.45 * slot;
  const tall = TALL * slot;
  const state = isBeside
    ? { x: end + 8, y: pad, width: room.width - pad - end - 8, height: tall }
    : { x: pad, y: pad + tall + 2, width: all, height: STATE.line };
  const gap = Math.max(8, 0.12 * wish);
  return { slot, slots, state, left: pad, top: state.y + state.height + gap };
}

/** How many rows so many fans take. */
export const rowsFor = (fans: number, columns: number): number => Math.ceil(fans / columns);

/** The least step of a fan as it is dealt, and of one that has grown deep: there the rank grows smaller with it. */
export const leastDown = (u: number): number => Math.max(DOWN.pixels, DOWN.least * u);
const leastDeep = (u: number): number => Math.max(DOWN.pixels, DOWN.deep * u);

/** What no move of a deal changes: the size of the cards, the columns, and what lies above the fans. */
export interface TableFrame extends Pick<Fit, 'arcs' | 'card' | 'slot' | 'slots' | 'state'> {
  readonly room: Room;
  readonly columns: number;
  /** How many cards a full fan is dealt. */
  readonly dealt: number;
  /** Where the fans begin, and how far apart their columns and rows are. */
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  readonly pad: number;
  /** Downwards, the usual step, and where the fans have to end. */
  readonly step: number;
  readonly end: number;
}

/** The fans of a deal: how many there are, in how many columns, and how wide their cards are. */
export interface Grid {
  readonly count: number;
  readonly columns: number;
  readonly u: number;
}

/** What a frame is made from on a felt for this position. */
export function sizesOf(room: Room, pad: number, layout: Layout, position: Position): Sizes {
  const groups = [
    layout.piles.length,
    position.cells.length,
    (hasStockPlace(layout, position) ? 1 : 0) + position.wastes.length,
  ];
  return { room, pad, groups: groups.filter((count) => count > 0), dealt: layout.fanSize };
}

/** What lies above fans that run downwards. */
export const headDown = (sizes: Sizes, u: number): Head => headAbove(sizes, Math.max(0.75 * u, 32));

/** The frame of fans that run downwards; one that is free takes as much height as it likes to. */
export function downFrame(sizes: Sizes, { count, columns, u }: Grid, isFree: boolean): TableFrame {
  const { room, pad, dealt } = sizes;
  const above = headDown(sizes, u);
  const rows = rowsFor(count, columns);
  const left = room.height - pad - above.top - (rows - 1) * DOWN.gap - rows * TALL * u;
  const step = isFree
    ? Math.max(DOWN.step * u, DOWN.pixels)
    : Math.max(Math.min(DOWN.step * u, left / (rows * (dealt - 1))), leastDown(u));
  return {
    arcs: false,
    room,
    pad,
    columns,
    dealt,
    card: u,
    step,
    end: isFree ? Number.POSITIVE_INFINITY : room.height - pad,
    ...above,
    across: (room.width - 2 * pad - u) / Math.max(columns - 1, 1),
    down: TALL * u + (dealt - 1) * step + DOWN.gap,
  };
}

/** The fans of a position, in columns downwards. */
function placeDown(
  { columns, dealt, card: u, step, end, left, top, across, down }: TableFrame,
  fans: Position['fans'],
): PlacedFan[] {
  const placed: PlacedFan[] = [];
  for (const [column, depths] of depthsOf(fans, columns).entries()) {
    const steps = columnSteps(depths, dealt, u, step, end - top);
    const tops = spread({
      starts: depths.map((_, row) => top + row * down),
      sizes: depths.map((depth, row) => TALL * u + Math.max(depth - 1, 0) * steps[row]!),
      gap: DOWN.gap,
      from: top,
      to: end,
    });
    const x = left + column * across;
    for (const [row, depth] of depths.entries()) {
      const [y, each] = [tops[row]!, steps[row]!];
      placed[row * columns + column] = {
        space: { x, y, turn: 0 },
        cards: Array.from({ length: depth }, (_, at) => ({ x, y: y + at * each, turn: 0 })),
        step: each,
      };
    }
  }
  return placed;
}

/** How many cards the fans of each column hold, from the top to the bottom. */
function depthsOf(fans: Position['fans'], columns: number): number[][] {
  return Array.from({ length: Math.min(columns, fans.length) }, (_, column) =>
    fans.flatMap((cards, fan) => (fan % columns === column ? [cards.length] : [])),
  );
}

/** How high a felt is on which the fans of a position run downwards: its room, or more where they need it. */
export function heightDown(
  { columns, dealt, card: u, step, end, top, pad, room }: TableFrame,
  { fans }: Position,
): number {
  const lows = depthsOf(fans, columns).map((depths) => {
    const steps = columnSteps(depths, dealt, u, step, end - top);
    const sizes = depths.map((depth, row) => TALL * u + Math.max(depth - 1, 0) * steps[row]!);
    return sizes.reduce((sum, size) => sum + size + DOWN.gap, top - DOWN.gap);
  });
  return Math.max(room.height, ...lows.map((low) => low + pad));
}

/** The steps of the fans of a column, so that all fit in its height: deep ones shrink first, then all. */
function columnSteps(
  depths: readonly number[],
  dealt: number,
  u: number,
  step: number,
  height: number,
): number[] {
  const room = height - depths.length * TALL * u - (depths.length - 1) * DOWN.gap;
  const least = leastDeep(u);
  const steps = (isShrunk: (depth: number) => boolean): number[] => {
    const some = depths.reduce((sum, depth) => sum + (isShrunk(depth) ? depth - 1 : 0), 0);
    const others = depths.reduce((sum, depth) => sum + (isShrunk(depth) ? 0 : Math.max(depth - 1, 0)), 0);
    const shrunk = some === 0 ? step : Math.min(step, (room - others * step) / some);
    return depths.map((depth) => (isShrunk(depth) ? shrunk : step));
  };
  const deep = steps((depth) => depth > dealt);
  if (Math.min(...deep) >= least) return deep;
  return steps((depth) => depth > 1).map((each) => Math.max(each, least));
}

/** The widths of a card that an arc of so many takes with the gap after it; the height of a row, the bow and the gap in it. */
export const arcPitch = (dealt: number): number => 0.9 + ARC.step * dealt;
export const ARC_ROW = 1.7;
/** Above a row of arcs there is room for the corners of cards that are turned, in widths. */
const CORNER = 0.06;

/** The frame of fans that are opened in arcs, below a head or beside it. */
export function arcsFrame({ room, pad, dealt }: Sizes, above: Head, { count, columns, u }: Grid): TableFrame {
  const rows = rowsFor(count, columns);
  const spare = room.height - pad / 2 - above.top - rows * ARC_ROW * u;
  return {
    arcs: true,
    room,
    pad,
    columns,
    dealt,
    card: u,
    step: ARC.step * u,
    end: room.height,
    ...above,
    across: (room.width - pad - above.left) / Math.min(columns, Math.max(count, 1)),
    down: ARC_ROW * u + Math.min(Math.max(spare / Math.max(rows, 1), 0), 0.5 * u),
  };
}

/** The fans of a position in arcs, in rows. */
function placeArcs(
  { room, pad, columns, card: u, left, top, across, down }: TableFrame,
  fans: Position['fans'],
): PlacedFan[] {
  const right = room.width - pad;
  return Array.from({ length: rowsFor(fans.length, columns) }, (_, row) => {
    const inRow = fans.slice(row * columns, (row + 1) * columns);
    const counts = inRow.map((cards) => Math.max(cards.length, 1));
    const step = rowStep(counts, u, right - left);
    const arcs = counts.map((count) => arcOf(count, step, u));
    const starts = spread({
      starts: arcs.map(({ half }, column) => left + (column + 0.5) * across - half),
      sizes: arcs.map(({ half }) => 2 * half),
      gap: ARC.gap,
      from: left,
      to: right,
    });
    const y = top + row * down + CORNER * u;
    return arcs.map(({ cards, half }, column): PlacedFan => {
      const middle = starts[column]! + half;
      return {
        space: { x: middle - u / 2, y, turn: 0 },
        cards: cards
          .slice(0, inRow[column]!.length)
          .map((card) => ({ x: middle + card.x, y: y + card.y, turn: card.turn })),
        step,
      };
    });
  }).flat();
}

/** The step of a row of arcs: the usual one, or what makes all of them fit. */
function rowStep(counts: readonly number[], u: number, width: number): number {
  const takes = (step: number): boolean =>
    counts.reduce((sum, count) => sum + 2 * arcOf(count, step, u).half, (counts.length - 1) * ARC.gap) <=
    width;
  let [low, high] = [ARC.least * u, ARC.step * u];
  if (takes(high)) return high;
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (takes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Lays out a position in a frame. */
export function fitTable(frame: TableFrame, { fans }: Pick<Position, 'fans'>): Fit {
  const { arcs, card, columns, slot, slots, state, room, top, pad } = frame;
  const placed = (arcs ? placeArcs : placeDown)(frame, fans);
  const ends = placed.map(({ space, cards }) => Math.max(space.y, ...cards.map(({ y }) => y)));
  const low = Math.max(...ends.map((y) => y + (arcs ? ARC_ROW - CORNER : TALL) * card), top);
  const height = Math.max(low + (arcs ? 0 : pad), room.height);
  return {
    arcs,
    card,
    columns,
    slot,
    slots,
    state,
    width: room.width,
    height,
    isOver: height > room.height + 1,
    fans: placed,
  };
}
