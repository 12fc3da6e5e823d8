import { useEffect, useState } from 'preact/hooks';
import { FIRST_DAY, makeDate } from '../../play/days/day.ts';
import type { DayMarks } from '../../play/days/day-marks.ts';
import { monthName } from '../words/en/days/dates.ts';
import { DAYS, dayName, WEEKDAYS } from '../words/en/days/days.ts';
import { firstDayOf, monthOf, weeksOf } from './month.ts';
import './calendar.css';

interface DayCalendarProps {
  readonly today: number;
  /** The day whose deal and puzzle are shown. */
  readonly shown: number;
  /** What the player has done of a day. */
  readonly marksOf: (day: number) => DayMarks;
}

/** The days from the first one to today, a month at a time, each a link to it with what was done of it. */
export function DayCalendar({ today, shown, marksOf }: DayCalendarProps) {
  // Where a device is behind its time, its day is the first.
  const first = Math.min(FIRST_DAY, today);
  const [month, setMonth] = useState(monthOf(shown));
  useEffect(() => setMonth(monthOf(shown)), [shown]);
  const name = monthName(firstDayOf(month));
  const isMarked = weeksOf(month)
    .flat()
    .some((day) => day !== null && Object.values(marksOf(day)).some((mark) => mark !== null));
  return (
    <section class="lucie-calendar" aria-labelledby="calendar">
      <h2 id="calendar">{DAYS.calendar}</h2>
      <div class="lucie-calendar-bar">
        <MonthButton
          label={DAYS.earlier}
          isOff={month <= monthOf(first)}
          onPress={() => setMonth((now) => now - 1)}
        />
        <p role="status">{name}</p>
        <MonthButton
          label={DAYS.later}
          isOff={month >= monthOf(today)}
          onPress={() => setMonth((now) => now + 1)}
        />
      </div>
      <div class="lucie-calendar-weeks">
        <table>
          <caption class="lucie-unseen">{DAYS.table(name)}</caption>
          <thead>
            <tr>
              {WEEKDAYS.map((weekday) => (
                <th key={weekday} scope="col">
                  <span aria-hidden="true">{weekday.slice(0, 2)}</span>
                  <span class="lucie-unseen">{weekday}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, at) => (
              <tr key={at}>
                {week.map((day, weekday) => (
                  <td key={weekday}>
                    {day !== null &&
                      (day < first || day > today ? (
                        <span>{dayOfMonth(day)}</span>
                      ) : (
                        <DayLink
                          day={day}
                          marks={marksOf(day)}
                          isToday={day === today}
                          isShown={day === shown}
                        />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="lucie-calendar-legend" data-marked={isMarked || undefined}>
        {DAYS.legend}
      </p>
    </section>
  );
}

function dayOfMonth(day: number): number {
  return day - firstDayOf(monthOf(day)) + 1;
}

interface MonthButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** A button to another month; at the end it stays, so that the focus does. */
function MonthButton({ label, isOff, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      class="lucie-button"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {label}
      <span class="lucie-unseen">{DAYS.month}</span>
    </button>
  );
}

interface DayLinkProps {
  readonly day: number;
  readonly marks: DayMarks;
  readonly isToday: boolean;
  readonly isShown: boolean;
}

/** A day of the calendar: its number, and below it the marks of its puzzle and of its deal. */
function DayLink({ day, marks, isToday, isShown }: DayLinkProps) {
  const { puzzle, deal } = marks;
  return (
    <a
      href={`#${makeDate(day)}`}
      aria-label={dayName(day, marks, isToday)}
      aria-current={isShown ? 'true' : undefined}
      data-today={isToday || undefined}
    >
      {dayOfMonth(day)}
      <span class="lucie-day-marks">
        {puzzle !== null && <span class="lucie-puzzle-mark" data-state={puzzle} />}
        {deal !== null && (
          <span class="lucie-deal-mark" data-end={deal.end}>
            {deal.home}
          </span>
        )}
      </span>
    </a>
  );
}
