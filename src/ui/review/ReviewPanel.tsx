import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type FullHistory, shownOf } from '../../play/game-copies.ts';
import { lucksOf, proofsOf, turningPointsOf } from '../../play/turning-points.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import { tableOf } from '../../solver/odds.ts';
import { goneOn, luckText, progressSaid, proofText, REVIEW } from '../words/en/review.ts';
import { MomentTable } from './MomentTable.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewGraph } from './ReviewGraph.tsx';
import type { Review } from './review.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { type Reviewing, useReviewing } from './use-reviewing.ts';
import './review.css';

interface ReviewPanelProps {
  readonly review: Review;
  readonly game: FullHistory;
}

/** The review of a game: a slider over its moments, the graph, the turning points, the luck, and every move. */
export function ReviewPanel({ review, game }: ReviewPanelProps) {
  const { controller } = review;
  const { moments } = game;
  const { rules } = game.game;
  const reviewing = useReviewing(controller, game);
  const { seen } = reviewing;
  const shown = shownOf(controller.session, game);
  const place = useRef(0);
  if (shown >= 0) place.current = shown;
  const [tabled, setTabled] = useState(false);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    section.current?.querySelector('figure')?.scrollIntoView({ block: 'nearest' });
  }, []);

  const chances = tableOf(rules) !== null || (isSameSuitDeal(rules) && rules.redeals + rules.merci === 0);
  const turns = turningPointsOf(moments, seen);
  const lucks = chances ? lucksOf(moments, seen) : [];
  const done = reviewing.progress === 'done' && seen.length === moments.length;
  const complete = done && seen.every(({ chance }) => chance !== null);
  const missing =
    chances &&
    seen.some(({ chance }, at) => chance === null && (moments[at]?.position.deal ?? 0) <= rules.redeals);
  /** Brings the board into sight, and with `focus` the focus to it. */
  const toBoard = (focus: boolean) => {
    const table = section.current?.parentElement;
    const board = table?.querySelector('.lucie-board');
    const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) board?.scrollIntoView({ block: 'start' });
    if (focus) table?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ReviewBar
        review={review}
        rules={rules}
        game={moments}
        seen={seen}
        title={title}
        place={place.current}
        away={shown < 0}
      />
      <section class="lucie-review" ref={section} aria-label={REVIEW.title}>
        <Progress reviewing={reviewing} game={game} />
        {!chances && <p>{REVIEW.unknown}</p>}
        <ReviewGraph
          rules={rules}
          game={moments}
          seen={seen}
          turns={turns}
          chances={chances}
          shown={shown}
          onVisit={(at) => review.visit(at, '')}
        />
        {missing && <p class="lucie-fault">{REVIEW.notLoaded}</p>}
        {!chances && done && <p>{proofText(proofsOf(seen), moments.length - 1)}</p>}
        {chances && complete && turns.length === 0 && <p>{REVIEW.noTurns}</p>}
        {turns.length > 0 && (
          <>
            <h3>{REVIEW.turns}</h3>
            <TurningPoints review={review} rules={rules} game={moments} turns={turns} toBoard={toBoard} />
          </>
        )}
        {lucks.length > 0 && (
          <>
            <h3>{REVIEW.lucks}</h3>
            <ul class="lucie-lucks">
              {lucks.map((luck) => (
                <li key={luck.at}>{luckText(rules, luck)}</li>
              ))}
            </ul>
          </>
        )}
        {chances && rules.redealWhen === 'only-when-stuck' && rules.redeals > 0 && (
          <p class="lucie-fine">{REVIEW.bound}</p>
        )}
        <details onToggle={({ currentTarget }) => setTabled(currentTarget.open)}>
          <summary>{REVIEW.all}</summary>
          {tabled && (
            <MomentTable
              review={review}
              rules={rules}
              game={moments}
              seen={seen}
              shown={shown}
              chances={chances}
            />
          )}
        </details>
      </section>
    </>
  );
}

/** How far the review has come, and the button that stops it or goes on. */
function Progress({ reviewing, game }: { reviewing: Reviewing; game: FullHistory }) {
  const { seen, progress, goOn, stop } = reviewing;
  const { length } = game.moments;
  const more = progress === 'done' ? length - seen.length : 0;
  return (
    <div class="lucie-progress-line">
      <p>{more > 0 ? goneOn(more) : progressSaid(progress, seen.length, length - 1)}</p>
      {progress !== 'done' && <progress max={length} value={seen.length} aria-label={REVIEW.title} />}
      {/* One button in one place, so that the focus stays when it changes its name. */}
      {(progress !== 'done' || more > 0) && (
        <button
          type="button"
          class="lucie-button"
          onClick={() => (progress === 'running' ? stop() : goOn(game))}
        >
          {progress === 'running' ? REVIEW.stop : more > 0 ? REVIEW.newMoves : REVIEW.goOn}
        </button>
      )}
    </div>
  );
}
