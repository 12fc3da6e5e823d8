import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Fit } from '../fit/fit.ts';
import { fitSpread } from '../fit/fit-spread.ts';
import { type Layout, pileOrder } from '../fit/layout.ts';
import { Card } from './Card.tsx';
import { EASING, isStill, mirrorSide } from './flights.ts';

/** Milliseconds: how long nothing happens, how much later a card is spread than the one before it, how long it flies. */
const SILENCE = 300;
const APART = 35;
const FLIGHT = 260;

interface SpreadProps {
  readonly position: Position;
  readonly layout: Layout;
  readonly fit: Fit;
}

/** The foundations of a game that is won, spread as arcs over the felt: a picture, of which the foundations tell. */
export function Spread({ position, layout, fit }: SpreadProps) {
  const root = useRef<HTMLDivElement>(null);
  const order = pileOrder(layout);
  const piles = order.map((pile) => position.foundations[pile] ?? []);
  const fans = useMemo(() => fitSpread(fit, piles), [fit]);
  useLayoutEffect(() => {
    if (root.current === null || isStill()) return;
    const cards = [...root.current.children];
    for (const [pile, fan] of fans.entries()) {
      const from = fit.slots[pile]!;
      for (const [depth, to] of fan.cards.entries()) {
        // The aces first, then the twos: all arcs grow at once.
        const delay = SILENCE + (depth * fans.length + pile) * APART;
        const translate = [`${(from.x - to.x) * mirrorSide()}px ${from.y - to.y}px`, '0 0'];
        const timing = { delay, duration: FLIGHT, easing: EASING, fill: 'backwards' as const };
        cards.shift()?.animate({ translate, opacity: [0, 1, 1] }, timing);
      }
    }
  }, []);
  return (
    <div class="lucie-spread" ref={root} aria-hidden="true">
      {fans.map(({ cards, step }, pile) =>
        cards.map(({ x, y, turn }, depth) => (
          <span key={piles[pile]![depth]} style={`--x:${x};--y:${y};--step:${step}px`}>
            <Card card={piles[pile]![depth]!} turn={`--turn:${turn}`} whole />
          </span>
        )),
      )}
    </div>
  );
}
