import { type ArrowBoard, ArrowLayer, ArrowLine, endOfCard } from '../board/Arrow.tsx';
import type { DrawnWait } from './xray-view.ts';
import './xray.css';

interface WaitArrowsProps extends ArrowBoard {
  readonly waits: readonly DrawnWait[];
}

/** Arrows over a board from each card to those it waits for: a picture of what is said beside it. */
export function WaitArrows({ position, layout, fits, waits }: WaitArrowsProps) {
  return (
    <ArrowLayer fits={fits} class="lucie-waits">
      {(fit) =>
        waits.map(({ card, waitsFor, isRing, isFar }) => (
          <g
            key={`${card}-${waitsFor}`}
            data-ring={isRing ? '' : undefined}
            data-far={isFar ? '' : undefined}
          >
            <ArrowLine
              from={endOfCard(fit, layout, position, card)}
              to={endOfCard(fit, layout, position, waitsFor)}
              width={0.05}
              least={2}
            />
          </g>
        ))
      }
    </ArrowLayer>
  );
}
