import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rules } from '../../core/rules.ts';
import type { Moment } from '../../play/session.ts';
import type { TurningPoint } from '../../play/turning-points.ts';
import type { Reviewed } from '../../solver/review.ts';
import { dealLabel, REVIEW, scaleLabel } from '../words/en/review.ts';
import {
  bandPath,
  chanceLevels,
  dealsOf,
  down,
  type Frame,
  frameOf,
  homeLevels,
  type Level,
  linePath,
  momentAt,
  momentX,
} from './review-graph.ts';

interface ReviewGraphProps {
  readonly rules: Rules;
  readonly game: readonly Moment[];
  readonly seen: readonly Reviewed[];
  readonly turns: readonly TurningPoint[];
  /** Whether the graph shows chances; otherwise cards home, and what was proved under them. */
  readonly chances: boolean;
  /** The moment on the board, or -1. */
  readonly shown: number;
  readonly onVisit: (moment: number) => void;
}

/** How high it is; lower where the review has less than half of a phone's window, so that the whole of it is seen at once. */
const HEIGHT = { usual: 190, low: 124 };
/** Windows in which the review lies below the table, as review.css has it, and that are no higher than a phone's. */
const LOW = '(width < 60rem) and (height < 56rem)';
/** The strip of proofs under a graph of cards home. */
const STRIP = { gap: 8, height: 12 };
/** The least room for the words over a deal, and between the numbers of turning points. */
const ROOM = { deal: 48, number: 13 };

/** The graph of a reviewed game. It is for the eye and the pointer: the slider and the table tell the same. */
export function ReviewGraph(props: ReviewGraphProps) {
  const { rules, game, seen, turns, chances, shown, onVisit } = props;
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const bottom = matchMedia(LOW).matches ? HEIGHT.low : HEIGHT.usual;
  const frame = frameOf(width, bottom, game.length - 1);
  const height = bottom + (chances ? 6 : STRIP.gap + STRIP.height + 2);
  const deals = dealsOf(game);
  const levels = chances ? chanceLevels(seen) : homeLevels(rules, game);
  const level = levels[shown];
  return (
    <figure class="lucie-graph" ref={figure}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        onClick={({ currentTarget, clientX }) => {
          const box = currentTarget.getBoundingClientRect();
          onVisit(momentAt(frame, ((clientX - box.left) * width) / box.width));
        }}
      >
        <Scale frame={frame} rules={rules} chances={chances} />
        <DealBounds frame={frame} rules={rules} deals={deals} />
        <path class="lucie-graph-band" d={bandPath(frame, levels)} />
        <path
          class="lucie-graph-line"
          d={linePath(
            frame,
            levels,
            deals.map(({ from }) => from),
          )}
        />
        {!chances && <Strip frame={frame} seen={seen} />}
        {shown >= 0 && (
          <path
            class="lucie-graph-now"
            d={`M${momentX(frame, shown)} ${frame.top - 6}V${frame.bottom + (chances ? 4 : STRIP.gap + STRIP.height)}`}
          />
        )}
        <Turns frame={frame} turns={turns} chances={chances} levels={levels} />
        {level != null && (
          <circle class="lucie-graph-dot" cx={momentX(frame, shown)} cy={down(frame, level.value)} r={5} />
        )}
      </svg>
      <Key chances={chances} turns={turns.length > 0} />
    </figure>
  );
}

/** The width of an element in pixels, as it changes. */
function useWidth(element: RefObject<HTMLElement>): number {
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 320)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return width;
}

/** Lines across the graph at every quarter; every second one has its number. */
function Scale({ frame, rules, chances }: Pick<ReviewGraphProps, 'rules' | 'chances'> & { frame: Frame }) {
  return [0, 0.25, 0.5, 0.75, 1].map((share) => (
    <g key={share}>
      <path class="lucie-graph-rule" d={`M${frame.left} ${down(frame, share)}H${frame.right}`} />
      {share % 0.5 === 0 && (
        <text x={frame.left - 8} y={down(frame, share) + 4} text-anchor="end">
          {scaleLabel(share, rules, chances)}
        </text>
      )}
    </g>
  ));
}

interface DealBoundsProps extends Pick<ReviewGraphProps, 'rules'> {
  readonly frame: Frame;
  readonly deals: ReturnType<typeof dealsOf>;
}

