import { useEffect, useState } from 'preact/hooks';
import type { OwnPuzzles } from '../../../play/own/own-puzzles.ts';
import type { Practice } from '../../../play/practice.ts';
import { bestRun } from '../../../play/queue/run.ts';
import { shortDate } from '../../words/en/days/dates.ts';
import { QUEUE } from '../../words/en/queue/queue.ts';
import { RUN } from '../../words/en/queue/run.ts';
import { GradeSteps } from '../GradeSteps.tsx';
import type { QueueView } from './queue-view.ts';
import { type NamedTheme, ThemeChooser } from './ThemeChooser.tsx';
import './queue.css';

/** The addresses that the queue needs. */
export interface QueueAddresses {
  /** The page with all puzzles, which ends in `/`: a puzzle lies below it. */
  readonly practice: string;
  /** The puzzle that is next while nothing is known. */
  readonly first: string;
  readonly run: string;
}

interface QueueDoorProps {
  readonly practice: Practice;
  readonly own: OwnPuzzles;
  readonly themes: readonly NamedTheme[];
  readonly addresses: QueueAddresses;
  readonly onThemes: (themes: readonly string[]) => void;
}

/** The way to the next puzzle and to a run, the player's level, what comes back, and the themes to choose from. */
export function QueueDoor({ practice, own, themes, addresses, onThemes }: QueueDoorProps) {
  const [view, setView] = useState<QueueView | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const ids = own.puzzles.map(({ id }) => id);
    import('./queue-view.ts')
      .then(async ({ fetchQueue, queueView }) => {
        const puzzles = await fetchQueue(addresses.practice);
        if (wanted) setView(queueView(puzzles, practice, new Date(), addresses.practice, ids));
      })
      .catch(() => setFailed(true));
    return () => {
      wanted = false;
    };
  }, [practice, own]);
  const { hidden } = practice;
  const best = bestRun(practice);
  return (
    <section class="lucie-queue" id="level" aria-label={QUEUE.title}>
      <p class="lucie-queue-ways">
        <a class="lucie-button lucie-strong" href={view?.next ?? addresses.first}>
          {QUEUE.practise}
        </a>
        <a class="lucie-button" href={addresses.run}>
          {RUN.title}
          <small>{hidden || best === 0 ? RUN.length : RUN.best(best)}</small>
        </a>
      </p>
      {!hidden && (
        <p class="lucie-queue-level">
          {view?.level == null ? (
            QUEUE.noLevel
          ) : (
            <>
              <GradeSteps grade={view.level.grade} />{' '}
              {QUEUE.level(view.level.grade, view.level.rating, view.level.deviation)}
            </>
          )}
        </p>
      )}
      {view !== null && <ComingBack {...view} />}
      {view !== null && view.next === null && <p>{QUEUE.done}</p>}
      {failed && <p>{QUEUE.notLoaded}</p>}
      {!hidden && view?.weak != null && (
        <Weakest weak={view.weak} themes={themes} chosen={practice.themes} onThemes={onThemes} />
      )}
      <ThemeChooser themes={themes} chosen={practice.themes} onChoose={onThemes} />
    </section>
  );
}

/** How many puzzles come back now, or when the next does; nothing while there are none. */
function ComingBack({ now, later, laterDay }: QueueView) {
  if (now > 0) return <p>{QUEUE.now(now)}</p>;
  if (laterDay === null) return null;
  return <p>{QUEUE.later(later, shortDate(laterDay))}</p>;
}

interface WeakestProps {
  readonly weak: NonNullable<QueueView['weak']>;
  readonly themes: readonly NamedTheme[];
  readonly chosen: readonly string[];
  readonly onThemes: (themes: readonly string[]) => void;
}

/** The theme that the player is weakest at, and the offer to practise it alone. */
function Weakest({ weak: { theme, solved, tried, usual }, themes, chosen, onThemes }: WeakestProps) {
  const title = themes.find((one) => one.theme === theme)?.title;
  if (title === undefined) return null;
  const isChosen = chosen.length === 1 && chosen[0] === theme;
  return (
    <p class="lucie-queue-weak">
      {QUEUE.weak(title, solved, tried, usual)}{' '}
      {!isChosen && (
        <button type="button" class="lucie-button" onClick={() => onThemes([theme])}>
          {QUEUE.weakOnly(title)}
        </button>
      )}
    </p>
  );
}
