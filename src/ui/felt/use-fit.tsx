import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { type Fit, type Fitted, fitTable, type Room } from '../fit/fit.ts';
import { frameInRoom } from '../fit/fit-room.ts';
import type { Layout } from '../fit/layout.ts';

/** The room of a felt, and what the player has set, as the page has them now. */
interface Surroundings {
  readonly room: Room;
  readonly isLarge: boolean;
}

/** How many fans a felt that has just been measured draws in a frame: a slow device would be still while it draws all. */
const FANS_A_FRAME = 6;

function surroundingsOf(felt: HTMLElement): Surroundings {
  return {
    room: { width: felt.clientWidth, height: felt.clientHeight },
    isLarge: document.documentElement.dataset.size === 'large',
  };
}

/** Where everything lies on a felt that fills its room, followed as the room and the settings change. */
export function useFit(felt: RefObject<HTMLElement>, layout: Layout, position: Position): Fitted {
  const [around, setAround] = useState<Surroundings | null>(null);
  useLayoutEffect(() => {
    const element = felt.current;
    if (element === null) return;
    const measure = () => {
      const now = surroundingsOf(element);
      setAround((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const settings = new MutationObserver(measure);
    settings.observe(document.documentElement, { attributeFilter: ['data-size'] });
    return () => {
      sizes.disconnect();
      settings.disconnect();
    };
  }, []);
  // No move of a deal changes what the frame is made from: how many fans and places there are.
  const key = `${position.fans.length} ${position.cells.length} ${position.wastes.length}`;
  const frame = useMemo(
    () => (around === null ? null : frameInRoom(around.room, layout, position, around.isLarge)),
    [around, key, layout.piles.length],
  );
  const before = useRef<Fit | null>(null);
  const fit = useMemo(() => {
    before.current = frame === null ? null : keepFans(before.current, fitTable(frame, position));
    return before.current;
  }, [frame, position]);
  // Where a felt has to scroll, it scrolls to what has just happened.
  useLayoutEffect(() => {
    if (fit?.isOver) felt.current?.querySelector('.lucie-mark-last')?.scrollIntoView({ block: 'nearest' });
  }, [fit]);
  const [spread, setSpread] = useState<typeof import('./Spread.tsx') | null>(null);
  const isSpread = fit !== null && isAllHome(position);
  useEffect(() => {
    // Where it cannot be loaded the foundations tell the same.
    if (isSpread) import('./Spread.tsx').then(setSpread, () => {});
  }, [isSpread]);
  return {
    fit,
    fans: useFirstFans(fit !== null, position.fans.length),
    spread: isSpread && spread !== null && <spread.Spread position={position} layout={layout} fit={fit} />,
  };
}

/** Whether all cards lie on foundations. */
function isAllHome({ fans, cells, stock, wastes }: Position): boolean {
  const left = [...fans, ...wastes, stock, cells.filter((card) => card !== null)];
  return left.every((cards) => cards.length === 0);
}

/** A fit in which every fan that lies as it lay before is the same object: what is drawn of it can stay. */
function keepFans(before: Fit | null, next: Fit): Fit {
  if (before?.arcs !== next.arcs) return next;
  const kept = next.fans.map((fan, at) => {
    const old = before.fans[at];
    return old !== undefined && JSON.stringify(old) === JSON.stringify(fan) ? old : fan;
  });
  return { ...next, fans: kept };
}

/** How many of so many fans are drawn: none before the felt has been measured, then some more in each frame. */
function useFirstFans(isMeasured: boolean, count: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (!isMeasured || drawn === Infinity) return;
    const next = drawn + FANS_A_FRAME;
    setDrawn(next < count ? next : Infinity);
  }, [isMeasured, drawn]);
  return drawn;
}
