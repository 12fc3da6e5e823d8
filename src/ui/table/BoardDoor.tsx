import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { DealPicture, type DealPictureProps } from './DealPicture.tsx';
import './board-door.css';

interface BoardDoorProps {
  readonly href: string;
  readonly title: string;
  /** What the board shows; null until that is known, and then it is bare felt of the same size. */
  readonly dealt: Pick<DealPictureProps, 'rules' | 'position'> | null;
  /** What lies on the felt, where it moves nothing as it comes. */
  readonly mark?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The width from which a door shows the board as it lies on wide screens, as in board-door.css. */
const WIDE = 520;

/** A board to look at, and above it where it leads: the whole of it can be pressed. */
export function BoardDoor({ href, title, dealt, mark, children }: BoardDoorProps) {
  const door = useRef<HTMLElement>(null);
  const [isWide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const sizes = new ResizeObserver(([entry]) => setWide(entry!.contentRect.width >= WIDE));
    sizes.observe(door.current!);
    return () => sizes.disconnect();
  }, []);
  return (
    <article class="lucie-door" ref={door}>
      <div class="lucie-door-words">
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {children}
      </div>
      <div class="lucie-door-board">
        {/* Its title says where it leads; card by card it is read out there. */}
        <div aria-hidden="true">
          {dealt !== null && isWide !== null && <DealPicture {...dealt} isWide={isWide} />}
        </div>
        {mark}
      </div>
    </article>
  );
}
