import type { ComponentChildren } from 'preact';
import { DealPicture, type DealPictureProps } from './DealPicture.tsx';
import './board-door.css';

interface BoardDoorProps {
  readonly href: string;
  readonly title: string;
  /** What the board shows; null until that is known, and then it is bare felt of the same size. */
  readonly dealt: DealPictureProps | null;
  readonly children?: ComponentChildren;
}

/** A board to look at, and above it where it leads: the whole of it can be pressed. */
export function BoardDoor({ href, title, dealt, children }: BoardDoorProps) {
  return (
    <article class="lucie-door">
      <div class="lucie-door-words">
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {children}
      </div>
      {/* Its title says where it leads; card by card it is read out there. */}
      <div class="lucie-door-board" aria-hidden="true">
        {dealt !== null && <DealPicture {...dealt} />}
      </div>
    </article>
  );
}
