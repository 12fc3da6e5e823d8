import type { DayMarks, DealMark } from '../../../../play/days/day-marks.ts';
import type { TryResult } from '../../../../play/practice.ts';
import { count } from '../phrases.ts';
import { shortDate } from './dates.ts';

/** The days of the week, as the head of a calendar has them. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The words of the page of days. */
export const DAYS = {
  deal: (day: number) => `Deal of ${shortDate(day)}`,
  puzzle: (day: number) => `Puzzle of ${shortDate(day)}`,
  calendar: 'Earlier days',
  link: 'Earlier days',
  /** The name of the table, for those who do not see it. */
  table: (month: string) => `The days of ${month}, each with its deal and its puzzle`,
  earlier: 'Earlier',
  later: 'Later',
  /** Behind both, for those who hear them. */
  month: ' month',
  back: 'Back to today',
  none: (date: string) => `The calendar has no day ${date}, so here is today.`,
  legend:
    'The square is the puzzle: filled when solved, framed when solved with a hint, dashed when not yet solved without a wrong move. The number is how many cards of the deal came home; it is filled when the game was won.',
} as const;

const PUZZLE_STATES: Readonly<Record<TryResult, string>> = {
  solved: 'puzzle solved',
  helped: 'puzzle solved with a hint',
  failed: 'puzzle not yet solved without a wrong move',
};

/** How the deal of a day went: `won`, `41 cards home`. */
export function dealMarkText({ home, end }: DealMark): string {
  const cards = `${count(home, 'card')} home`;
  return { won: 'won', over: cards, left: `left with ${cards}` }[end];
}

/** A day of the calendar as it is read out: `3 November: puzzle solved, deal: 41 cards home`. */
export function dayName(day: number, { puzzle, deal }: DayMarks, isToday: boolean): string {
  const done = [
    ...(puzzle === null ? [] : [PUZZLE_STATES[puzzle]]),
    ...(deal === null ? [] : [`deal: ${dealMarkText(deal)}`]),
  ];
  const name = `${shortDate(day)}${isToday ? ', today' : ''}`;
  return done.length === 0 ? name : `${name}: ${done.join(', ')}`;
}
