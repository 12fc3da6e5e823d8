/*
 * Measured numbers as people read them, with no more digits than their interval supports:
 *
 *   a share   22.9 %, interval 22.7–23.2, of 0.22924 (0.22665 to 0.23186)
 *   points    0.3 points, interval 0.25 to 0.35, of a loss in chance to win
 *   cards     1.9, interval 1.8 to 2.0, of a mean number of cards
 */

import { decimalsOf, FINEST, percentDecimals, percentText } from '../../core/proportion.ts';
import type { Figure } from '../../measure/advice-part.ts';
import type { Chance } from '../../solver/odds.ts';
import type { Mean } from './play-stats.ts';

/** A measured number as text, and its interval; empty where the number is exact. */
export interface FigureText {
  readonly value: string;
  readonly range: string;
}

/** A measured share. Of an `open` one only the bounds are known: what it is lies anywhere between them. */
export interface MeasuredShare extends Chance {
  readonly open: boolean;
}

/** A share as people read it; of an open one the bounds, rounded away from each other. */
export function shareText(share: MeasuredShare): FigureText {
  const { chance, low, high, open } = share;
  if (!open) {
    const { share: value, range } = percentText(share);
    return { value, range };
  }
  const places = decimalsOf(100 * (chance - low), 1);
  const bound = (value: number, round: (value: number) => number): string =>
    (round(value * 100 * 10 ** places) / 10 ** places).toFixed(places);
  const least = bound(low, Math.floor);
  return {
    value: high === 1 ? `at least ${least} %` : `${least}–${bound(high, Math.ceil)} %`,
    range: 'bounds',
  };
}

/** A loss in chance to win, in percentage points. */
export function pointsText({ mean, low, high }: Mean): FigureText {
  const half = 50 * (high - low);
  const text = (loss: number, most: number): string => signed((loss * 100).toFixed(decimalsOf(half, most)));
  const range = low === high ? '' : `${text(low, FINEST)} to ${text(high, FINEST)}`;
  return { value: inPoints(text(mean, 2)), range };
}

function inPoints(value: string): string {
  return `${value} ${/^−?1$/.test(value) ? 'point' : 'points'}`;
}

/** By how many percentage points one share is more than another. */
export function differenceText(one: Chance, other: Chance): FigureText {
  const points = 100 * (one.chance - other.chance);
  // Measured apart from each other, their errors add up as squares.
  const half = 50 * Math.hypot(one.high - one.low, other.high - other.low);
  const value = signed(points.toFixed(decimalsOf(half, 1)));
  const text = (bound: number): string => signed(bound.toFixed(decimalsOf(half, FINEST)));
  return {
    value: inPoints(value),
    range: `${text(points - half)} to ${text(points + half)}`,
  };
}

/** A mean number of cards, to a tenth at most. */
export function meanText({ mean, low, high }: Mean): FigureText {
  const half = (high - low) / 2;
  const [from, to] = [low, high].map((bound) => bound.toFixed(decimalsOf(half, FINEST)));
  return { value: mean.toFixed(decimalsOf(half, 1)), range: `${from} to ${to}` };
}

/** A figure of a piece of advice: a share in percent, a difference of shares in points, or a number of cards. */
export function adviceFigureText(unit: 'share' | 'cards' | 'points', figure: Figure): FigureText {
  const { mean, low, high } = figure;
  if (unit === 'points') return pointsText(figure);
  const factor = unit === 'cards' ? 1 : 100;
  const half = (factor * (high - low)) / 2;
  const places = unit === 'cards' ? decimalsOf(half, 2) : percentDecimals({ chance: mean, low, high });
  const text = (value: number, digits = decimalsOf(half, FINEST)) => signed((value * factor).toFixed(digits));
  const range = low === high ? '' : `${text(low)} to ${text(high)}`;
  return { value: `${text(mean, places)}${unit === 'cards' ? '' : ' %'}`, range };
}

/** A number with the sign that print has for less than none. */
function signed(text: string): string {
  return text.replace('-', '−');
}
