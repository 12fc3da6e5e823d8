import { useEffect, useState } from 'preact/hooks';
import { dateOfDay, dayNumber } from '../../play/day.ts';
import { PRACTICE_HASHES, type Practice } from '../../play/practice.ts';
import { PRACTICE } from '../words/en/practice.ts';

interface SeeAgainProps {
  readonly practice: Practice;
  /** The address of a puzzle by its id; nothing for one that there is no longer. */
  readonly addressOf: (id: string) => string | undefined;
}

/** The puzzles that did not go well and are due, with the way to the first; nothing while there are none. */
export function SeeAgain({ practice, addressOf }: SeeAgainProps) {
  const [days, setDays] = useState<ReadonlyMap<string, number> | null>(null);
  const [failed, setFailed] = useState(false);
  const any = practice.tries.some(({ how }) => how !== 'solved');
  useEffect(() => {
    if (!any) return setDays(new Map());
    // The schedule is loaded once there is something to schedule.
    import('../../play/repeat.ts').then(
      ({ dueDays }) => setDays(dueDays(practice.tries)),
      () => setFailed(true),
    );
  }, [practice]);

  const today = dayNumber(new Date());
  // What the site has no longer does not come back.
  const known = [...(days ?? [])].flatMap(([id, day]) => {
    const href = addressOf(id);
    return href === undefined ? [] : [{ href, day }];
  });
  const due = known.filter(({ day }) => day <= today);
  const [first] = due;
  const [next] = known;
  if (!failed && next === undefined) return null;
  return (
    <section>
      <h2>{PRACTICE.again}</h2>
      {failed && <p>{PRACTICE.notLoaded}</p>}
      {first !== undefined && (
        <>
          <p>{PRACTICE.againNow(due.length)}</p>
          <p>
            <a class="lucie-button" href={first.href + PRACTICE_HASHES.again}>
              {PRACTICE.begin}
            </a>
          </p>
        </>
      )}
      {first === undefined && next !== undefined && (
        <p>
          {PRACTICE.againLater(
            known.length,
            dateOfDay(next.day).toLocaleDateString('en-GB', {
              day: 'numeric',
              month: 'long',
              timeZone: 'UTC',
            }),
          )}
        </p>
      )}
    </section>
  );
}
