import { type Move, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { type Episode, partsOf } from '../../explain/plan.ts';
import { CardRuns } from '../board/CardRuns.tsx';
import { MoveText } from '../board/MoveText.tsx';
import { moreEpisodes, PLAN } from '../words/en/hint.ts';
import { StepList } from './StepList.tsx';

interface PlanStepsProps {
  readonly rules: Rules;
  readonly position: Position;
  readonly plan: readonly Episode[];
  /** What comes after the last episode, or nothing. */
  readonly then?: string | undefined;
  /** Plays moves, where that can be done. */
  readonly onPlay?: ((...moves: readonly Move[]) => void) | undefined;
}

/** A plan, an episode a row: what is moved, and what then comes home. With `onPlay`, pressing a row plays up to its end. */
export function PlanSteps({ rules, position, plan, then, onPlay }: PlanStepsProps) {
  let next = position;
  const steps = plan.map((episode, at) => {
    const start = next;
    next = episode.reduce((before, move) => play(rules, before, move), start);
    return {
      shown: <EpisodeText rules={rules} start={start} episode={episode} />,
      press: onPlay && (() => onPlay(...plan.slice(0, at + 1).flat())),
    };
  });
  return (
    <>
      {onPlay !== undefined && <p class="lucie-fine">{PLAN.choose}</p>}
      <StepList class="lucie-plan" title={PLAN.play} atOnce={5} more={moreEpisodes} {...{ steps, then }} />
    </>
  );
}

interface EpisodeTextProps {
  readonly rules: Rules;
  readonly start: Position;
  readonly episode: Episode;
}

function EpisodeText({ rules, start, episode }: EpisodeTextProps) {
  const { first, cards } = partsOf(episode);
  let next = start;
  return (
    <>
      {first.map((move, at) => {
        const before = next;
        next = play(rules, before, move);
        const isLast = at === first.length - 1;
        // A line may break between moves, not within one.
        return [
          <span key={at} class="lucie-plan-move">
            <MoveText position={before} move={move} />
            {isLast ? '' : ','}
          </span>,
          isLast ? '' : ' ',
        ];
      })}
      {first.length > 0 && cards.length > 0 && <span class="lucie-to">{PLAN.brings}</span>}
      {cards.length > 0 && <CardRuns cards={cards} />}
      {first.length === 0 && <span class="lucie-to">{PLAN.atOnce}</span>}
    </>
  );
}
