import { useEffect, useRef, useState } from 'preact/hooks';
import { makeFault } from '../../../core/result.ts';
import { dayNumber } from '../../../play/days/day.ts';
import { lookAtOwnPuzzle, type OwnPuzzle } from '../../../play/own/own-puzzle.ts';
import type { OwnPuzzles } from '../../../play/own/own-puzzles.ts';
import { bestResult, type Try } from '../../../play/practice.ts';
import { ConfirmDialog } from '../../storage/ConfirmDialog.tsx';
import { PositionPicture } from '../../table/GamePicture.tsx';
import { shortDate } from '../../words/en/days/dates.ts';
import { OWN, originText, ownAsks } from '../../words/en/own/own.ts';
import { TRY_WORDS } from '../../words/en/practice.ts';

interface OwnListProps {
  readonly own: OwnPuzzles;
  /** All tries that are kept. */
  readonly tries: readonly Try[];
  /** The address of the table. */
  readonly play: string;
  /** Deletes puzzles, by their ids. */
  readonly onRemove: (ids: readonly string[]) => void;
  /** Saves a copy of all. */
  readonly onSave: () => void;
}

/** Puzzles that are shown at once: a list of all would keep a phone waiting. */
const AT_ONCE = 20;

/** The player's own puzzles: those that are due, then those that were not tried, then the others, the newest first. */
export function OwnList({ own, tries, play, onRemove, onSave }: OwnListProps) {
  const days = useDueDays(tries);
  const [shown, setShown] = useState(AT_ONCE);
  const [asked, setAsked] = useState<readonly OwnPuzzle[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const byId = Map.groupBy(tries, ({ puzzle }) => puzzle);
  const today = dayNumber(new Date());
  const due = ({ id }: OwnPuzzle) => (days?.get(id) ?? Number.POSITIVE_INFINITY) <= today;
  const order = (one: OwnPuzzle) => (due(one) ? 0 : byId.has(one.id) ? 2 : 1);
  const sorted = own.puzzles.toReversed().sort((a, b) => order(a) - order(b));
  const learnt = days === null ? [] : sorted.filter(({ id }) => byId.has(id) && !days.has(id));
  if (sorted.length === 0 && own.unread.length === 0)
    return (
      <p>
        {OWN.none} <a href={play}>{OWN.toPlay}</a>
      </p>
    );
  const [first] = asked;
  return (
    <>
      <ul class="lucie-own-list" ref={list} tabIndex={-1}>
        {sorted.slice(0, shown).map((puzzle) => (
          <li key={puzzle.id}>
            <OwnRow
              puzzle={puzzle}
              tries={byId.get(puzzle.id) ?? []}
              day={days?.get(puzzle.id) ?? null}
              today={today}
              onRemove={() => setAsked([puzzle])}
            />
          </li>
        ))}
      </ul>
      {(sorted.length > shown || learnt.length > 1) && (
        <p class="lucie-controls">
          {sorted.length > shown && (
            <button type="button" class="lucie-button" onClick={() => setShown(shown + AT_ONCE)}>
              {OWN.more}
            </button>
          )}
          {learnt.length > 1 && (
            <button type="button" class="lucie-button" onClick={() => setAsked(learnt)}>
              {OWN.learnt(learnt.length)}
            </button>
          )}
        </p>
      )}
      {own.unread.length > 0 && <p class="lucie-fault">{OWN.unread(own.unread.length)}</p>}
      {first !== undefined && (
        <ConfirmDialog
          title={OWN.remove}
          text={asked.length > 1 ? OWN.learntAsk(asked.length) : OWN.removeAsk}
          save={OWN.save}
          onSave={onSave}
          doIt={OWN.remove}
          onDo={() => onRemove(asked.map(({ id }) => id))}
          after={list}
          onClose={() => setAsked([])}
        />
      )}
    </>
  );
}

/** The days on which puzzles come back, by their ids; null while they are worked out. */
function useDueDays(tries: readonly Try[]): ReadonlyMap<string, number> | null {
  const [days, setDays] = useState<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    if (tries.length === 0) return setDays(new Map());
    // Without the schedule the list only says less.
    void import('../../../play/repeat.ts').then(({ dueDays }) => setDays(dueDays(tries))).catch(() => {});
  }, [tries]);
  return days;
}

interface OwnRowProps {
  readonly puzzle: OwnPuzzle;
  /** The tries of this puzzle. */
  readonly tries: readonly Try[];
  /** The day on which it comes back, or null. */
  readonly day: number | null;
  readonly today: number;
  readonly onRemove: () => void;
}

function OwnRow({ puzzle, tries, day, today, onRemove }: OwnRowProps) {
  const looked = lookAtOwnPuzzle(puzzle);
  const best = bestResult(tries);
  const state = best === null ? OWN.untried : TRY_WORDS[best];
  const again = day === null ? '' : day <= today ? `, ${OWN.dueNow}` : `, ${OWN.due(shortDate(day))}`;
  const about = `about-${puzzle.id}`;
  return (
    <>
      {looked.ok && <PositionPicture rules={looked.value.game.rules} position={looked.value.game.start} />}
      <div id={about}>
        {looked.ok ? (
          <a href={`#${puzzle.id}`}>{ownAsks(looked.value.goal, looked.value.game.start)}</a>
        ) : (
          <span>{OWN.damaged(makeFault(looked.fault))}</span>
        )}
        <span>{originText(puzzle)}</span>
        <span>{`${state}${again}`}</span>
      </div>
      <button type="button" class="lucie-button" aria-describedby={about} onClick={onRemove}>
        {OWN.remove}
      </button>
    </>
  );
}
