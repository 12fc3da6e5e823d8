import { newGame } from '../../core/deal/new-game.ts';
import type { Rules } from '../../core/rules.ts';
import { makeDate } from '../../play/day.ts';
import { BoardDoor } from '../table/BoardDoor.tsx';
import { PLAY } from '../words/en/play.ts';
import { useToday } from './use-today.ts';

/** Where the deals of days are played. */
export interface DealPlaces {
  readonly rules: Rules;
  /** The address of the table with this game, to which a seed can be added. */
  readonly play: string;
}

/** A picture of the deal of today, and the way to the table where it lies. */
export function TodaysDeal(places: DealPlaces) {
  return <DealDoor {...places} day={useToday()} title={PLAY.today} note={PLAY.todayNote} />;
}

interface DealDoorProps extends DealPlaces {
  /** The day whose deal it is; null while that is not known. */
  readonly day: number | null;
  readonly title: string;
  readonly note: string;
}

/** The same for any day. */
export function DealDoor({ rules, play, day, title, note }: DealDoorProps) {
  const seed = day === null ? null : makeDate(day);
  return (
    <BoardDoor
      href={seed === null ? play : `${play}&seed=${seed}`}
      title={title}
      dealt={seed === null ? null : { rules, position: newGame(rules, seed).start }}
    >
      <p>{note}</p>
    </BoardDoor>
  );
}
