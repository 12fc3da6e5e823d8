import type { Moment } from '../../play/session.ts';
import type { Reviewed } from '../../solver/review.ts';

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
export function momentX({ left, right, last }: Frame, at: number): number {
  const place = last === 0 ? left : left + ((right - left) * at) / last;
  return Math.round(Math.min(right, Math.max(left, place)) * 10) / 10;
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

/** The parts of a game in one deal, by the places of their first and last moments. */
export function dealsOf(game: readonly Moment[]): readonly { deal: number; from: number; to: number }[] {
  const deals: { deal: number; from: number; to: number }[] = [];
  for (const [at, { position }] of game.entries()) {
    const last = deals.at(-1);
    if (last?.deal === position.deal) last.to = at;
    else deals.push({ deal: position.deal, from: at, to: at });
  }
  return deals;
}

/** The line of a graph in steps, as the data of an SVG path: each moment is level, and what is not known is left out. */
export function linePath(frame: Frame, levels: readonly (Level | null)[], breaks: readonly number[]): string {
  return levels
    .flatMap((level, at) => {
      if (level === null) return [];
      const joined = at > 0 && levels[at - 1] != null && !breaks.includes(at);
      const y = down(frame, level.value);
      const from = momentX(frame, at - 0.5);
      return [joined ? `V${y}` : `M${from} ${y}`, `H${momentX(frame, at + 0.5)}`];
    })
    .join('');
}

/** The band between the ends of the intervals, as the data of an SVG path. */
export function bandPath(frame: Frame, levels: readonly (Level | null)[]): string {
  return levels
    .flatMap((level, at) => {
      if (level === null || level.high === level.low) return [];
      const [from, to] = [momentX(frame, at - 0.5), momentX(frame, at + 0.5)];
      return [`M${from} ${down(frame, level.high)}H${to}V${down(frame, level.low)}H${from}Z`];
    })
    .join('');
}
