import { useRef, useState } from 'preact/hooks';
import { type Move, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Episode, isHome } from '../../explain/plan.ts';
import { CardRuns } from '../board/CardRuns.tsx';
import { MoveText } from '../board/MoveText.tsx';
import { moreEpisodes, PLAN } from '../words/en/hint.ts';

interface PlanStepsProps {
  readonly rules: Rules;
  readonly position: Position;
  readonly plan: readonly Episode[];
  /** What comes after the last episode, or nothing. */
  readonly then?: string | undefined;
  readonly onPlay: (...moves: readonly Move[]) => void;
}

/** The episodes of a long plan that are shown at once. */
const SHOWN_AT_ONCE = 5;

/**
 * A plan, an episode a row: what is moved, and what then comes home. Pressing a row plays up to its end. The end
 * of a long plan is folded away.
 */
export function PlanSteps({ rules, position, plan, then, onPlay }: PlanStepsProps) {
  const [whole, setWhole] = useState(plan.length <= SHOWN_AT_ONCE + 1);
  const unfolded = useRef(false);
  /** The button that unfolds is gone then, and the focus goes to what came in its place. */
  const focusFirst = (button: HTMLElement | null) => {
    if (unfolded.current) button?.focus({ preventScroll: true });
    unfolded.current = false;
  };
  let before = position;
  return (
    <ol class="lucie-plan">
      {plan.slice(0, whole ? plan.length : SHOWN_AT_ONCE).map((episode, at) => {
        const start = before;
        before = episode.reduce((now, move) => play(rules, now, move), start);
        return (
          <li key={at}>
            <button
              type="button"
              class="lucie-move"
              ref={at === SHOWN_AT_ONCE ? focusFirst : null}
              title={PLAN.play}
              onClick={() => onPlay(...plan.slice(0, at + 1).flat())}
            >
              <EpisodeText rules={rules} start={start} episode={episode} />
            </button>
          </li>
        );
      })}
      {!whole && (
        <li>
          <button
            type="button"
            class="lucie-move"
            onClick={() => {
              unfolded.current = true;
              setWhole(true);
            }}
          >
            {moreEpisodes(plan.length - SHOWN_AT_ONCE)}
          </button>
        </li>
      )}
      {then !== undefined && <li class="lucie-then">{then}</li>}
    </ol>
  );
}

/** The moves of an episode, and the cards that then come home one after another. */
function EpisodeText({
  rules,
  start,
  episode,
}: Pick<PlanStepsProps, 'rules'> & { readonly start: Position; readonly episode: Episode }) {
  const brought = episode.length - episode.findLastIndex((move) => !isHome(move)) - 1;
  const first = episode.slice(0, episode.length - brought);
  const cards = episode.slice(first.length).flatMap((move) => ('card' in move ? [move.card] : []));
  let before = start;
  return (
    <>
      {first.map((move, at) => {
        const now = before;
        before = play(rules, now, move);
        return (
          <span key={at} class="lucie-plan-move">
            <MoveText position={now} move={move} />
            {at < first.length - 1 ? ', ' : ''}
          </span>
        );
      })}
      {first.length > 0 && cards.length > 0 && <span class="lucie-to">{PLAN.brings}</span>}
      {cards.length > 0 && <CardRuns cards={cards} />}
      {first.length === 0 && <span class="lucie-to">{PLAN.atOnce}</span>}
    </>
  );
}
