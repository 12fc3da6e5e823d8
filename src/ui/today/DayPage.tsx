import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { FIRST_DAY, makeDate, readDate } from '../../play/days/day.ts';
import { dayMarks } from '../../play/days/day-marks.ts';
import type { PuzzleList } from '../../play/days/puzzle-list.ts';
import type { Practice } from '../../play/practice.ts';
import { practiceStore } from '../practice/practice-store.ts';
import type { FoundList } from '../storage/list-store.ts';
import { type FoundRecord, recordStore } from '../storage/record-store.ts';
import { useListStore } from '../storage/use-list-store.ts';
import { wholeDate } from '../words/en/days/dates.ts';
import { DAYS, dealMarkText } from '../words/en/days/days.ts';
import { sentence } from '../words/en/phrases.ts';
import { PLAY } from '../words/en/play.ts';
import { PRACTICE } from '../words/en/practice.ts';
import { RECORD_LINE } from '../words/en/record-line.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { DealDoor, type DealPlaces } from './TodaysDeal.tsx';
import { PuzzleDoor, type PuzzlePlaces } from './TodaysPuzzle.tsx';
import { useToday } from './use-today.ts';
import '../table/table.css';
import './day-page.css';

interface DayPageProps extends DealPlaces, PuzzlePlaces {
  /** The id of the game whose deals they are. */
  readonly preset: string;
  /** What is said of the days, beside the calendar. */
  readonly children?: ComponentChildren;
}

/** The deal and the puzzle of a day, today unless the address names another, and the calendar of all days so far. */
export function DayPage({ preset, rules, play, lists, practice, files, children }: DayPageProps) {
  const today = useToday();
  const { day, unknown, heading } = useDayOfAddress(today);
  const tries = useListStore(practiceStore);
  const games = useListStore(recordStore);
  const marksOf = useMarks(preset, files, tries.found, games.found);
  const isToday = day === today;
  const deal = day === null ? null : marksOf(day).deal;
  const notes = [
    unknown === '' ? '' : DAYS.none(unknown),
    faultOf(tries.found, PRACTICE),
    tries.fault === '' ? '' : PRACTICE.unread(tries.fault),
    faultOf(games.found, { ...RECORD_LINE, denied: '' }),
    games.fault === '' ? '' : RECORD_LINE.unread(games.fault),
  ];
  return (
    <div class="lucie-day-page">
      <p class="lucie-day-date" tabIndex={-1} ref={heading}>
        {day !== null && wholeDate(day)}
        {day !== null && today !== null && !isToday && (
          <>
            {' '}
            <a href={`#${makeDate(today)}`}>{DAYS.back}</a>
          </>
        )}
      </p>
      {notes.map(
        (note) =>
          note !== '' && (
            <p key={note} class="lucie-fault" role="alert">
              {note}
            </p>
          ),
      )}
      <div class="lucie-day-doors">
        <DealDoor
          rules={rules}
          play={play}
          day={day}
          otherwise={play}
          title={day === null || isToday ? PLAY.today : DAYS.deal(day)}
          note={deal === null ? '' : sentence(dealMarkText(deal))}
        />
        <PuzzleDoor
          lists={lists}
          practice={practice}
          files={files}
          day={day}
          title={day === null || isToday ? PRACTICE.today : DAYS.puzzle(day)}
        />
      </div>
      <div class="lucie-day-calendar">
        <div>
          {day !== null && today !== null && <DayCalendar today={today} shown={day} marksOf={marksOf} />}
        </div>
        {children}
      </div>
    </div>
  );
}

/** What is wrong with what is kept, as a sentence; empty where nothing is. */
function faultOf(
  found: FoundList<unknown> | null,
  words: Readonly<Record<'denied' | 'newer' | 'stuck', string>>,
): string {
  return found === null || found.state === 'record' ? '' : words[found.state];
}

/**
 * The day that the address names by its date; today where it names none. A date that the calendar does not have is
 * `unknown`. When a link on the page leads to another day, the line with its date comes into sight and has the focus.
 */
function useDayOfAddress(today: number | null) {
  const [asked, setAsked] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const read = () => setAsked(location.hash.slice(1));
    const follow = () => {
      // Other parts of the page, as that behind “Skip to the text”, are no days.
      if (!/^(?:#\d|$)/.test(location.hash)) return;
      read();
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    };
    read();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const day = readDate(asked);
  const isKnown = day !== null && today !== null && day >= FIRST_DAY && day <= today;
  const isDate = /^\d/.test(asked);
  return { day: isKnown ? day : today, unknown: isDate && today !== null && !isKnown ? asked : '', heading };
}

/** What was done of each day; which puzzle a day has is loaded once there are tries to be marked. */
function useMarks(
  preset: string,
  files: string,
  practice: FoundList<Practice> | null,
  record: FoundRecord | null,
) {
  const [lists, setLists] = useState<readonly PuzzleList[]>([]);
  const tries = practice?.state === 'record' && !practice.record.hidden ? practice.record.tries : [];
  const games = record?.state === 'record' ? record.record.games : [];
  const isTried = tries.length > 0;
  useEffect(() => {
    if (!isTried) return;
    // Without it no puzzle is marked.
    fetch(`${files}order.json`)
      .then((answer) => answer.json())
      .then(setLists, () => {});
  }, [isTried]);
  return useMemo(() => dayMarks({ tries, games, lists, preset }), [practice, record, lists]);
}
