import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { home } from '../../core/position.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import { type FullHistory, shownIndex } from '../../play/game-copies.ts';
import { provedMoments, redealLucks, type TurningPoint, turningPointsOf } from '../../play/turning-points.ts';
import { isSameSuitDeal } from '../../solver/deal-search.ts';
import { tableOf } from '../../solver/odds.ts';
import { focusBoard } from '../board/use-board.ts';
import { goneOn, luckText, progressSaid, proofText, REVIEW } from '../words/en/review.ts';
import { MomentTable } from './MomentTable.tsx';
import { KeepAll, PractiseTurn } from './OwnPuzzles.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewGraph } from './ReviewGraph.tsx';
import type { Review } from './review.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useOwnPuzzles } from './use-own-puzzles.ts';
import { type Reviewing, useReviewing } from './use-reviewing.ts';
import './review.css';

interface ReviewPanelProps {
  readonly review: Review;
  readonly game: FullHistory;
  /** The address of the page with the player's own puzzles. */
  readonly own: string;
}

/** The review of a game: a slider over its moments, the graph, the turning points, the luck, and every move. */
export function ReviewPanel({ review, game, own }: ReviewPanelProps) {
  const { controller } = review;
  const { moments } = game;
  const { rules } = game.game;
  const reviewing = useReviewing(controller, game);
  const { seen } = reviewing;
  const shown = shownIndex(controller.session, game);
  const lastShown = useRef(0);
  if (shown >= 0) lastShown.current = shown;
  const [tabled, setTabled] = useState(false);
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);

  const close = () => {
    // What is pressed goes away: the focus goes to the board.
    focusBoard(title.current?.closest('.lucie-desk-parts'));
    review.close();
  };
  useLayoutEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isHere = target instanceof Element && target.closest('.lucie-review, .lucie-review-bar') !== null;
      if (key === 'Escape' && isHere) close();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const chances = tableOf(rules) !== null || (isSameSuitDeal(rules) && rules.redeals + rules.merci === 0);
  const turns = turningPointsOf(moments, seen);
  const desk = useOwnPuzzles(game, turns, reviewing.progress !== 'running');
  const shared = { review, rules, game: moments, seen };
  return (
    <>
      <ReviewBar {...shared} title={title} place={lastShown.current} away={shown < 0} onClose={close} />
      <section class="lucie-review" ref={section} aria-label={REVIEW.title}>
        <ReviewGraph
          rules={rules}
          game={moments}
          seen={seen}
          turns={turns}
          chances={chances}
          shown={shown}
          onVisit={(moment) => review.visit(moment, '')}
        />
        <Progress reviewing={reviewing} game={game} />
        {!chances && <p>{REVIEW.unknown}</p>}
        <Summary reviewing={reviewing} rules={rules} moments={moments} chances={chances} turns={turns} />
        {turns.length > 0 && (
          <>
            <h3>{REVIEW.turns}</h3>
            <TurningPoints
              review={review}
              rules={rules}
              game={moments}
              turns={turns}
              toBoard={(focus) => showBoard(section.current?.closest('.lucie-desk-parts'), focus)}
              practise={(index) => <PractiseTurn desk={desk} page={own} index={index} />}
            />
            <KeepAll desk={desk} page={own} turns={turns} onSay={(text) => controller.say(text, null)} />
          </>
        )}
        {chances && <Luck rules={rules} lucks={redealLucks(moments, seen)} />}
        {chances && rules.redealWhen === 'only-when-stuck' && rules.redeals > 0 && (
          <p class="lucie-fine">{REVIEW.bound}</p>
        )}
        <details onToggle={({ currentTarget }) => setTabled(currentTarget.open)}>
          <summary>{REVIEW.all}</summary>
          {tabled && <MomentTable {...shared} shown={shown} chances={chances} />}
        </details>
      </section>
    </>
  );
}

/** Brings the board of a table into sight, and with `focus` the focus to it. */
function showBoard(table: HTMLElement | null | undefined, focus: boolean): void {
  const board = table?.querySelector('.lucie-board');
  const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
  if (top < 0 || bottom > innerHeight) board?.scrollIntoView({ block: 'start' });
  if (focus) focusBoard(table);
}

interface SummaryProps {
  readonly reviewing: Reviewing;
  readonly rules: Rules;
  readonly moments: FullHistory['moments'];
  /** Whether chances are known in this game at all. */
  readonly chances: boolean;
  readonly turns: readonly TurningPoint[];
}

/** What the review comes to in a sentence: a table that did not load, what was proved, or that nothing was given away. */
function Summary({ reviewing: { seen, progress }, rules, moments, chances, turns }: SummaryProps) {
  const done = progress === 'done' && seen.length === moments.length;
  const complete = done && seen.every(({ chance }) => chance !== null);
  const missing =
    chances &&
    seen.some(
      ({ chance }, index) => chance === null && (moments[index]?.position.deal ?? 0) <= rules.redeals,
    );
  const won = home(moments.at(-1)!.position) === cardCount(rules);
  return (
    <>
      {missing && <p class="lucie-fault">{REVIEW.notLoaded}</p>}
      {!chances && done && <p>{won ? REVIEW.won : proofText(provedMoments(seen), moments.length - 1)}</p>}
      {chances && complete && turns.length === 0 && <p>{REVIEW.noTurns}</p>}
    </>
  );
}

/** How lucky each redeal was. */
function Luck({ rules, lucks }: { rules: Rules; lucks: ReturnType<typeof redealLucks> }) {
  if (lucks.length === 0) return null;
  return (
    <>
      <h3>{REVIEW.lucks}</h3>
      <ul class="lucie-lucks">
        {lucks.map((luck) => (
          <li key={luck.index}>{luckText(rules, luck)}</li>
        ))}
      </ul>
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