/** Where each deal begins, and its name where it has redeals. */
function DealBounds({ frame, rules, deals }: DealBoundsProps) {
  return deals.map(({ deal, from, to }) => {
    const [start, end] = [momentX(frame, from - 0.5), momentX(frame, to + 0.5)];
    return (
      <g key={from}>
        {from > 0 && <path class="lucie-graph-deal" d={`M${start} 4V${frame.bottom}`} />}
        {rules.redeals > 0 && (
          <text x={start + (from > 0 ? 5 : 0)} y={14}>
            {dealLabel(deal, end - start < ROOM.deal)}
          </text>
        )}
      </g>
    );
  });
}

interface TurnsProps extends Pick<ReviewGraphProps, 'turns' | 'chances'> {
  readonly frame: Frame;
  readonly levels: readonly (Level | null)[];
}

/** A mark over each turning point, with its number where there is room. */
function Turns({ frame, turns, chances, levels }: TurnsProps) {
  return turns.map(({ index: moment, after }, index) => {
    const y = down(frame, chances ? after.chance : (levels[moment]?.value ?? 0));
    const x = momentX(frame, moment);
    const previous = turns[index - 1];
    const crowded = previous !== undefined && x - momentX(frame, previous.index) < ROOM.number;
    return (
      <g key={moment}>
        <path class="lucie-graph-turn" d={`M${x} ${y - 1}l-6 -11h12Z`} />
        {!crowded && (
          <text class="lucie-graph-number" x={x} y={y - 16} text-anchor="middle">
            {index + 1}
          </text>
        )}
      </g>
    );
  });
}

/** What was proved at each moment: full where the game could be won, hatched where it was lost, a thin line where it is open. */
function Strip({ frame, seen }: { frame: Frame; seen: readonly Reviewed[] }) {
  const hatch = useId();
  const top = frame.bottom + STRIP.gap;
  return (
    <g>
      <Hatch id={hatch} />
      {seen.map(({ chance, proved }, moment) => {
        const [x, end] = [momentX(frame, moment - 0.5), momentX(frame, moment + 0.5)];
        const key = `${moment}`;
        if (!proved || chance === null)
          return <rect key={key} class="lucie-graph-open" x={x} y={top + 5} width={end - x} height={2} />;
        return (
          <rect
            key={key}
            class={chance.chance === 1 ? 'lucie-graph-won' : 'lucie-graph-lost'}
            fill={chance.chance === 1 ? undefined : `url(#${hatch})`}
            x={x}
            y={top}
            width={end - x}
            height={STRIP.height}
          />
        );
      })}
    </g>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect class="lucie-graph-hatch" width="2" height="5" />
    </pattern>
  );
}

/** What the shapes of the graph mean. */
function Key({ chances, turns }: { chances: boolean; turns: boolean }) {
  const hatch = useId();
  return (
    <figcaption class="lucie-graph-key">
      {turns && (
        <span>
          <svg width="14" height="14" aria-hidden="true">
            <path class="lucie-graph-turn" d="M7 13l-6 -11h12Z" />
          </svg>
          {REVIEW.turn}
        </span>
      )}
      <span>
        <svg width="14" height="14" aria-hidden="true">
          <path class="lucie-graph-now" d="M7 0V14" />
          <circle class="lucie-graph-dot" cx="7" cy="7" r="4" />
        </svg>
        {REVIEW.shown}
      </span>
      {chances ? (
        <span>
          <svg width="20" height="14" aria-hidden="true">
            <path class="lucie-graph-band" d="M0 2H20V12H0Z" />
            <path class="lucie-graph-line" d="M0 7H20" />
          </svg>
          {REVIEW.interval}
        </span>
      ) : (
        <>
          <span>
            <svg width="20" height="14" aria-hidden="true">
              <rect class="lucie-graph-won" y="1" width="20" height="12" />
            </svg>
            {REVIEW.winnable}
          </span>
          <span>
            <svg width="20" height="14" aria-hidden="true">
              <Hatch id={hatch} />
              <rect class="lucie-graph-lost" fill={`url(#${hatch})`} y="1" width="20" height="12" />
            </svg>
            {REVIEW.lost}
          </span>
          <span>
            <svg width="20" height="14" aria-hidden="true">
              <rect class="lucie-graph-open" y="6" width="20" height="2" />
            </svg>
            {REVIEW.open}
          </span>
        </>
      )}
    </figcaption>
  );
}
