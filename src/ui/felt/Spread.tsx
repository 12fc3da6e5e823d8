import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { Card } from '../board/Card.tsx';
import { EASING, isStill, mirrorSide } from '../board/flights.ts';
import type { Fit } from '../fit/fit.ts';
import { fitSpread } from '../fit/fit-spread.ts';
import { type Layout, pileOrder } from '../fit/layout.ts';

/** Milliseconds: how long nothing happens, how much later a card is spread than the one before it, how long it flies. */
const SILENCE = 300;
const APART = 35;
const FLIGHT = 260;
/** Milliseconds between the frames that draw cards. */
const PAUSE = 60;

interface SpreadProps {
  readonly position: Position;
  readonly layout: Layout;
  readonly fit: Fit;
}

/**
 * The foundations of a game that is won, spread as arcs over the felt: a picture, of which the foundations tell. Now
 * and then a frame draws one card of each, before they are spread: a slow device would be still while it draws all.
 */
export function Spread({ position, layout, fit }: SpreadProps) {
  const root = useRef<HTMLDivElement>(null);
  const piles = pileOrder(layout).map((pile) => position.foundations[pile] ?? []);
  const fans = useMemo(() => fitSpread(fit, piles), [fit]);
  const begun = useRef(Number(document.timeline.currentTime));
  const most = Math.max(...piles.map((cards) => cards.length));
  const [drawn, setDrawn] = useState(isStill() ? most : 0);
  useEffect(() => {
    if (drawn >= most) return;
    const timer = setTimeout(() => setDrawn(drawn + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [drawn]);
  useLayoutEffect(() => {
    if (root.current === null || drawn === 0 || isStill()) return;
    const newest = root.current.querySelectorAll(`[data-depth="${drawn - 1}"]`);
    for (const [pile, card] of newest.entries()) {
      const [from, to] = [fit.slots[pile]!, fans[pile]!.cards[drawn - 1]!];
      // The aces first, then the twos: all arcs grow at once.
      const delay = SILENCE + ((drawn - 1) * fans.length + pile) * APART;
      const translate = [`${(from.x - to.x) * mirrorSide()}px ${from.y - to.y}px`, '0 0'];
      const timing = { delay, duration: FLIGHT, easing: EASING, fill: 'backwards' as const };
      card.animate({ translate, opacity: [0, 1, 1] }, timing).startTime = begun.current;
    }
  }, [drawn]);
  return (
    <div class="lucie-spread" ref={root} aria-hidden="true">
      {fans.map(({ cards, step }, pile) =>
        cards.slice(0, drawn).map(({ x, y, turn }, depth) => (
          <span key={piles[pile]![depth]} data-depth={depth} style={`--x:${x};--y:${y};--step:${step}px`}>
            <Card card={piles[pile]![depth]!} turn={`--turn:${turn}`} whole />
          </span>
        )),
      )}
    </div>
  );
}
