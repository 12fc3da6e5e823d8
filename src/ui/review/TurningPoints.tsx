import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import type { Moment } from '../../play/session.ts';
import type { TurningPoint } from '../../play/turning-points.ts';
import type { Hint } from '../../solver/hint.ts';
import { MoveText } from '../board/MoveText.tsx';
import { PlanSteps } from '../hint/PlanSteps.tsx';
import { useSolver } from '../table/use-solver.ts';
import { chanceText } from '../words/en/chance.ts';
import { heldBackText, hintText, hintTrust, planText, reasonText, THEN_REDEAL } from '../words/en/hint.ts';
import { lookSaid, moveNumber, playSaid, REVIEW, turnText } from '../words/en/review.ts';
import { NO_ANSWER } from '../words/en/table.ts';
import { FOLLOW } from '../words/en/table-notes.ts';
import type { Review } from './review.ts';

interface TurnListProps {
  readonly review: Review;
  readonly rules: Rules;
  readonly game: readonly Moment[];
  readonly turns: readonly TurningPoint[];
  /** Brings the board into sight, and with `focus` the focus to it. */
  readonly toBoard: (focus: boolean) => void;
  /** The way from the move with an index to practising it. */
  readonly practise: (index: number) => ComponentChildren;
}

/** The turning points in words, each with the way to look at it, to see what was better, and to play it better. */
export function TurningPoints({ review, rules, game, turns, toBoard, practise }: TurnListProps) {
  const solver = useSolver();
  const [hints, setHints] = useState<ReadonlyMap<number, Hint | string | null>>(new Map());
  const setHint = (moment: number, hint: Hint | string | null) =>
    setHints((before) => new Map(before).set(moment, hint));
  const playFrom = (moment: number, moves: readonly Move[]) => {
    review.playFrom(moment - 1, playSaid(moment), moves);
    toBoard(true);
  };
  return (
    <ol class="lucie-turns">
      {turns.map((turn) => {
        const { index: moment } = turn;
        const [before, after] = [game[moment - 1]?.position, game[moment]?.position];
        const move = game[moment]?.move;
        if (before === undefined || after === undefined || move == null) return null;
        const hint = hints.get(moment) ?? null;
        const isShown = hint !== null && typeof hint !== 'string';
        const ask = () => {
          // One question is open at a time: this one takes the place of another.
          setHints((before) => new Map([...before].filter(([, of]) => of !== FOLLOW.working)));
          if (isShown) return setHint(moment, null);
          setHint(moment, FOLLOW.working);
          solver.ask({ kind: 'hint', rules, position: before }, (reply) => {
            if (reply.kind === 'hint') setHint(moment, reply.hint);
            if (reply.kind === 'fault') setHint(moment, NO_ANSWER[reply.why]);
          });
        };
        const named = (label: string) => ({ 'aria-label': `${label}, ${moveNumber(moment).toLowerCase()}` });
        return (
          <li key={moment}>
            <p>
              <strong>{moveNumber(moment)}</strong>, <MoveText position={before} move={move} />:{' '}
              {turnText(rules, move, turn)}
            </p>
            <LockedNow rules={rules} before={before} after={after} />
            <div class="lucie-controls">
              <button
                type="button"
                class="lucie-button"
                {...named(REVIEW.look)}
                onClick={() => {
                  review.visit(moment - 1, lookSaid(moment));
                  toBoard(false);
                }}
              >
                {REVIEW.look}
              </button>
              <button
                type="button"
                class="lucie-button"
                {...named(REVIEW.better)}
                aria-expanded={isShown}
                onClick={ask}
              >
                {REVIEW.better}
              </button>
              <button
                type="button"
                class="lucie-button"
                {...named(REVIEW.play)}
                onClick={() => playFrom(moment, [])}
              >
                {REVIEW.play}
              </button>
            </div>
            {practise(moment)}
            {typeof hint === 'string' && <p class="lucie-fine">{hint}</p>}
            {hint !== null && typeof hint !== 'string' && (
              <Better
                rules={rules}
                position={before}
                hint={hint}
                onPlay={(...moves) => playFrom(moment, moves)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface LockedNowProps {
  readonly rules: Rules;
  readonly before: Position;
  readonly after: Position;
}

/** What a move has locked, where a few cards that wait for each other show it; else nothing. */
function LockedNow({ rules, before, after }: LockedNowProps) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    // Without it the turning point says what it costs all the same.
    import('./new-ring-text.ts').then(
      (ring) => setText(ring.newRingTextOf(rules, before, after)),
      () => {},
    );
  }, []);
  return text && <p>{text}</p>;
}

interface BetterProps {
  readonly rules: Rules;
  readonly position: Position;
  readonly hint: Hint;
  readonly onPlay: (...moves: readonly Move[]) => void;
}

/** The best move of a position with its reason, its line and what it is worth. */
function Better({ rules, position, hint, onPlay }: BetterProps) {
  const { plan, heldBack, home, proved } = hint;
  const redeal = home < cardCount(rules) && position.deal <= rules.redeals;
  const root = useRef<HTMLDivElement>(null);
  // On a phone it begins where the window ends.
  useEffect(() => root.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <div class="lucie-hint" ref={root}>
      <p>
        {hintText(rules, position, hint)} {reasonText(hint)}
      </p>
      {plan.length > 0 && (
        <>
          <p>{planText(position, hint)}</p>
          <PlanSteps
            rules={rules}
            position={position}
            plan={plan}
            then={redeal ? THEN_REDEAL : undefined}
            onPlay={onPlay}
          />
        </>
      )}
      {heldBack.length > 0 && <p>{heldBackText(heldBack)}</p>}
      <p class="lucie-worth">{chanceText(rules, position, hint)}</p>
      {!proved && <p class="lucie-fine">{hintTrust(hint)}</p>}
    </div>
  );
}
