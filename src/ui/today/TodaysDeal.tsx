import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { makeDate } from '../../play/days/day.ts';
import { BoardDoor } from '../table/BoardDoor.tsx';
import { PLAY } from '../words/en/play.ts';
import { useToday } from './use-today.ts';

/** Where the deals of days are played. */
export interface DealPlaces {
  readonly rules: Rules;
  /** The address of the table with this game, to which a seed can be added. */
  readonly play: string;
}

interface TodaysDealProps extends DealPlaces {
  /** The address of the page of days. */
  readonly days: string;
}

/** A picture of the deal of today, and the way to the table where it lies; until it is known which, the way to the page of days. */
export function TodaysDeal({ days, ...places }: TodaysDealProps) {
  return <DealDoor {...places} day={useToday()} otherwise={days} title={PLAY.today} note={PLAY.todayNote} />;
}

interface DealDoorProps extends DealPlaces {
  /** The day whose deal it is; null while that is not known. */
  readonly day: number | null;
  /** Where it leads as long as the day is not known. */
  readonly otherwise: string;
  readonly title: string;
  readonly note: string;
}

/** The same for any day. */
export function DealDoor({ rules, play, day, otherwise, title, note }: DealDoorProps) {
  const [dealt, setDealt] = useState<{ readonly day: number; readonly position: Position } | null>(null);
  useEffect(() => {
    if (day === null) return;
    // Without it the door has no picture, and leads to the deal all the same.
    import('./deal-of-day.ts').then(
      ({ dealOfDay }) => setDealt({ day, position: dealOfDay(rules, day) }),
      () => {},
    );
  }, [day]);
  return (
    <BoardDoor
      href={day === null ? otherwise : `${play}&seed=${makeDate(day)}`}
      title={title}
      dealt={dealt === null || dealt.day !== day ? null : { rules, position: dealt.position }}
    >
      <p>{note}</p>
    </BoardDoor>
  );
}
