import { newGame } from '../../core/deal/new-game.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { makeDate } from '../../play/days/day.ts';

/** The deal of a day (day.ts), which has its date for a seed. A file of its own, since what deals is much to load. */
export function dealOfDay(rules: Rules, day: number): Position {
  return newGame(rules, makeDate(day)).start;
}
