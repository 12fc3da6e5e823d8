import { home } from '../../core/position.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import type { Moment } from '../../play/session.ts';
import type { Reviewed } from '../../solver/review.ts';

/*
 * The graph of a review in pixels. The moments of a game, from 0, are spread evenly between the margins; a chance of 1 is
 * at the top. Each moment is a level step from half a moment before it to half a moment after. In a graph that is 320
 * wide and 190 high, a game of two moves with the chances 0.4, 0.4 and 0.1 is `M46 124.4H110.5V124.4H239.5V173.6H304`;
 * the band around that line is what the intervals leave open.
 */

/** What a graph shows at a moment, 0–1 each: the value, and the ends of its interval. */
export interface Level {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The places of a graph in pixels, for so many moments. */
export interface Frame {
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly last: number;
}

/** The left margin has room for the numbers of the scale; both margins are known to review.css, for the slider. */
const MARGIN = { left: 46, right: 16, top: 26 };

/** The frame of a graph of some width for the moments 0 to `last`. */
export function frameOf(width: number, height: number, last: number): Frame {
  return { width, left: MARGIN.left, right: width - MARGIN.right, top: MARGIN.top, bottom: height, last };
}

/** Where a moment stands from left to right; also between moments. */
export function momentX({ left, right, last }: Frame, moment: number): number {
  const x = last === 0 ? left : left + ((right - left) * moment) / last;
  return Math.round(Math.min(right, Math.max(left, x)) * 10) / 10;
}

/** Where a share of 1 stands from top to bottom. */
export function down({ top, bottom }: Frame, share: number): number {
  return Math.round((bottom - (bottom - top) * share) * 10) / 10;
}

/** The moment at a place from left to right. */
export function momentAt({ left, right, last }: Frame, x: number): number {
  return Math.min(last, Math.max(0, Math.round(((x - left) / (right - left)) * last)));
}

/** The chance at each moment as the solver told it; null where it is not known. */
export function chanceLevels(seen: readonly Reviewed[]): readonly (Level | null)[] {
  return seen.map(({ chance }) =>
    chance === null ? null : { value: chance.chance, low: chance.low, high: chance.high },
  );
}

/** The share of cards home at each moment. */
export function homeLevels(rules: Rules, game: readonly Moment[]): readonly Level[] {
  return game.map(({ position }) => {
    const value = home(position) / cardCount(rules);
    return { value, low: value, high: value };
  });
}

/** The parts of a game in one deal, by the places of their first and last moments. */
export function dealsOf(game: readonly Moment[]): readonly { deal: number; from: number; to: number }[] {
  const deals: { deal: number; from: number; to: number }[] = [];
  for (const [moment, { position }] of game.entries()) {
    const last = deals.at(-1);
    if (last?.deal === position.deal) last.to = moment;
    else deals.push({ deal: position.deal, from: moment, to: moment });
  }
  return deals;
}

/** The line of a graph in steps, as the data of an SVG path: each moment is level, and what is not known is left out. */
export function linePath(frame: Frame, levels: readonly (Level | null)[], breaks: readonly number[]): string {
  return levels
    .flatMap((level, moment) => {
      if (level === null) return [];
      const joined = moment > 0 && levels[moment - 1] != null && !breaks.includes(moment);
      const y = down(frame, level.value);
      const from = momentX(frame, moment - 0.5);
      return [joined ? `V${y}` : `M${from} ${y}`, `H${momentX(frame, moment + 0.5)}`];
    })
    .join('');
}

/** The band between the ends of the intervals, as the data of an SVG path. */
export function bandPath(frame: Frame, levels: readonly (Level | null)[]): string {
  return levels
    .flatMap((level, moment) => {
      if (level === null || level.high === level.low) return [];
      const [from, to] = [momentX(frame, moment - 0.5), momentX(frame, moment + 0.5)];
      return [`M${from} ${down(frame, level.high)}H${to}V${down(frame, level.low)}H${from}Z`];
    })
    .join('');
}
