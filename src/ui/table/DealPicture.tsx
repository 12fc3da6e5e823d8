import { type Card, rankOf, SUITS, suitOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Fit, PlacedCard } from '../fit/fit.ts';
import { type PageHeights, pageFits } from '../fit/fit-page.ts';
import { type Layout, layoutOf, pileOrder } from '../fit/layout.ts';
import { artAddress } from '../pack/pack-file.ts';
import { OUTLINES } from '../pack/suit-outlines.ts';
import { rankMark } from '../words/en/phrases.ts';
import '../board/board.css';
import './deal-picture.css';

/*
 * A position as a drawing, for pages on which nobody plays: much less code than a board. Everything lies where a board
 * within a page has it. A card is drawn 100 by 140 and laid where it belongs.
 */

/** The least height of a picture that changes its deal, in the units of its fit: that of most deals. */
const HEIGHTS: PageHeights = [480, 0];

/** What a picture shows. */
export interface DealPictureProps {
  readonly rules: Rules;
  readonly position: Position;
  /** Whether it is as a wide board, not as one on a phone. */
  readonly isWide?: boolean;
  /** Whether another deal leaves its height as it is; others lie in the middle of the room that they have. */
  readonly keepsHeight?: boolean;
}

/** Draws a position to be looked at; the words beside it say what it is. */
export function DealPicture({ rules, position, isWide = false, keepsHeight = false }: DealPictureProps) {
  const layout = layoutOf(rules);
  const fit = pageFits(layout, position, false, keepsHeight ? HEIGHTS : undefined)[isWide ? 1 : 0];
  return (
    <svg
      class="lucie-deal-picture"
      viewBox={`0 0 ${fit.width} ${fit.height}`}
      preserveAspectRatio="xMidYMid"
      aria-hidden="true"
    >
      <Piles position={position} layout={layout} fit={fit} />
      {position.fans.map((cards, fan) => {
        const { space, cards: places, step } = fit.fans[fan]!;
        return cards.length === 0 ? (
          <Place key={fan} at={space} width={fit.card} />
        ) : (
          cards.map((card, depth) => (
            <PictureCard
              key={card}
              card={card}
              laid={laid(places[depth]!, fit.card)}
              strip={depth === cards.length - 1 ? 1 : step / fit.card}
              isStep={!fit.arcs}
            />
          ))
        );
      })}
    </svg>
  );
}

/** What lies above the fans: foundations, cells and wastes. No deal of the day and no puzzle has a stock left. */
function Piles({
  position: { foundations, cells, wastes },
  layout,
  fit,
}: {
  readonly position: Position;
  readonly layout: Layout;
  readonly fit: Fit;
}) {
  const tops = [
    ...pileOrder(layout).map((pile) => foundations[pile]?.at(-1)),
    ...cells,
    ...wastes.map((cards) => cards.at(-1)),
  ];
  // The place of the stock stands before the wastes.
  const stock = tops.length - wastes.length;
  return (
    <>
      {tops.map((card, slot) => {
        const at = fit.slots[slot < stock ? slot : slot + 1]!;
        return card == null ? (
          <Place key={slot} at={at} width={fit.slot} />
        ) : (
          <PictureCard key={slot} card={card} laid={laid(at, fit.slot)} strip={1} />
        );
      })}
    </>
  );
}

const laid = ({ x, y, turn }: PlacedCard, width: number): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(width / 100).toFixed(3)}) rotate(${turn.toFixed(1)} 50 70)`;

/** A place without a card. */
function Place({ at, width }: { readonly at: PlacedCard; readonly width: number }) {
  return (
    <rect
      class="lucie-picture-place"
      transform={laid(at, width)}
      x="1"
      y="1"
      width="98"
      height="138"
      rx="11"
    />
  );
}

interface PictureCardProps {
  readonly card: Card;
  /** Where it lies, as a transform of a card of 100 by 140. */
  readonly laid: string;
  /** What can be seen of it, in widths: all of one that nothing covers. */
  readonly strip: number;
  /** Whether the upper edge is what is seen of a covered one. */
  readonly isStep?: boolean;
}

/** A card of a drawing. */
export function PictureCard({ card, laid, strip, isStep = false }: PictureCardProps) {
  const outline = OUTLINES[suitOf(card)];
  // The suit lies below its rank or, where the upper edge is seen, beside it.
  const isBeside = isStep && strip < 1;
  const size = isBeside ? Math.min(1, strip / 0.4) : Math.min(1, strip / 0.35);
  const suit = isBeside ? 'translate(68 9) scale(0.25)' : 'translate(7 38) scale(0.2)';
  return (
    <g data-suit={SUITS[suitOf(card)]} transform={laid}>
      <rect width="100" height="140" rx="10" />
      <g transform={`scale(${size.toFixed(2)})`}>
        <text x={isBeside ? 22 : 17} y={isBeside ? 34 : 32} font-size={isBeside ? 38 : 34}>
          {rankMark(rankOf(card))}
        </text>
        <path d={outline} transform={suit} />
      </g>
      {strip === 1 && <use href={artAddress(card)} width="100" height="140" />}
    </g>
  );
}
