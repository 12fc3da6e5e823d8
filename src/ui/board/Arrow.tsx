import type { ComponentChildren } from 'preact';
import type { Card } from '../../core/card.ts';
import type { Place } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import { type Fit, TALL } from '../fit/fit.ts';
import type { Fits } from '../fit/fit-style.ts';
import { type Layout, pileOrder } from '../fit/layout.ts';
import type { Point } from './drop.ts';
import './arrow.css';

/** The board that an arrow lies over. */
export interface ArrowBoard {
  readonly position: Position;
  readonly layout: Layout;
  readonly fits: Fits;
}

interface ArrowProps extends ArrowBoard {
  readonly card: Card;
  readonly to: Place;
}

/** What an arrow leads from and to: the middle of what is drawn right of an index, and the width of the card there. */
interface ArrowEnd extends Point {
  readonly u: number;
}

/** How far the middle of an arrow is beside the straight line, and how far its ends are from their points, in parts. */
const BEND = 0.14;
const GAP = 0.34;
/** How long its head is, and as wide. */
const HEAD = 0.24;

/** An arrow over a board from a card to where it goes: a picture of what is said beside it. */
export function Arrow({ position, layout, fits, card, to }: ArrowProps) {
  return (
    <ArrowLayer fits={fits}>
      {(fit) => (
        <ArrowLine
          from={endOfCard(fit, layout, position, card)}
          to={endOfPlace(fit, layout, to)}
          width={0.07}
          least={3}
        />
      )}
    </ArrowLayer>
  );
}

interface ArrowLayerProps extends Pick<ArrowBoard, 'fits'> {
  readonly class?: string;
  readonly children: (fit: Fit) => ComponentChildren;
}

/** What lies over the cards, drawn once for each way in which they are laid out. */
export function ArrowLayer({ fits, class: name, children }: ArrowLayerProps) {
  return (
    <>
      {fits.map((fit, at) => (
        <svg
          key={at}
          class={name === undefined ? 'lucie-arrow' : `lucie-arrow ${name}`}
          viewBox={`0 0 ${fit.width} ${fit.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {children(fit)}
        </svg>
      ))}
    </>
  );
}

interface ArrowLineProps {
  readonly from: ArrowEnd | null;
  readonly to: ArrowEnd | null;
  /** How thick it is, in widths of a card, and in pixels at the least. */
  readonly width: number;
  readonly least: number;
}

/** An arrow; nothing where one of its ends is not drawn. */
export function ArrowLine({ from, to, width, least }: ArrowLineProps) {
  if (from === null || to === null) return null;
  const { line, head } = arrowPaths(from, to);
  return (
    <>
      <path class="lucie-arrow-line" d={line} stroke-width={Math.max(width * to.u, least)} />
      <path d={head} />
    </>
  );
}

function endOf({ x, y }: Point, u: number): ArrowEnd {
  return { x: x + 0.62 * u, y: y + 0.5 * TALL * u, u };
}

function endOfSlot(fit: Fit, slot: number): ArrowEnd | null {
  const at = fit.slots[slot];
  return at === undefined ? null : endOf(at, fit.slot);
}

/** Where a card leads from or to; null where it lies on no stack that is drawn. */
export function endOfCard(fit: Fit, layout: Layout, position: Position, card: Card): ArrowEnd | null {
  const spot = find(position, card);
  const cells = layout.piles.length;
  if (spot?.at === 'fan') return endInFan(fit, spot.fan, spot.depth);
  if (spot?.at === 'cell') return endOfSlot(fit, cells + spot.cell);
  if (spot?.at === 'waste') return endOfSlot(fit, cells + position.cells.length + 1 + spot.waste);
  return null;
}

/** The middle of what is seen of a card in a fan. */
function endInFan({ fans, card: u }: Fit, fan: number, depth: number): ArrowEnd {
  const { cards } = fans[fan]!;
  const [at, next] = [cards[depth]!, cards[depth + 1]];
  if (next === undefined) return endOf(at, u);
  const [x, y] = [next.x - at.x, next.y - at.y];
  return Math.abs(x) > Math.abs(y)
    ? { x: at.x + x / 2, y: at.y + 0.62 * TALL * u, u }
    : { x: at.x + 0.7 * u, y: at.y + y / 2, u };
}

function endOfPlace(fit: Fit, layout: Layout, to: Place): ArrowEnd | null {
  if (to.at === 'foundation') return endOfSlot(fit, pileOrder(layout).indexOf(to.pile));
  if (to.at === 'cell') return endOfSlot(fit, layout.piles.length + to.cell);
  const fan = fit.fans[to.fan];
  return fan === undefined ? null : endOf(fan.cards.at(-1) ?? fan.space, fit.card);
}

/** A bent line, and the head at its end, as paths; how thick it is depends on the cards. */
function arrowPaths(from: ArrowEnd, to: ArrowEnd): { readonly line: string; readonly head: string } {
  const middle = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * BEND,
    y: (from.y + to.y) / 2 - (to.x - from.x) * BEND,
  };
  const start = moved(from, middle, GAP * from.u);
  const tip = moved(to, middle, GAP * to.u * 0.4);
  const neck = moved(tip, middle, HEAD * to.u);
  const side = { x: (tip.y - neck.y) / 2, y: (neck.x - tip.x) / 2 };
  const at = ({ x, y }: Point, by = 0) => `${(x + side.x * by).toFixed(1)} ${(y + side.y * by).toFixed(1)}`;
  return {
    line: `M${at(start)}Q${at(middle)} ${at(neck)}`,
    head: `M${at(tip)}L${at(neck, 1)}L${at(neck, -1)}z`,
  };
}

/** A point so far from another one on the way to a third. */
function moved(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}
