import type { Card } from '../../core/card.ts';
import type { Place } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import { type Fit, TALL } from '../fit/fit.ts';
import type { Fits } from '../fit/fit-style.ts';
import { type Layout, pileOrder } from '../fit/layout.ts';
import type { Point } from './drop.ts';
import './arrow.css';

export interface ArrowProps {
  readonly position: Position;
  readonly layout: Layout;
  readonly fits: Fits;
  readonly card: Card;
  readonly to: Place;
}

/** What an arrow leads from and to: the middle of what is drawn right of an index, and the width of the card there. */
interface End extends Point {
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
    <>
      {fits.map((fit, at) => {
        const from = endOfCard(fit, layout, position, card);
        const end = endOfPlace(fit, layout, to);
        if (from === null || end === null) return null;
        const { line, head } = arrowPaths(from, end);
        return (
          <svg
            key={at}
            class="lucie-arrow"
            viewBox={`0 0 ${fit.width} ${fit.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path class="lucie-arrow-line" d={line} stroke-width={Math.max(0.07 * end.u, 3)} />
            <path d={head} />
          </svg>
        );
      })}
    </>
  );
}

function endOf({ x, y }: Point, u: number): End {
  return { x: x + 0.62 * u, y: y + 0.5 * TALL * u, u };
}

function endOfSlot(fit: Fit, slot: number): End | null {
  const at = fit.slots[slot];
  return at === undefined ? null : endOf(at, fit.slot);
}

function endOfCard(fit: Fit, layout: Layout, position: Position, card: Card): End | null {
  const spot = find(position, card);
  const cells = layout.piles.length;
  if (spot?.at === 'fan') return endOf(fit.fans[spot.fan]!.cards[spot.depth]!, fit.card);
  if (spot?.at === 'cell') return endOfSlot(fit, cells + spot.cell);
  if (spot?.at === 'waste') return endOfSlot(fit, cells + position.cells.length + 1 + spot.waste);
  return null;
}

function endOfPlace(fit: Fit, layout: Layout, to: Place): End | null {
  if (to.at === 'foundation') return endOfSlot(fit, pileOrder(layout).indexOf(to.pile));
  if (to.at === 'cell') return endOfSlot(fit, layout.piles.length + to.cell);
  const { space, cards } = fit.fans[to.fan]!;
  return endOf(cards.at(-1) ?? space, fit.card);
}

/** A bent line, and the head at its end, as paths; how thick it is depends on the cards. */
function arrowPaths(from: End, to: End): { readonly line: string; readonly head: string } {
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
